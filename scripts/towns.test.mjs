import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './lib/paths.mjs';

const rows = (file, row) => [...readFileSync(join(root, file), 'utf8').matchAll(row)];
const regions = ['brest', 'gomel', 'grodno', 'minsk', 'mogilev', 'vitebsk'];
const gazetteer = regions.flatMap((region) =>
  rows(
    `backend/src/modules/points/gazetteer/${region}.ts`,
    /\[(\d+), '([^']+)', '[^']+', (?:'([^']*)'|null), '\d+', ([\d.]+), ([\d.]+)/g,
  ).map(([, id, name, district = '', lat, lon]) => ({ id, name, district, lat: +lat, lon: +lon })),
);
const towns = new Map(
  rows('frontend/src/ui/brand/towns.ts', /\[(\d+), '([^']+)', '([^']*)', ([\d.]+), ([\d.]+)\]/g).map(
    ([, id, name, district, lon, lat]) => [id, { id, name, district, lat: +lat, lon: +lon }],
  ),
);

const centres = rows(
  'frontend/src/ui/brand/Country.tsx',
  /\{ lon: ([\d.]+), lat: ([\d.]+), label: '([^']+)' \}/g,
).map(([, lon, lat, name]) => ({ name, lat: +lat, lon: +lon }));
const kilometres = (one, other) => Math.hypot((one.lon - other.lon) * 65, (one.lat - other.lat) * 111);

test('the gazetteer is read', () => assert.ok(gazetteer.length >= 200, `${gazetteer.length} places`));

test('the picture has each place of the gazetteer under its id, within a kilometre, and no other', () => {
  const strays = gazetteer.filter((place) => {
    const town = towns.get(place.id);
    return town?.name !== place.name || town.district !== place.district || kilometres(town, place) > 1;
  });
  assert.deepEqual(strays, []);
  assert.equal(towns.size, gazetteer.length);
});

test('the centres that the picture always shows are in their places', () => {
  const placed = centres.filter((centre) =>
    gazetteer.some((place) => place.name === centre.name && kilometres(place, centre) < 1),
  );
  assert.deepEqual(
    placed.map(({ name }) => name),
    ['Минск', 'Брест', 'Витебск', 'Гомель', 'Гродно', 'Могилёв'],
  );
});
