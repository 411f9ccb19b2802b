// A group of spec files that share what they load: loading the application anew costs more than most files' own tests.
// Single files are run as usual (`npx jest test/points`); `jest.groups.cjs` runs them all by groups, as `npm test` does.
const { appendFileSync, readFileSync, readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { roots, testPathIgnorePatterns } = require('../../jest.config.cjs');

const backend = join(__dirname, '../..');
const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
/** Run among many more orders, as a lane of its own (bench/plans.mjs). */
const elsewhere = '/test/plans.spec.ts';
/**
 * What says the same on each engine: rights, refusals, texts, documents, files that are read, prices, places, second factors, what
 * programs of others answer, what is told to whom; the journey, which a browser makes on both. Named here rather than what can
 * differ, so that a new file runs on both; `npm run test:full` runs everything on both.
 */
const engineFree = new RegExp(
  `/test/(${[
    'access[^/]*|account|address-book-(export|import)|anonymous-queue|brakes|cal[^/]*|cit[^/]*|client-prices|code-guesses',
    'commands-(cut-short|killed|restore-held|run|terminal)|company[^/]*|confirmation|conformance[^/]*|credentials|developers|devices',
    'documents[^/]*|events|every-answer|fuzz|geocoder|head-of-files|hourly|import-(faults|files|preview|rows)|journey|keys[^/]*',
    'labels[^/]*|link-times|mail-m[^/]*|main|metrics|modes|not-delivered|notices[^/]*|notifications|one-price|openapi[^/]*',
    'orders-(correct|for-programs)|passkeys[^/]*|personal-data|proposals-edited|quotas|registers-programs|request-log',
    'revised-estimates|run-sheet|sandbox|secrets|session-changed|shared[^/]*|site|staff-two-factor|startup|state',
    'stolen-credentials|taken-back|tariff[^/]*|texts|tries|two-factors|waiting-accounts|weak-passwords',
    'webhooks-(addresses|changed|day|failing|of-keys|post|revived)|wire',
  ].join('|')})\\.spec\\.ts$`,
);
/** Programs that are started and killed, disks that are filled, every step of the migrations back: they wait more than they compute. */
const forFull = new RegExp(
  String.raw`/test/(commands-cut-short|hourly|(beside|embedded-store|full-disk|migrations-back)\.sqlite)\.spec\.ts$`,
);
const touchesDatabase = /startTestApp|setUpTestApp|startProxiedApp|TestDatabase|runCommand/;

/** Whether a file is to run: not those of the full form alone; on a database server those that use none, or that say the same on each engine, tell nothing more. */
function isWanted(file) {
  if (!file.endsWith('.spec.ts') || file.endsWith(elsewhere) || ignored.some((pattern) => pattern.test(file)))
    return false;
  if (!process.env.TEST_FULL && forFull.test(file)) return false;
  if (!process.env.TEST_DATABASE_URL) return true;
  if (!process.env.TEST_FULL && engineFree.test(file)) return false;
  return touchesDatabase.test(readFileSync(file, 'utf8'));
}

const files = roots
  .map((root) => root.replace('<rootDir>', backend))
  .flatMap((root) => readdirSync(root, { recursive: true }).map((name) => join(root, name)))
  .filter(isWanted)
  .sort();

// Tests may fake the clock of the process.
const now = performance.now.bind(performance);

/** Seconds of a file, for the table of the slowest (scripts/lib/slowest.mjs): Jest tells only those of the whole group. */
function tell(name, seconds) {
  if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, `${seconds.toFixed(2)} ${name}\n`);
}

/** Declares the tests of a file; what it loads belongs to its time as well as its hooks do. */
function declare(file) {
  const name = relative(backend, file);
  describe(name, () => {
    let began = now();
    let loading = 0;
    beforeAll(() => void (began = now()));
    require(file);
    loading = now() - began;
    afterAll(() => tell(name, (loading + now() - began) / 1000));
  });
}

/** Declares the tests of every `of`-th file from the `number`-th on. */
exports.group = (number, of) => {
  for (const file of files.filter((_, index) => index % of === number - 1)) declare(file);
};
