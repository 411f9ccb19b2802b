// A private MariaDB server: its own data folder, socket and port, all removed when the script ends.
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { kill, onEnd, run, start, stop } from './processes.mjs';
import { Refusal } from './progress.mjs';
import { findProgram } from './system.mjs';
import { temporaryFolder } from './temporary.mjs';

const host = '127.0.0.1';
const undurable = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--skip-innodb-doublewrite',
  '--sync-frm=0',
];

const logged = [
  '--server-id=1',
  '--binlog-format=ROW',
  '--sync-binlog=1',
  '--log-bin-trust-function-creators=1',
];

/**
 * Starts a server that only this machine reaches and that knows the user root without a password. `url` names no
 * database. `stop` ends it and removes its folder; so does the end of the script. A `durable` one keeps what it has
 * acknowledged when it is killed; `kill` does that, and `again` starts it anew on the same port. `within`: where its folder is made;
 * `binlog`: the folder of a binary log; `fill`: makes the data folder in place of an empty one.
 */
export async function startMariadb({ durable = false, within = tmpdir(), binlog, fill } = {}) {
  const server = findProgram('mariadbd');
  const installer = findProgram('mariadb-install-db');
  if (!server || !installer) throw new Refusal('MariaDB is not installed on this machine.');
  const folder = durable ? mkdtempSync(join(within, 'shlyah-mariadb-')) : temporaryFolder('shlyah-mariadb-');
  const removeFolder = onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const dataFolder = join(folder, 'data');
  const data = `--datadir=${dataFolder}`;

  const prepare = [
    '--no-defaults',
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...asRoot,
  ];
  if (fill) await fill(dataFolder);
  else {
    const { code, output } = await run(installer, prepare);
    if (code !== 0) throw new Refusal(`${output.trim()}\nThe private MariaDB could not be prepared.`);
  }

  const port = await freePort();
  const log = join(folder, 'log');
  const options = [
    '--no-defaults',
    data,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    // A server removes the temporary tables that it finds in its folder, those of another server as well.
    `--tmpdir=${folder}`,
    `--log-error=${log}`,
    `--port=${port}`,
    `--bind-address=${host}`,
    // Test data is temporary and not flushed to disk.
    ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : undurable),
    '--innodb-buffer-pool-size=64M',
    '--skip-name-resolve',
    ...(binlog ? [`--log-bin=${join(binlog, 'binlog')}`, ...logged] : []),
    ...asRoot,
  ];
  let child;
  const again = async () => {
    child = start(server, options, { stdio: 'ignore' });
    // A script that has nothing else to wait for may end; the server ends with it.
    child.unref();
    while (!(await answers(port))) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Refusal(`${readFileSync(log, 'utf8').trim()}\nThe private MariaDB could not start.`);
      }
      await sleep(50);
    }
  };
  await again();
  return {
    url: `mysql://root@${host}:${port}`,
    /** Of the programs that come with the server. */
    login: ['--no-defaults', '--user=root', `--socket=${join(folder, 'socket')}`],
    data: dataFolder,
    logs: binlog,
    again,
    pid: () => child.pid,
    signal: (name) => child.kill(name),
    kill: () => kill(child),
    stop: async () => {
      await stop(child);
      removeFolder();
    },
  };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('data', () => resolve(true)).once('error', () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
