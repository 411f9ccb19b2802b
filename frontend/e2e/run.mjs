// Browser tests: every *.e2e.mjs beside this file (or those named as arguments) against the built product. Pairs of all choices
// of a form are tried in the full form of the tests alone.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);
/** These take more than half a minute and run first, so that none of them is left to run alone. */
const longest =
  /pairwise|^(customer-screens|customer|developers|forms-cargo|import|seen-whole|site-pages|staff-screens|staff)\.e2e/;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.mjs'))
  .filter((name) => process.env.TEST_FULL || wanted.length > 0 || !name.includes('pairwise'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => basename(name).startsWith(word)))
  .sort((one, other) => longest.test(other) - longest.test(one))
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
// Each file has a server, a database and a browser of its own, and waits for them more than it computes.
const events = run({ files, concurrency: 4, timeout: 1_800_000 });
// A suite (describe) is not a test of its own.
const isTest = ({ details }) => details?.type !== 'suite';
events.on('test:pass', (event) => isTest(event) && passed++);
events.on('test:fail', (event) => isTest(event) && failed++);
// Once more at the end, beside the list of what has failed: that end is all that is kept of a long output.
const shown = [];
events.on('test:diagnostic', ({ file, message }) => {
  if (message.includes(' shows: ')) shown.push(`${basename(file)}: ${message}`);
});
events.compose(spec).pipe(process.stdout);
events.on('end', () => {
  setImmediate(() => {
    for (const page of shown) console.log(page);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  });
});
