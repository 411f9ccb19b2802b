import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fold, REGIONS } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../platform/database/database';
import { nextRevision } from '../../platform/database/revisions';
import { City } from '../../modules/points/city.entity';
import {
  cityRow,
  existingSettlement,
  GeoFileError,
  matchSettlements,
  microdegrees,
  parseSettlements,
} from '../../modules/points/gazetteer';
import { insertMany } from '../../platform/database/insert-many';
import { CommandError, oneFile, overDatabase, readArgs, type Command } from './run-command';

const minskId = REGIONS.find(({ iso }) => iso === 'BY-HM')?.id ?? 0;

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
    const { insert, update, same } = matchSettlements((await tx.find(City)).map(existingSettlement), rows);
    if (insert.length + update.length > 0) await nextRevision(tx, 'cities');
    await insertMany(tx, City, insert.map(cityRow));
    for (const { id, postcode, lat, lon } of update) {
      await tx.update(City, { id }, { postcode, lat: microdegrees(lat), lon: microdegrees(lon) });
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
  const minsk = await tx.countBy(City, { nameKey: fold('Минск'), regionId: minskId });
  if (minsk !== 1) throw new CommandError('The file would make a second Минск; nothing was imported.');
}

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
