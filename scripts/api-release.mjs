// `npm run api:release`: the API as it is now is the one that has been promised. The changelog's «Готовится» gets today's date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeOf } from './lib/api-changes.mjs';
import { root } from './lib/paths.mjs';

const [description, released, changelog] = [
  'backend/openapi.json',
  'backend/openapi.released.json',
  'frontend/developers/changelog.md',
].map((path) => join(root, path));

const shape = shapeOf(JSON.parse(readFileSync(description, 'utf8')));
writeFileSync(released, `${JSON.stringify(shape, null, 1)}\n`);
const text = readFileSync(changelog, 'utf8');
const day = new Date().toISOString().slice(0, 10);
const nothing = 'Пока ничего.';
const dated = text
  .replace(`${nothing}\n\n`, '')
  .replace(/^## Готовится$/m, `## Готовится\n\n${nothing}\n\n## ${day}`);
writeFileSync(changelog, dated);

// The version that the answers and the description name.
const version = join(root, 'backend/src/platform/http/api-version.ts');
const source = readFileSync(version, 'utf8');
const former = /API_VERSION = '(.*)'/.exec(source)[1];
writeFileSync(version, source.replace(former, day));
const whole = readFileSync(description, 'utf8');
writeFileSync(description, whole.replace(`"version": "${former}"`, `"version": "${day}"`));
console.log(`The API is released as of ${day}: ${Object.keys(shape.paths).length} addresses.`);
