// Where the product's data lie during a fault, and what is stored there as another program sees it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startMariadb } from '../../../scripts/lib/mariadb.mjs';
import { makeDevice } from './device.mjs';
import { startCluster } from './galera.mjs';
import { onEnd } from '../../../scripts/lib/processes.mjs';

const Libsql = createRequire(import.meta.url)('libsql');

/**
 * A new and empty place; one that `needs` a durable server gets a MariaDB that keeps its promises when it is killed. One that needs
 * a device has all its data on a disk of its own, whose power can be cut.
 */
export async function makePlace(engine, needs) {
  if (needs !== 'device') return engine === 'sqlite' ? embedded() : server(needs);
  const device = makeDevice();
  const place = await (engine === 'sqlite' ? embedded(device.folder) : server('durable', device.folder));
  const leave = async () => {
    await place.leave();
    device.leave();
  };
  return { ...place, device, leave };
}

function newFolder(within = tmpdir()) {
  const folder = mkdtempSync(join(within, 'shlyah-reliability-'));
  return { folder, leave: onEnd(() => rmSync(folder, { recursive: true, force: true })) };
}

export function embedded(within) {
  const { folder, leave } = newFolder(within);
  const file = join(folder, 'shlyah.sqlite');
  return {
    engine: 'sqlite',
    folder,
    file,
    url: `sqlite:${file}`,
    config: { kind: 'sqlite', file },
    leave: async () => leave(),
    query: async (sql) => {
      const connection = new Libsql(file, { timeout: 5000 });
      try {
        return connection.prepare(sql).all([]);
      } finally {
        connection.close();
      }
    },
  };
}

/** What a fault may kill is no other fault's server. */
function ownServer(needs, within) {
  if (needs === 'cluster') return startCluster();
  if (needs === 'binlog') return startMariadb({ durable: true, binlog: newFolder().folder });
  return needs === 'durable' ? startMariadb({ durable: true, within }) : undefined;
}

let shared;

async function server(needs, within) {
  const own = await ownServer(needs, within);
  const mariadb = own ?? (await (shared ??= startMariadb()));
  const { folder, leave } = newFolder(within);
  const name = `reliability_${randomBytes(4).toString('hex')}`;
  const url = `${mariadb.url}/${name}`;
  const query = async (sql, database = name) => {
    const connection = await createConnection(`${mariadb.url}/${database}`);
    try {
      return (await connection.query(sql))[0];
    } finally {
      await connection.end();
    }
  };
  await query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`, '');
  return {
    engine: 'mariadb',
    folder,
    mariadb,
    cluster: mariadb,
    name,
    url,
    config: { kind: 'mysql', url },
    query,
    leave: async () => {
      await (own ? own.stop() : query(`DROP DATABASE ${name}`, ''));
      leave();
    },
  };
}
