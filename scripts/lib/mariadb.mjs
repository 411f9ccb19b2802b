// A private MariaDB server: its own data folder, socket and port, all removed when the script ends.
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEnd, run, start, stop } from './processes.mjs';
import { Refusal } from './progress.mjs';
import { findProgram } from './system.mjs';

const host = '127.0.0.1';

/**
 * Starts a server that only this machine reaches and that knows the user root without a password. `url` names no
 * database. `stop` ends it and removes its folder; so does the end of the script.
 */
export async function startMariadb() {
  const server = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  if (!server || !installer) throw new Refusal('MariaDB is not installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-mariadb-'));
  const removeFolder = onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const data = `--datadir=${join(folder, 'data')}`;

  const prepare = [
    '--no-defaults',
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ];
  const { code, output } = await run(installer, prepare);
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe private MariaDB could not be prepared.`);

  const port = await freePort();
  const log = join(folder, 'log');
  const child = start(
    server,
    [
      '--no-defaults',
      data,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      `--port=${port}`,
      `--bind-address=${host}`,
      // The data need not outlive the tests, so nothing is flushed to disk.
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
      '--skip-name-resolve',
      ...asRoot,
    ],
    { stdio: 'ignore' },
  );
  // A script that has nothing else to wait for may end; the server ends with it.
  child.unref();
  while (!(await answers(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Refusal(`${readFileSync(log, 'utf8').trim()}\nThe private MariaDB could not start.`);
    }
    await sleep(50);
  }
  return {
    url: `mysql://root@${host}:${port}`,
    stop: async () => {
      await stop(child);
      removeFolder();
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
