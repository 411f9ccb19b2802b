// Compiles sdk/ into dist, as ES modules that Node takes as they are. Run by `npm pack`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');

rmSync(dist, { recursive: true, force: true });
const compiler = join(here, '../node_modules/@typescript/native/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(here, 'tsconfig.pack.json')], { stdio: 'inherit' });
// Imports of Node name files, and the generator's do not.
for (const name of readdirSync(dist, { recursive: true })) {
  if (!/\.(js|d\.ts)$/.test(name)) continue;
  const file = join(dist, name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(from '\.{1,2}\/[^']+?)(\.js)?'/g, "$1.js'"));
}
writeFileSync(join(dist, 'package.json'), '{ "type": "module" }\n');
