// Browser tests: every *.e2e.mjs beside this file (or those named as arguments) against the built product. Pairs of all choices
// of a form are tried in the full form of the tests alone.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);
/** These take more than half a minute and run first, so that none of them is left to run alone. */
const longest =
  /pairwise|^(courier-day|courier-desk|customer-screens|customer|developers|forms-cargo|import|seen-whole|site-pages|staff-morning|staff-screens|staff)\.e2e/;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.mjs'))
  .filter((name) => process.env.TEST_FULL || wanted.length > 0 || !name.includes('pairwise'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => basename(name).startsWith(word)))
  .sort((one, other) => longest.test(other) - longest.test(one))
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
const taken = mkdtempSync(join(tmpdir(), 'shlyah-e2e-taken-'));
process.env.E2E_FILES = files.join('\n');
process.env.E2E_TAKEN = taken;
// A worker waits for its server and its browser more than it computes.
const workers = Array(Math.min(4, files.length)).fill(join(folder, 'support/worker.mjs'));
const events = run({ files: workers, concurrency: workers.length });
const unfinished = new Set(files.map((file) => basename(file)));
const isSuite = ({ details }) => details.type === 'suite';
const finish = (event) => isSuite(event) && event.nesting === 0 && unfinished.delete(event.name);
events.on('test:pass', (event) => {
  if (!isSuite(event)) passed++;
  finish(event);
});
events.on('test:fail', (event) => {
  // A suite with a failed test has failed too, and may fail by itself: at a hook, or because its file cannot be loaded.
  if (!isSuite(event) || event.details.error.failureType !== 'subtestsFailed') failed++;
  finish(event);
});
// Once more at the end, beside the list of what has failed: that end is all that is kept of a long output.
const shown = [];
events.on('test:diagnostic', ({ file, message }) => {
  if (message.includes(' shows: ')) shown.push(`${basename(file)}: ${message}`);
});
events.compose(spec).pipe(process.stdout);
events.on('end', () => {
  setImmediate(() => {
    rmSync(taken, { recursive: true, force: true });
    for (const page of shown) console.log(page);
    for (const name of unfinished) console.log(`${name} has not been run to its end`);
    failed += unfinished.size;
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  });
});
