// Databases of the benchmarks. What they hold is built once and kept in a folder below the system's temporary one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { onEnd, run, start, stop } from '../../../scripts/lib/processes.mjs';
import { findProgram } from '../../../scripts/lib/system.mjs';
import { fill } from './data.mjs';

const Libsql = createRequire(import.meta.url)('libsql');
const recipe = createHash('sha256')
  .update(readFileSync(join(import.meta.dirname, 'data.mjs')))
  .digest('hex')
  .slice(0, 8);
const kept = join(tmpdir(), 'shlyah-bench');

/** A database of `orders` orders that may be changed, a copy of the kept one. */
export async function openData(engine, orders) {
  const source = join(kept, `${engine}-${orders}-${recipe}`);
  if (!existsSync(source)) {
    const began = performance.now();
    const building = `${source}.building`;
    rmSync(building, { recursive: true, force: true });
    mkdirSync(building, { recursive: true });
    const data = await open(engine, building);
    await fill(data, orders);
    await data.close();
    renameSync(building, source);
    console.log(`${engine}: ${orders} orders built in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  const folder = join(kept, `run-${process.pid}-${engine}`);
  execFileSync('cp', ['-r', '--reflink=auto', source, folder]);
  const forget = onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const data = await open(engine, folder);
  return { ...data, close: async () => (await data.close(), forget()) };
}

const open = (engine, folder) => (engine === 'sqlite' ? embedded(folder) : server(folder));

function embedded(folder) {
  const file = join(folder, 'shlyah.sqlite');
  const query = async (sql, values = []) => {
    const connection = new Libsql(file, { timeout: 5000 });
    try {
      const statement = connection.prepare(sql);
      return statement.reader ? statement.all(values) : statement.run(values);
    } finally {
      connection.close();
    }
  };
  return { engine: 'sqlite', folder, file, url: `sqlite:${file}`, query, pid: null, close: async () => {} };
}

async function server(folder) {
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  if (!existsSync(data)) {
    const options = [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      ...asRoot,
    ];
    const { code, output } = await run(findProgram('mariadb-install-db'), [...options, '--skip-test-db']);
    if (code !== 0) throw new Error(output);
  }
  const port = await freePort();
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${folder}/socket`,
    `--pid-file=${folder}/pid`,
  ];
  const child = start(
    findProgram('mariadbd'),
    [
      ...options,
      `--port=${port}`,
      // Another server that starts meanwhile empties the common one.
      `--tmpdir=${folder}`,
      '--bind-address=127.0.0.1',
      '--innodb-buffer-pool-size=2G',
      '--innodb-log-file-size=512M',
      // The benchmark does not measure the disk.
      '--innodb-flush-log-at-trx-commit=0',
      '--skip-name-resolve',
      ...asRoot,
    ],
    { stdio: 'ignore' },
  );
  child.unref();
  const url = `mysql://root@127.0.0.1:${port}`;
  for (;;) {
    const connection = await createConnection(url).catch(() => null);
    if (connection) {
      await connection.query('CREATE DATABASE IF NOT EXISTS bench CHARACTER SET utf8mb4');
      await connection.end();
      break;
    }
    if (child.exitCode !== null) throw new Error('MariaDB did not start');
    await sleep(100);
  }
  const query = async (sql, values = []) => {
    const connection = await createConnection({ uri: `${url}/bench`, timezone: 'Z' });
    try {
      return (await connection.query(sql, values))[0];
    } finally {
      await connection.end();
    }
  };
  return {
    engine: 'mariadb',
    folder,
    url: `${url}/bench`,
    query,
    pid: child.pid,
    close: () => stop(child),
  };
}
