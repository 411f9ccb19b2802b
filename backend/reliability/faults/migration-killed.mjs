// A server that brings the schema up to date is killed after each of its statements, and started again.
import { join } from 'node:path';
import { ended } from '../../../scripts/lib/processes.mjs';
import { command } from '../lib/commands.mjs';
import { Customer } from '../lib/orders.mjs';
import { makePlace } from '../lib/place.mjs';
import { launch, startProduct } from '../lib/product.mjs';
import { migrationCount, schemaOf, undo } from '../lib/schema.mjs';
import { rowsOf } from '../lib/sources.mjs';

export const title = 'A migration is killed after each statement';
export const engines = ['sqlite', 'mariadb'];

const killer = join(import.meta.dirname, '../lib/kill-at.cjs');

export async function run({ place, report, short }) {
  const { file, schema, rows, versions } = await filled(place);
  report.figure('versions of the schema', versions);
  await fromEmpty(place, report, schema, short ? 10 : 1);
  const oldest = short ? 1 : versions - 1;
  for (let back = 1; back <= oldest; back++) await fromOlder(place, report, { file, schema, rows, back });
  await newer(place, report);
}

/** A filled database as this version leaves it, and a backup of it. */
async function filled(place) {
  const product = await startProduct(place);
  const customer = await Customer.login(product);
  await customer.keepPlacing(2, () => customer.acknowledged.length < 30);
  await product.stop();
  const file = join(place.folder, 'filled.zip');
  await command(place, ['backup', file]);
  return {
    file,
    schema: await schemaOf(place),
    rows: await rowsOf(place.config),
    versions: await migrationCount(place),
  };
}

/** In steps through all migrations, or after each statement of the first one: the others begin with a filled database. */
async function fromEmpty(place, report, schema, step) {
  let [kills, wrong] = [0, 0];
  for (let at = 1; ; at += step) {
    const target = await makePlace(place.engine);
    const killed = await killedAt(target, at, step === 1);
    await again(target);
    if ((await schemaOf(target)).join() !== schema.join()) wrong += 1;
    await target.leave();
    if (!killed) break;
    kills += 1;
  }
  report.promise(
    'from nothing, each time whole in the end',
    kills > 0 && wrong === 0,
    `${kills} kills, ${wrong} wrong schemas`,
  );
}

async function fromOlder(place, report, { file, schema, rows, back }) {
  const problems = [];
  let kills = 0;
  for (let at = 1; ; at++) {
    const target = await makePlace(place.engine);
    await command(target, ['restore', file, '--with-mail']);
    await undo(target, back);
    // What the later ones do is killed when they are the first.
    const killed = await killedAt(target, at, true);
    await again(target);
    if ((await schemaOf(target)).join() !== schema.join())
      problems.push(`another schema after statement ${at}`);
    problems.push(...lostRows(rows, await rowsOf(target.config)));
    await target.leave();
    if (!killed) break;
    kills += 1;
  }
  report.promise(
    `from ${back} version(s) back, filled, no row is lost`,
    problems.length === 0,
    `${kills} kills ${problems[0] ?? ''}`,
  );
}

/** What the product keeps for itself or sends away differs between two starts. */
const volatile = [
  'migrations',
  'migration_lease',
  'emails',
  'units',
  'sessions',
  'password_resets',
  'attempts',
  'tries',
];

/** An order that loses its code with a schema gets another one with the next. */
const comparable = (lines) =>
  lines?.map((line) => line.replace(/(\["trackingCode",)"\w{12}"/, '$1"any"')).join('\n');

const lostRows = (rows, found) =>
  Object.keys(rows)
    .filter((table) => !volatile.includes(table) && comparable(rows[table]) !== comparable(found[table]))
    .map((table) => `the rows of ${table} differ`);

/** False when it had fewer statements to carry out; `first`: in the first of the migrations that it lacked. */
async function killedAt(target, at, first) {
  const product = await launch(target, {
    args: ['--require', killer],
    env: { KILL_AT: String(at), KILL_FIRST: first ? '1' : '0', DEMO: '0' },
  });
  const end = ended(product.child);
  const started = new Promise((resolve) => {
    const watch = () => product.lines('is running').length > 0 && resolve(null);
    product.child.stdout.on('data', watch);
  });
  const outcome = await Promise.race([end, started]);
  if (outcome === null) await product.stop();
  else if (outcome.signal !== 'SIGKILL') throw new Error(`It ended otherwise:\n${product.log()}`);
  return outcome !== null;
}

async function again(target) {
  const product = await startProduct(target, { env: { DEMO: '0' } });
  await product.stop();
}

/** A program that is older than the schema. */
async function newer(place, report) {
  await place
    .query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Future9999999999999')")
    .catch(() => undefined);
  const product = await startProduct(place);
  const lines = product.lines('newer').length;
  report.promise(
    'a program older than the schema says so in one line, and works',
    lines === 1,
    `${lines} lines`,
  );
  await product.stop();
}
