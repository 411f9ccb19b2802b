// The built product in a process of its own, started as its users start it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { kill, start, stop } from '../../../scripts/lib/processes.mjs';
import { MALLOC } from '../../../scripts/lib/server.mjs';

const startMs = 90_000;

/**
 * Starts the product with demo data. `port`: where an earlier one was; `prefix`: a command line that runs it, for limits that
 * a shell sets; `home`: the folder of another version.
 */
export async function startProduct(place, options = {}) {
  const product = await launch(place, options);
  await ready(product);
  return product;
}

/** Starts it and does not wait until it answers. */
export async function launch(
  { folder, url: database },
  { port, prefix = [], env = {}, args = [], home = root } = {},
) {
  port ??= await freePort();
  const [command, ...rest] = [...prefix, process.execPath, ...args, join(home, 'backend/dist/main.js')];
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database,
    DEMO: 'small',
    LOG_LEVEL: 'info',
    // A few accounts of a measurement do what thousands do.
    ACCOUNT_LIMITS: '0',
  };
  const child = start(command, rest, {
    cwd: home,
    env: { ...MALLOC, ...process.env, NODE_ENV: '', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (log += text));
  const status = (name) =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1],
    );
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    log: () => log,
    /** The lines of the log that hold the words. */
    lines: (words) => log.split('\n').filter((line) => line.includes(words)),
    cpuSeconds: () => cpuSeconds(child.pid),
    memoryKb: () => status('VmRSS'),
    signal: (name) => child.kill(name),
    stop: () => stop(child),
    kill: () => kill(child),
  };
}

export async function ready(product) {
  const deadline = Date.now() + startMs;
  while (!(await health(product))) {
    if (product.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`The product did not start:\n${product.log()}`);
    await sleep(50);
  }
}

/** Seconds of processor time that a process has used. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Whether the product and its database answer. */
export const health = ({ url }) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
