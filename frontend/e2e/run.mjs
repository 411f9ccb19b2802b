// Browser tests: every *.e2e.mjs beside this file (or those named as arguments) against the built product.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

const folder = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => basename(name).startsWith(word)))
  .map((name) => join(folder, name));

let passed = 0;
let failed = 0;
// One file at a time: the machine that runs them has two cores, and a browser likes one for itself.
const events = run({ files, concurrency: 1, timeout: 300_000 });
// A suite (describe) is not a test of its own.
const isTest = ({ details }) => details?.type !== 'suite';
events.on('test:pass', (event) => isTest(event) && passed++);
events.on('test:fail', (event) => isTest(event) && failed++);
events.compose(spec).pipe(process.stdout);
events.on('end', () => {
  setImmediate(() => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  });
});
