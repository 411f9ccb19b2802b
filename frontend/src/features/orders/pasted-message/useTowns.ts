import { useEffect, useState } from 'react';
import { useCitySearch, type CityOption } from '../../points/useCitySearch';
import { citiesMeant, type MessageTown } from './towns';

/** A city that a message may mean, and the words that name it. */
export interface NamedCity {
  option: CityOption;
  from: string;
}

interface Found {
  /** The queries that were asked. */
  asked: string;
  cities: readonly NamedCity[];
  failed: boolean;
}

/** Looks the places of a message up, the only part of it that leaves the browser. */
export function useTowns(towns: readonly MessageTown[]): Found & { searching: boolean } {
  const search = useCitySearch();
  const asked = JSON.stringify(towns);
  const [found, setFound] = useState<Found>({ asked: '[]', cities: [], failed: false });
  useEffect(() => {
    let isCurrent = true;
    const named = JSON.parse(asked) as MessageTown[];
    const keep = (cities: readonly NamedCity[], failed: boolean) => {
      if (isCurrent) setFound({ asked, cities, failed });
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
  }, [asked, search]);
  const isCurrent = found.asked === asked;
  return { ...found, cities: isCurrent ? found.cities : [], searching: !isCurrent };
}
