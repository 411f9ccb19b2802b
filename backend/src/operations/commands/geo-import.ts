import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fold, REGIONS } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database';
import { nextRevision } from '../../platform/database/revisions';
import { City } from '../../modules/points/city.entity';
import {
  GeoFileError,
  matchSettlements,
  parseSettlements,
  type ExistingSettlement,
  type ImportedSettlement,
} from '../../modules/points/gazetteer';
import { insertMany } from '../../platform/database/insert-many';
import { CommandError, oneFile, overDatabase, readArgs, type Command } from './run-command';

const isos = new Map(REGIONS.map(({ id, iso }) => [id, iso]));
const regionIds = new Map(REGIONS.map(({ id, iso }) => [iso, id]));

const micro = (degrees: number): number => Math.round(degrees * 1e6);

export interface ImportResult {
  inserted: number;
  updated: number;
  same: number;
  skipped: { line: number; reason: string }[];
}

/**
 * Imports a file's settlements in one transaction, by their names; CommandError and no change when the file is
 * invalid.
 */
export async function importSettlements(
  database: Database,
  text: string,
  fileName: string,
): Promise<ImportResult> {
  const { rows, skipped } = parse(text, fileName);
  return database.write(async (tx) => {
    const { insert, update, same } = matchSettlements((await tx.find(City)).map(existing), rows);
    if (insert.length + update.length > 0) await nextRevision(tx, 'cities');
    await insertMany(tx, City, insert.map(newCity));
    for (const { id, postcode, lat, lon } of update) {
      await tx.update(City, { id }, { postcode, lat: micro(lat), lon: micro(lon) });
    }
    await refuseDoubles(tx);
    return { inserted: insert.length, updated: update.length, same, skipped };
  });
}

function parse(text: string, fileName: string): ReturnType<typeof parseSettlements> {
  try {
    return parseSettlements(text, fileName);
  } catch (error) {
    if (error instanceof GeoFileError) throw new CommandError(error.message);
    throw error;
  }
}

/** Минск must stay 6 whatever a file holds: points, orders and the form's default name it. */
async function refuseDoubles(tx: EntityManager): Promise<void> {
  const minsk = await tx.countBy(City, { nameKey: fold('Минск'), regionId: regionIds.get('BY-HM') ?? 0 });
  if (minsk !== 1) throw new CommandError('The file would make a second Минск; nothing was imported.');
}

const existing = ({ id, name, regionId, district, postcode, lat, lon }: City): ExistingSettlement => ({
  id,
  name,
  region: isos.get(regionId) ?? 'BY-HM',
  district: district || null,
  postcode,
  lat: lat / 1e6,
  lon: lon / 1e6,
});

const newCity = (place: ImportedSettlement): Omit<City, 'id'> => ({
  name: place.name,
  nameKey: fold(place.name),
  kind: place.kind,
  regionId: regionIds.get(place.region) ?? 0,
  district: place.district ?? '',
  postcode: place.postcode,
  lat: micro(place.lat),
  lon: micro(place.lon),
  population: 0,
});

const shownReasons = 10;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

export const geoImport: Command = {
  usage: 'BY.txt',
  async run(args, config) {
    const file = oneFile(readArgs(args, {}, true).positionals);
    const text = read(file);
    await overDatabase(config, async (database) => {
      const { inserted, updated, same, skipped } = await importSettlements(database, text, basename(file));
      console.log(`${inserted} settlements added, ${updated} corrected, ${same} known already.`);
      if (skipped.length > 0) console.log(`${skipped.length} rows left out:`);
      for (const { line, reason } of skipped.slice(0, shownReasons)) console.log(`  row ${line}: ${reason}`);
      if (skipped.length > shownReasons) console.log(`  and ${skipped.length - shownReasons} more`);
    });
  },
};
