import type { EntityManager } from 'typeorm';
import { placesFor, readRows } from '../../platform/database/read-rows';
import { City } from './city.entity';
import { indexedCity, isCalled, labelsOf } from './search';

/** A city that an order or a point is to name. */
export interface ChosenCity extends Pick<City, 'id' | 'regionId'> {
  /** Its name as suggestions have it, which no other city shares. */
  label: string;
  /** Whether a text names this city and no other place. */
  isCalled: (text: string) => boolean;
}

/** The cities by their numbers; those that are gone are left out. */
export async function chosenCities(manager: EntityManager, ids: number[]): Promise<Map<number, ChosenCity>> {
  if (ids.length === 0) return new Map();
  // A label depends on the city's namesakes.
  const rest = `WHERE nameKey IN (SELECT nameKey FROM cities WHERE id IN ${placesFor(ids)})`;
  const rows = (await readRows(manager, City, rest, ids)).map((city) => ({ city, row: indexedCity(city) }));
  const labels = labelsOf(rows.map(({ row }) => row));
  const chosen = rows.filter(({ city }) => ids.includes(city.id));
  return new Map(
    chosen.map(({ city: { id, regionId, nameKey }, row }) => {
      const hasNamesakes = rows.some(({ city }) => city.nameKey === nameKey && city.id !== id);
      const label = labels.get(row) ?? row.name;
      return [id, { id, regionId, label, isCalled: (text) => isCalled(text, row, hasNamesakes) }];
    }),
  );
}

/** The cities by their numbers; those that are gone are left out. */
export async function citiesById(manager: EntityManager, cityIds: number[]): Promise<Map<number, City>> {
  const ids = [...new Set(cityIds)];
  const cities = ids.length === 0 ? [] : await readRows(manager, City, `WHERE id IN ${placesFor(ids)}`, ids);
  return new Map(cities.map((city) => [city.id, city]));
}
