import type { EntityManager } from 'typeorm';
import { placeholders, readRows } from '../../platform/database/read-rows';
import { City } from './city.entity';
import { indexedCity, labelsOf, namesCity } from './search';

/** A city with its unique label, to validate references of orders and points. */
export interface LabelledCity extends Pick<City, 'id' | 'regionId'> {
  /** The label of the suggestions, unique among cities. */
  label: string;
  /** Whether a text names this city unambiguously. */
  matches: (text: string) => boolean;
}

/** Cities by id; missing ones are omitted. */
export async function labelledCities(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, LabelledCity>> {
  if (ids.length === 0) return new Map();
  // Labels depend on the city's namesakes, so the query reads them too.
  const rest = `WHERE nameKey IN (SELECT nameKey FROM cities WHERE id IN ${placeholders(ids)})`;
  const rows = (await readRows(manager, City, rest, ids)).map((city) => ({ city, row: indexedCity(city) }));
  const labels = labelsOf(rows.map(({ row }) => row));
  const chosen = rows.filter(({ city }) => ids.includes(city.id));
  return new Map(
    chosen.map(({ city: { id, regionId, nameKey }, row }) => {
      const namesakes = rows.filter(({ city }) => city.nameKey === nameKey).map((namesake) => namesake.row);
      const label = labels.get(row) ?? row.name;
      return [id, { id, regionId, label, matches: (text) => namesCity(text, row, namesakes) }];
    }),
  );
}

/** Cities by id; missing ones are omitted. */
export async function citiesById(manager: EntityManager, cityIds: number[]): Promise<Map<number, City>> {
  const ids = [...new Set(cityIds)];
  const cities =
    ids.length === 0 ? [] : await readRows(manager, City, `WHERE id IN ${placeholders(ids)}`, ids);
  return new Map(cities.map((city) => [city.id, city]));
}
