// Hundreds of visitors register, ask for passwords and log in, each again as soon as the last answer is there, from as many addresses.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { start } from '../../../scripts/lib/processes.mjs';
import { login, send } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';

export const title = 'Floods of anonymous callers';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

const callers = 300;
const most = 3;
const person = { email: 'person@demo.by', password: 'demo-parol-2026' };
const kinds = [
  'registrations',
  'registrations from one address',
  'forgotten passwords',
  'logins',
  'logins into one account',
  'passkeys asked for',
  'logins by passkeys',
  'links that lead nowhere',
  'codes of parcels',
  'codes of parcels from one address',
  'parcels on the page',
  'messages ended',
  'keys made up',
  'sessions made up',
  'cities by their letters',
];

export async function run({ place, report, short }) {
  // With a database server beside product, flood and measurer, a few seconds tell of the machine and not of the product.
  if (short && place.engine === 'mariadb') return report.figure('not measured', 'in the short form');
  const product = await startProduct(place, { env: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' } });
  const known = await browser(product);
  const seconds = short ? 4 : 20;
  const staff = await login(product, 'manager@demo.by');
  const look = (share = 1) => measure(product, known, staff, seconds * share);
  // The first calls pay for the compiler.
  await look();
  let before = await look(0.6);
  for (const kind of short ? kinds.slice(0, 1) : kinds) {
    const flood = sender(product, kind);
    await sleep(1000);
    const during = figuresOf(await look());
    const statuses = await flood.end();
    // The speed of a shared machine varies from minute to minute: each flood is compared with the measurements around it.
    const after = await look(0.6);
    const idle = figuresOf(before, after);
    before = after;
    tell(report, `${callers} × ${kind}`, during, statuses);
    tell(report, 'without a flood, before and after', idle, {});
    for (const name of ['logins', 'other calls']) {
      // Of a few seconds the hundredth part is one call, which any other program of the machine may have delayed.
      const share = short ? 'p90' : 'p99';
      // Nor can it judge a ratio of three where the product has two processors with others: it tells a queue from a collapse.
      const bound = short ? 3 * most : most;
      const ratio = during[name][share] / idle[name][share];
      report.promise(
        `${kind}: ${name} take no longer (${share} ≤ ${bound} ×)`,
        ratio <= bound && during[name].failed === 0,
        `${ratio.toFixed(1)} ×, ${during[name].failed} refused`,
      );
    }
  }
  report.promise('no call got an error of the server', product.lines('"level":"error"').length === 0, '');
  await product.stop();
}

/** A session of a known browser. */
async function browser(product) {
  const answer = await send(product, 'POST', '/api/user/login', person);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

/** Repeats a login and two other calls for the given seconds. */
async function measure(product, known, staff, seconds) {
  const took = { logins: [], 'other calls': [] };
  const failed = { logins: 0, 'other calls': 0 };
  const until = performance.now() + seconds * 1000;
  const keep = async (name, call, pauseMs) => {
    while (performance.now() < until) {
      const began = performance.now();
      const { ok } = await call();
      took[name].push(performance.now() - began);
      if (!ok) failed[name] += 1;
      await sleep(pauseMs);
    }
  };
  const get = (path) => async () => {
    const answer = await send(product, 'GET', path, undefined, staff);
    await answer.arrayBuffer();
    return answer;
  };
  await Promise.all([
    keep(
      'logins',
      () =>
        send(product, 'POST', '/api/user/login', person, {
          cookie: known.cookie.replace(/\bsid=[^;]+; /, ''),
        }),
      20,
    ),
    keep('other calls', get('/api/order?page=1'), 10),
    keep('other calls', get('/api/points'), 10),
  ]);
  return { took, failed };
}

/** What came of measuring, of several times together. */
const figuresOf = (...measured) =>
  Object.fromEntries(
    Object.keys(measured[0].took).map((name) => {
      const sorted = measured.flatMap(({ took }) => took[name]).sort((one, other) => one - other);
      const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
      const failed = measured.reduce((sum, one) => sum + one.failed[name], 0);
      return [name, { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), failed }];
    }),
  );

/** Lets the server go first, as if the flood came from other machines. */
function sender({ port }, kind) {
  const program = join(import.meta.dirname, '../lib/flood-sender.mjs');
  const child = start('nice', ['-n', '19', process.execPath, program, String(port), kind, String(callers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      return JSON.parse(output);
    },
  };
}

function tell(report, name, measured, statuses) {
  const words = Object.entries(measured).map(
    ([what, { count, p50, p99 }]) => `${count} ${what} p50 ${p50.toFixed(0)}, p99 ${p99.toFixed(0)} ms`,
  );
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  report.figure(name, [...words, ...answers].join('; '));
}
