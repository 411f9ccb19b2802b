// `npm run bench`: every benchmark beside this file, and that of a browser, each in a process of its own;
// `npm run bench -- orders --orders 10000` only the named one, with its options. They want a build first.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = import.meta.dirname;
const [only, ...options] = process.argv.slice(2);
const browser = join(folder, '../../frontend/e2e/felt-times.mjs');
const benches = [...readdirSync(folder).map((name) => join(folder, name)), browser].filter(
  (file) =>
    file.endsWith('.mjs') && file !== import.meta.filename && (!only || basename(file) === `${only}.mjs`),
);

let failed = 0;
for (const file of benches) {
  console.log(`\n${basename(file)}`);
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit' });
  if (status !== 0) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;
