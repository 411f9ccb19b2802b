import { useCallback } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import type { FoundCityDto } from '@shlyah/api-client';
import type { ComboboxOption } from '../../ui/fields/Combobox';
import { findCountry } from './actions';

/** A suggested city: the option of a combobox with what the API knows of it. */
export interface CityOption extends ComboboxOption {
  id: number;
  found: FoundCityDto;
}

/** The search that a Combobox of cities needs; rejects when the suggestions cannot be loaded. */
export function useCitySearch(): (query: string) => Promise<readonly CityOption[]> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (query) => {
      const cities = await dispatch(findCountry(query)).unwrap();
      return cities.map((found) => ({
        id: found.id,
        label: found.search,
        exact: found.exact,
        ...inTwoLines(found),
        found,
      }));
    },
    [dispatch],
  );
}

/** The place's name, and under it what tells it apart from its namesakes. */
function inTwoLines({ search, city }: FoundCityDto): { name: string; note: string } | undefined {
  const rest = search.startsWith(`${city}, `) ? search.slice(city.length + 2) : '';
  return rest ? { name: city, note: rest } : undefined;
}
