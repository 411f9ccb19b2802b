// A migration is killed after each of its statements, and the next start goes on from there.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copies, missingForCopies } from '../lib/copies.mjs';
import { Customer } from '../lib/orders.mjs';
import { makePlace } from '../lib/place.mjs';
import { startProduct } from '../lib/product.mjs';
import { migrate, migrationCount, schemaOf, undo } from '../lib/schema.mjs';
import { rowsOf } from '../lib/sources.mjs';

export const title = 'A migration is killed after each statement';
export const engines = ['sqlite', 'mariadb'];
export const missing = missingForCopies;

const execute = promisify(execFile);
const killer = join(import.meta.dirname, '../lib/kill-at.cjs');

/** Each migration begins with a database that the ones before it have filled; the short form tries the first and the last of them. */
export async function run({ place, report, short }) {
  await fill(place);
  const schema = (await schemaOf(place)).join('\n');
  const versions = await migrationCount(place);
  report.figure('versions of the schema', versions);
  await newer(await copies(place), report);
  await lease(report, place.engine);
  const empty = await makePlace(place.engine);
  await killAtEach(report, 'from nothing', empty, schema);
  await empty.leave();
  for (let back = 1; back <= (short ? 1 : versions - 1); back++) {
    await undo(place, 1);
    await killAtEach(report, `${back} version(s) back, filled`, place, schema);
  }
}

async function fill(place) {
  const product = await startProduct(place);
  const customer = await Customer.login(product);
  await customer.keepPlacing(2, () => customer.acknowledged.length < 30);
  await product.stop();
}

/** Each time on a copy of `old`; all of them must equal an undisturbed upgrade. */
async function killAtEach(report, name, old, schema) {
  const began = performance.now();
  const copy = await copies(old);
  const whole = await copy();
  const statements = Number((await killing(whole, 0)).stdout);
  const rows = await rowsOf(whole.config);
  const problems = lost(await rowsOf(old.config), rows);
  if ((await schemaOf(whole)).join('\n') !== schema) problems.push('another schema without any kill');
  await whole.leave();
  for (let at = 1; at <= statements; at++) {
    const target = await copy();
    await killedAt(target, at);
    await endLease(target);
    await migrate(target);
    if ((await schemaOf(target)).join('\n') !== schema) problems.push(`another schema after statement ${at}`);
    problems.push(
      ...differences(rows, await rowsOf(target.config)).map((text) => `${text}, statement ${at}`),
    );
    if (at === statements) await startsOn(target);
    await target.leave();
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const figures = `${statements} kills, ${seconds} s, ${problems.length} problems ${problems.slice(0, 3).join('; ')}`;
  report.promise(`${name}: as if it had not been killed`, statements > 0 && problems.length === 0, figures);
}

/** A process that brings the schema up to date, and is killed. */
const killing = ({ url, config }, at) =>
  execute(process.execPath, [killer, String(at), JSON.stringify(config)], {
    env: { ...process.env, DATABASE_URL: url },
  });

async function killedAt(target, at) {
  const { signal, message } = await killing(target, at).catch((error) => error);
  if (signal !== 'SIGKILL') throw new Error(`Not killed at statement ${at}: ${message}`);
}

async function startsOn(target) {
  const product = await startProduct(target, { env: { DEMO: '0' } });
  await product.stop();
}

/** What the ten seconds do of which `lease` measures that they pass. */
const endLease = (target) => target.query('UPDATE migration_lease SET expires = 0');

/** The lease of a killed migration stays until it expires. */
async function lease(report, engine) {
  const target = await makePlace(engine);
  await killedAt(target, 1);
  const began = performance.now();
  await startsOn(target);
  const seconds = (performance.now() - began) / 1000;
  report.promise(
    'the server starts by itself when the lease of a killed one ends',
    seconds < 20,
    `${seconds.toFixed(1)} s`,
  );
  await target.leave();
}

/** Differ with each run. */
const random = ['units', 'migration_lease'];

/** An order that loses its code with a schema gets another one with the next. */
const comparable = (lines) =>
  lines?.map((line) => line.replace(/(\["trackingCode",)"\w{12}"/, '$1"any"')).join('\n');

const differences = (rows, found) =>
  Object.keys(rows)
    .filter((table) => !random.includes(table) && comparable(rows[table]) !== comparable(found[table]))
    .map((table) => `the rows of ${table} differ`);

/** The tables in which not every row has kept the values that it had. */
const lost = (before, after) =>
  Object.keys(before)
    .filter((table) => !random.includes(table))
    .filter((table) => {
      const names = new Set(JSON.parse(before[table][0] ?? '[]').map(([name]) => name));
      const kept = (lines = []) =>
        lines.map((line) => JSON.stringify(JSON.parse(line).filter(([name]) => names.has(name))));
      const left = new Set(kept(after[table]));
      return kept(before[table]).some((line) => !left.has(line));
    })
    .map((table) => `rows of ${table} have changed`);

/** A program that is older than the schema. */
async function newer(copy, report) {
  const place = await copy();
  await place.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Future9999999999999')");
  const product = await startProduct(place);
  const lines = product.lines('newer').length;
  report.promise(
    'a program older than the schema says so in one line, and works',
    lines === 1,
    `${lines} lines`,
  );
  await product.stop();
  await place.leave();
}
