import { fold, REGIONS } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { placeholders } from '../../../platform/database/read-rows';
import type { City } from '../city.entity';
import type { ImportedSettlement } from './import-row';
import { matchSettlements, type ExistingSettlement } from './match';
import { villages } from './villages';

const isos = new Map(REGIONS.map(({ id, iso }) => [id, iso]));
const regionIds = new Map(REGIONS.map(({ iso, id }) => [iso, id]));

export const microdegrees = (degrees: number): number => Math.round(degrees * 1e6);

/** A settlement as a row of cities. */
export const cityRow = (place: ImportedSettlement & { population?: number }): Omit<City, 'id'> => ({
  name: place.name,
  nameKey: fold(place.name),
  kind: place.kind,
  regionId: regionIds.get(place.region) ?? 0,
  district: place.district ?? '',
  postcode: place.postcode,
  lat: microdegrees(place.lat),
  lon: microdegrees(place.lon),
  population: place.population ?? 0,
});

type KnownCity = Pick<City, 'id' | 'name' | 'regionId' | 'district' | 'postcode' | 'lat' | 'lon'>;

export const existingSettlement = (city: KnownCity): ExistingSettlement => ({
  id: city.id,
  name: city.name,
  region: isos.get(city.regionId) ?? 'BY-HM',
  district: city.district || null,
  postcode: city.postcode,
  lat: city.lat / 1e6,
  lon: city.lon / 1e6,
});

/** Below the parameters of one statement. */
const CHUNK = 500;

async function insert(tx: EntityManager, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const part = rows.slice(start, start + CHUNK);
    const columns = Object.keys(part[0] ?? {}).join(', ');
    const values = part.map((row) => placeholders(Object.values(row))).join(', ');
    await tx.query(
      `INSERT INTO cities (${columns}) VALUES ${values}`,
      part.flatMap((row) => Object.values(row) as unknown[]),
    );
  }
}

/**
 * Adds the villages that a database does not have, and changes no row: those of an earlier import keep their ids. In bare SQL, since
 * a migration runs it.
 */
export async function addVillages(tx: EntityManager): Promise<number> {
  const known = await tx.query<KnownCity[]>(
    'SELECT id, name, regionId, district, postcode, lat, lon FROM cities',
  );
  const taken = new Set(known.map(({ id }) => id));
  const added = matchSettlements(known.map(existingSettlement), villages()).insert;
  const free = added.filter(({ id }) => !taken.has(id));
  await insert(
    tx,
    free.map((village) => ({ id: village.id, ...cityRow(village) })),
  );
  await insert(tx, added.filter(({ id }) => taken.has(id)).map(cityRow));
  return added.length;
}
