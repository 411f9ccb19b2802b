// The schema of a place as the database describes it, and the ways to newer and older ones.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

const require = createRequire(import.meta.url);

let loaded;

/** Parts of the built product for the engine of a place: the columns of the entities are made for one of them while they load. */
function built({ engine, url }, path) {
  if (loaded !== engine)
    for (const name of Object.keys(require.cache))
      if (name.includes('/backend/dist/')) delete require.cache[name];
  loaded = engine;
  process.env.DATABASE_URL = url;
  require('reflect-metadata');
  return require(join(root, 'backend/dist', path));
}

/** Work on a place by the product's own migrations. */
async function withSource(place, work) {
  const { buildWriter } = built(place, 'storage/data-source.js');
  const source = await buildWriter(place.config).initialize();
  return work(source).finally(() => source.destroy());
}

/** Brings the schema up to date as a start does, in this process. */
export async function migrate(place) {
  const { openDatabase } = built(place, 'storage/open.js');
  const database = await openDatabase({ database: place.config, demo: false }, () => new Date());
  await database.close();
}

/** Undoes the newest migrations. */
export const undo = (place, count) =>
  withSource(place, async (source) => {
    for (let left = count; left > 0; left--) await source.undoLastMigration({ transaction: 'each' });
  });

export const migrationCount = (place) => withSource(place, async (source) => source.migrations.length);

/** How the product's own connection that writes is set on SQLite. */
export const writerSettings = (place) =>
  withSource(place, async (source) => {
    const ask = (name) => source.query(`PRAGMA ${name}`);
    return { ...(await ask('journal_mode'))[0], ...(await ask('synchronous'))[0] };
  });

/** Equal texts mean equal tables, columns and indexes. */
export async function schemaOf(place) {
  const rows = place.engine === 'sqlite' ? await sqliteSchema(place) : await serverSchema(place);
  return rows.map((row) => JSON.stringify(Object.values(row))).sort();
}

const sqliteSchema = ({ query }) =>
  query(`SELECT t.name AS tbl, c.name, c.type, c."notnull", c.dflt_value, c.pk
    FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'
    UNION ALL SELECT t.name, i.name, c.name, i."unique", c.seqno, 'index'
    FROM sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c WHERE t.type = 'table'`);

const serverSchema = ({ query }) =>
  query(`SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COLUMN_DEFAULT, COLLATION_NAME
    FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()
    UNION ALL SELECT TABLE_NAME, INDEX_NAME, COLUMN_NAME, NON_UNIQUE, SEQ_IN_INDEX, 'index'
    FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE()`);
