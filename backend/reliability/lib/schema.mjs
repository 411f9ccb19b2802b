// The schema of a place as the database describes it, and the way back to older ones.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.mjs';

const require = createRequire(import.meta.url);

/** Work on a place by the product's own migrations. */
async function withSource({ url, config }, work) {
  // The columns of the entities are made for the engine that this names.
  process.env.DATABASE_URL = url;
  for (const path of Object.keys(require.cache))
    if (path.includes('/backend/dist/')) delete require.cache[path];
  require('reflect-metadata');
  const { buildWriter } = require(join(root, 'backend/dist/storage/data-source.js'));
  const source = await buildWriter(config).initialize();
  return work(source).finally(() => source.destroy());
}

/** Undoes the newest migrations. */
export const undo = (place, count) =>
  withSource(place, async (source) => {
    for (let left = count; left > 0; left--) await source.undoLastMigration({ transaction: 'each' });
  });

export const migrationCount = (place) => withSource(place, async (source) => source.migrations.length);

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
