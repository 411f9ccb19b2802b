import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { City } from '../src/modules/points/city.entity';
import { callCommand } from './support/commands';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

type Place = [
  name: string,
  region: string,
  district: string,
  postcode: string | null,
  lat: number,
  lon: number,
];

async function imported(...rows: Place[]) {
  const file = join(test.config.dataDir, 'places.json');
  const fields = ['name', 'region', 'district', 'postcode', 'lat', 'lon'];
  await writeFile(file, JSON.stringify({ fields, rows }));
  const { code, stdout, stderr } = await callCommand(test.config, ['geo:import', file]);
  return { code, lines: stdout.split('\n').slice(0, -1), stderr };
}

const firs: Place = ['Тестовые Ёлки', 'BY-MI', 'Логойский', '223110', 54.2, 27.8];
const pines: Place = ['Тестовые Сосны', 'BY-BR', 'Брестский', null, 52.123456, 23.9];
const cityOf = (name: string) => test.database.read.findOneByOrFail(City, { name });

it('places of a file are added, corrected and known, each under its name, oblast and district', async () => {
  expect((await imported(firs, pines)).lines).toEqual(['2 settlements added, 0 corrected, 0 known already.']);
  expect(await cityOf('Тестовые Сосны')).toMatchObject({
    nameKey: 'тестовые сосны',
    kind: 'населённый пункт',
    district: 'Брестский',
    postcode: null,
    lat: 52_123_456,
    lon: 23_900_000,
    population: 0,
  });
  expect((await cityOf('Тестовые Ёлки')).regionId).not.toBe((await cityOf('Тестовые Сосны')).regionId);
  const moved: Place = ['Тестовые Сосны', 'BY-BR', 'Брестский', '224001', 52.2, 23.95];
  const answer = await imported(firs, moved, ['Минск', 'BY-HM', '', null, 53.9, 27.56]);
  expect(answer.lines).toEqual(['0 settlements added, 1 corrected, 2 known already.']);
  expect(await cityOf('Тестовые Сосны')).toMatchObject({
    postcode: '224001',
    lat: 52_200_000,
    lon: 23_950_000,
  });
});

it('suggestions know a place within a minute', async () => {
  const find = async () =>
    (await test.visitor().get('/api/findCountry', { query: { query: 'Тестовые Берёзы' } })).body as object[];
  expect(await find()).toEqual([]);
  expect((await imported(['Тестовые Берёзы', 'BY-HO', 'Гомельский', null, 52.4, 31])).stderr).toBe('');
  test.clock.set(new Date(Date.now() + 60_000));
  expect(await find()).toHaveLength(1);
  test.clock.set(null);
});

it('rows that are left out are counted, and the first ten named', async () => {
  const twice = (count: number) => Array<Place>(count).fill(firs);
  expect((await imported(...twice(11))).lines).toEqual([
    '0 settlements added, 0 corrected, 1 known already.',
    '10 rows left out:',
    ...Array.from(
      { length: 10 },
      (_, at) => `  row ${at + 2}: Тестовые Ёлки: the same name and district as in line 1`,
    ),
  ]);
  const { lines } = await imported(...twice(14));
  expect([lines[1], lines.length, lines.at(-1)]).toEqual(['13 rows left out:', 13, '  and 3 more']);
});

it('nothing is imported beside a second Минск: what names it would name two', async () => {
  const { id: _, ...minsk } = await test.database.read.findOneByOrFail(City, { id: 6 });
  await test.database.write((tx) => tx.insert(City, { ...minsk, district: 'Минский' }));
  const { code, lines, stderr } = await imported(['Тестовые Дубы', 'BY-MI', 'Логойский', null, 54.2, 27.8]);
  expect([code, lines, stderr]).toEqual([
    1,
    [],
    'The file would make a second Минск; nothing was imported.\n',
  ]);
  expect(await test.database.read.existsBy(City, { name: 'Тестовые Дубы' })).toBe(false);
});
