// The ways a lane of the tests is run and counted. Each returns `{passed, failed, skipped?, failures?, files?}` and prints as
// it goes; `failures` is what says why, printed once more at the end of the run; `files` are the seconds of its test files.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from './aside.mjs';
import { root } from './paths.mjs';
import { onEnd, run } from './processes.mjs';
import { jestTimes, suiteTimes } from './slowest.mjs';
import { temporaryFolder } from './temporary.mjs';

// One temporary folder for everything that a lane leaves behind, also when it is interrupted.
const temporary = temporaryFolder('shlyah-tests-');
onEnd(() => rmSync(temporary, { recursive: true, force: true }));

// A developer's settings for the product must not influence the tests, nor the tests send messages by them.
const settings =
  'PORT HOST DATABASE_URL DATA_DIR DEMO PUBLIC_URL SMTP_URL MAIL_FROM MAP_TILES_URL GEOCODER_URL TRUST_PROXY LOG_LEVEL METRICS_PORT BACKUP_DIR BACKUP_EVERY BACKUP_KEEP BACKUP_KEEP_HOURS BACKUP_KEEP_DAYS BACKUP_KEEP_MONTHS BACKUP_COPY_DIR ORDERS_NAMED_YEARS ACCOUNT_LIMITS JOURNAL_KEEP_MONTHS SECRETS_KEY SECRETS_KEY_OLD STAFF_TWO_FACTOR WEBHOOKS_LOCAL TELEGRAM_BOT_TOKEN TELEGRAM_API_URL NODE_ENV';
// Where no locale is set, Chromium drops Cyrillic from the names of files.
function environment() {
  const own = ([name]) => !settings.split(' ').includes(name) && !/^NOTICE_/.test(name);
  const kept = Object.fromEntries(Object.entries(process.env).filter(own));
  return { ...kept, TMPDIR: temporary, LC_ALL: 'C.UTF-8' };
}

/**
 * Limit of one lane, ms: one that hangs must fail instead of blocking the run. The longest takes 38 minutes on two cores; everything on
 * both databases takes longer.
 */
const timeout = () => (process.env.TEST_FULL ? 90 : 60) * 60_000;

/** Characters of the failures of one file. */
const MOST = 4000;

const installed = (path) => join(root, 'node_modules', path);

function node(args, { env = {}, ...options } = {}) {
  return run(process.execPath, args, { timeout: timeout(), ...options, env: { ...environment(), ...env } });
}

/**
 * Runs rows of `[name, program in node_modules, …arguments]`: the rows side by side, what stands in a row one after
 * another. Each is one test and prints its output only when it fails.
 */
export async function tools(...rows) {
  const check = async ([name, program, ...args]) => {
    const { code, output, seconds } = await node([installed(program), ...args]);
    print(`${code === 0 ? 'ok' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)\n`);
    if (code !== 0) print(`${output.trim()}\n`);
    return code === 0;
  };
  const runs = rows.map(async (commands) => {
    const results = [];
    for (const command of commands) results.push(await check(command));
    return results;
  });
  const results = (await Promise.all(runs)).flat();
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/** Runs the Jest tests of a workspace. A test file that does not load counts as one failure. */
export async function jest(workspace, env, options = []) {
  const folder = mkdtempSync(join(temporary, 'jest-'));
  const [report, times] = [join(folder, 'report.json'), join(folder, 'times')];
  const always = ['--ci', '--maxWorkers=2', `--cacheDirectory=${installed('.cache/jest')}`];
  const args = [installed('jest/bin/jest.js'), ...always, ...options, '--json', `--outputFile=${report}`];
  const place = join(root, workspace);
  const { code } = await node(args, { cwd: place, env: { ...env, TEST_TIMES: times }, onOutput: print });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failed || Number(code !== 0),
    skipped: result.numPendingTests,
    failures: result.testResults
      .map(({ message }) => message.slice(0, MOST))
      .filter(Boolean)
      .join('\n'),
    files: jestTimes(result, place, times),
  };
}

/** Runs a script whose last line is `N passed, N failed`. */
export async function counted(script, env, args = []) {
  const { code, output } = await node([script, ...args], { env, onOutput: print });
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [0, 0, 1];
  const count = Number(failed) || Number(code !== 0);
  const files = suiteTimes(output);
  return {
    passed: Number(passed),
    failed: count,
    files,
    ...(count > 0 && { failures: output.slice(-2 * MOST) }),
  };
}

/** Runs the `*.test.mjs` files of a folder by Node's own test runner, but those for the full form alone only there. */
export async function nodeTests(folder, forFull = []) {
  const names = readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.mjs'))
    .filter((name) => process.env.TEST_FULL || !forFull.includes(name));
  const files = names.map((name) => join(root, folder, name));
  // They wait for processes more than they compute.
  const options = ['--test', '--test-concurrency=2', '--test-reporter=tap'];
  const { code, output } = await node([...options, ...files]);
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  print(code === 0 ? `ok  ${files.length} files\n` : output);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: failed || Number(code !== 0), skipped: count('skipped') };
}
