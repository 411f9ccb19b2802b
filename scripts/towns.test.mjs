import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './lib/paths.mjs';

const rows = (file, row) => [...readFileSync(join(root, file), 'utf8').matchAll(row)];
const regions = ['brest', 'gomel', 'grodno', 'minsk', 'mogilev', 'vitebsk'];
const gazetteer = regions.flatMap((region) =>
  rows(
    `backend/src/points/gazetteer/${region}.ts`,
    /\[\d+, '([^']+)', '[^']+', (?:'([^']*)'|null), '\d+', ([\d.]+), ([\d.]+)/g,
  ).map(([, name, district, lat, lon]) => ({ name, district, lat: Number(lat), lon: Number(lon) })),
);
const towns = rows('frontend/src/ui/brand/towns.ts', /\['([^']+)', '([^']*)', ([\d.]+), ([\d.]+)\]/g).map(
  ([, name, district, lon, lat]) => ({ name, district, lon: Number(lon), lat: Number(lat) }),
);

test('both lists are read', () => {
  assert.ok(gazetteer.length >= 200 && towns.length >= 100, `${gazetteer.length}, ${towns.length}`);
});

test('every town of the picture is in the gazetteer, in its place and district', () => {
  const strays = towns.filter(
    (town) =>
      !gazetteer.some(
        ({ name, district, lon, lat }) =>
          name === town.name &&
          (district ?? town.district) === town.district &&
          Math.max(Math.abs(lon - town.lon), Math.abs(lat - town.lat)) < 0.1,
      ),
  );
  assert.deepEqual(strays, []);
});
