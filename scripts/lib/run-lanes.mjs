// Runs lanes and sums them up; every number printed was counted by a lane.
import { parseArgs } from 'node:util';
import { aside, print } from './aside.mjs';
import { readGenerated } from './generated.mjs';
import { ensurePackages } from './install.mjs';
import { lanes } from './lanes.mjs';
import { startMariadb } from './mariadb.mjs';
import { build } from './nx.mjs';
import { leave } from './processes.mjs';
import { Refusal } from './progress.mjs';
import { slowest } from './slowest.mjs';
import { ensurePrograms, programs } from './system.mjs';

/** Options of the command line: the full form with `--full`, and the lanes named by `--only a,b`, else `usual` or all of the form. */
export function chosen(usual, args = process.argv.slice(2)) {
  const usage = `Usage: [--full] [--only <lane>,<lane>]; the lanes are ${Object.keys(lanes).join(', ')}`;
  const options = { full: { type: 'boolean', default: false }, only: { type: 'string' } };
  try {
    const { full, only } = parseArgs({ args, options }).values;
    const names = only?.split(',') ?? usual ?? Object.keys(lanes).filter((name) => full || !lanes[name].full);
    if (names.every((name) => Object.hasOwn(lanes, name))) return { names, full };
  } catch {
    // Refused below with the list of options.
  }
  throw new Refusal(usage);
}

/**
 * Runs the lanes, prints tables and the last line `N passed, N failed`, and ends the script. A lane whose program is
 * missing is skipped with one line; with CI=true that is a failure, as is a lane in which nothing was tested.
 */
export async function runLanes({ names, full }) {
  if (full) process.env.TEST_FULL = '1';
  const results = [];
  try {
    await ensurePackages();
    const wanted = new Set(names.flatMap((name) => lanes[name].programs ?? []));
    const missing = await ensurePrograms([...wanted]);
    const context = { ...shared(), full };
    /** Workers share the lanes of a turn: each takes the next one when it is free. */
    const runAll = async (turn, workers) => {
      const waiting = Object.keys(lanes).filter((name) => names.includes(name) && lanes[name].turn === turn);
      const work = async () => {
        for (let name; (name = waiting.shift());)
          results.push(await timed(name, { missing, context, alone: names.length === 1 }));
      };
      await Promise.all(Array.from({ length: workers }, work));
    };
    await runAll('first', 1);
    await runAll(undefined, 2);
    await runAll('last', 1);
  } catch (error) {
    complain(error);
    results.push({ name: 'preparation', passed: 0, failed: 1, skipped: 0, seconds: 0 });
  }
  await leave(report(results) ? 0 : 1);
}

async function timed(name, { missing, context, alone }) {
  const lacking = (lanes[name].programs ?? []).filter((program) => missing.includes(program));
  const began = Date.now();
  console.log(`-- ${name}`);
  const work = () => (lacking.length > 0 ? untested(name, lacking) : runLane(name, context));
  const result = await (alone ? work() : aside(`\n== ${name}\n`, work));
  return { name, skipped: 0, ...result, seconds: (Date.now() - began) / 1000 };
}

/** Shared resources of lanes, created on first use. */
function shared() {
  const made = new Map();
  const once = (key, make) => made.get(key) ?? made.set(key, make()).get(key);
  return {
    generated: readGenerated(),
    // A build writes its output anew even when nothing is stale, so none runs while lanes use that of all projects.
    build: (projects) => made.get('build ') ?? once(`build ${projects}`, () => build(projects)),
    mariadb: () => once('mariadb', async () => (await startMariadb()).url),
  };
}

async function runLane(name, context) {
  const { built, run } = lanes[name];
  try {
    if (built) await context.build(built);
    const result = await run(context);
    if (result.passed + result.failed > 0) return result;
    print('FAILED  no test was run\n');
  } catch (error) {
    complain(error);
  }
  return { passed: 0, failed: 1 };
}

function untested(name, lacking) {
  const what = lacking.map((program) => programs[program].name).join(' and ');
  print(`Not tested: ${name}, for want of ${what}; npm test installs that only as root on Debian.\n`);
  return { passed: 0, failed: Number(process.env.CI === 'true') };
}

function complain(error) {
  print(`${error instanceof Refusal ? error.message : error.stack}\n`);
}

/**
 * Prints the failures again, since only the end of a long output may be kept, the table of the lanes and the slowest files; returns
 * whether nothing failed.
 */
function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const row = (name, ...cells) =>
    console.log([name.padEnd(width), ...cells.map((cell) => `${cell}`.padStart(8))].join(''));
  for (const { name, failures } of results) if (failures) console.log(`\n== failed in ${name}\n${failures}`);
  console.log();
  row('lane', 'passed', 'failed', 'skipped', 'seconds');
  for (const { name, passed, failed, skipped, seconds } of results) {
    row(name, passed, failed, skipped, seconds.toFixed(1));
  }
  const files = slowest(results);
  if (files.length > 0) console.log(`\nthe slowest files, seconds:\n${files.join('\n')}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
