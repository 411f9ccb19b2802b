// `npm run bench`: every benchmark beside this file, each in a process of its own; `npm run bench -- orders --orders 10000` only the
// named one, with its options. They want a build first.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = import.meta.dirname;
const [only, ...options] = process.argv.slice(2);
const benches = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.mjs') && name !== basename(import.meta.filename) && (!only || name === `${only}.mjs`),
);

let failed = 0;
for (const name of benches) {
  console.log(`\n${name}`);
  const { status } = spawnSync(process.execPath, [join(folder, name), ...options], { stdio: 'inherit' });
  if (status !== 0) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;
