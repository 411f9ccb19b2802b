import { useEffect, useState } from 'react';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import { citiesMeant, type MessageTown } from './towns';

/** A city that a message may mean, and the words that name it. */
export interface NamedCity {
  option: CityOption;
  from: string;
}

interface Found {
  /** The queries of this answer. */
  queries: string;
  cities: readonly NamedCity[];
  failed: boolean;
}

/** Looks the places of a message up, the only part of it that leaves the browser. */
export function useTowns(towns: readonly MessageTown[]): Found & { searching: boolean } {
  const search = useCitySearch();
  const queries = JSON.stringify(towns);
  const [found, setFound] = useState<Found>({ queries: '[]', cities: [], failed: false });
  useEffect(() => {
    let isCurrent = true;
    const named = JSON.parse(queries) as MessageTown[];
    const keep = (cities: readonly NamedCity[], failed: boolean) => {
      if (isCurrent) setFound({ queries, cities, failed });
    };
    Promise.all(
      named.map(async (town) => {
        const options = citiesMeant(town, await search(town.query));
        return options.map((option) => ({ option, from: town.from }));
      }),
    ).then(
      (cities) => keep(cities.flat(), false),
      () => keep([], true),
    );
    return () => {
      isCurrent = false;
    };
  }, [queries, search]);
  const isCurrent = found.queries === queries;
  return { ...found, cities: isCurrent ? found.cities : [], searching: !isCurrent };
}
