import { LIMITS, MESSAGES } from '@shlyah/domain';
import { edgeQuotes, publishedQuotes, validPackage } from '@shlyah/domain/cases';
import type { Client } from './support/client';
import { complaints, errorsOf, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeAll(async () => {
  admin = await test.as('admin');
});

interface Row {
  id: number;
  value: number;
  value2: number;
  value3: number;
}

interface Tariff {
  volume: Row[];
  weight: Row[];
  fragileСargo: Row;
  cities: { id: number; param1: number; param2: number; price: number }[];
  version: number;
}

const read = async (): Promise<Tariff> => (await admin.get('/api/calculator')).body as Tariff;
const change = (body: object) => admin.put('/api/calculator', { body });
const quote = (body: object) => test.visitor().post('/api/calculator/quote', { body });

const minsk = 6;
const gomel = 3;

describe('the tariff', () => {
  it('is the seeded one, with the coefficient of each region a fifteenth of its price', async () => {
    const { volume, weight, fragileСargo, cities, version } = await read();
    const bare = ({ value, value2, value3 }: Row): number[] => [value, value2, value3];
    expect(volume.map(bare)).toEqual([
      [1, 0, 0.1],
      [1.1, 0.1, 1],
    ]);
    expect(weight.map(bare)).toEqual([
      [1, 0, 5],
      [1.2, 5, 10],
      [1.4, 10, 20],
      [1.7, 20, 30],
      [2.2, 30, 50.01],
    ]);
    expect(fragileСargo.value).toBe(7);
    expect(cities.map(({ param1, price }) => [param1, price]).sort()).toEqual(
      [
        [7, 7],
        [14, 14],
        [26, 26],
        [26, 26],
        [26, 26],
        [38, 38],
        [38, 38],
      ].sort(),
    );
    const regions = cities.map(({ id }) => id);
    expect(regions).toEqual(regions.toSorted((one, other) => one - other));
    for (const { param2, price } of cities) expect((15 * param2).toFixed(2)).toBe(price.toFixed(2));
    expect(version).toBe(1);
  });

  it('names every row by an id of its own', async () => {
    const { volume, weight, fragileСargo, cities } = await read();
    const ids = [...volume, ...weight, fragileСargo, ...cities].map(({ id }) => id);
    expect(new Set(ids).size).toBe(15);
  });
});

const ONE_PLACE = ['Укажите либо город, либо пункт выдачи'];

describe('a quote', () => {
  // What a body may not hold (more than a hundred items) is the domain's own test.
  const sendable = edgeQuotes.filter(({ items }) => items.length <= LIMITS.packages);

  it.each([...publishedQuotes, ...sendable])('$name', async ({ destinationPrice, items, fragile, total }) => {
    const cityId = destinationPrice === 700 ? minsk : gomel;
    const { status, body } = await quote({ cityId, fragileСargo: fragile, packages: items });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: total === null ? null : total / 100,
      byAgreement: total === null,
      currency: 'BYN',
    });
    const parts = (body as { parts: { amount: number }[] }).parts;
    const sum = parts.reduce((kopecks, { amount }) => kopecks + Math.round(amount * 100), 0);
    expect(sum).toBe(total ?? 0);
  });

  it('goes to a point by the point’s own price', async () => {
    const points = (await admin.get('/api/points')).body as { id: number; price: number }[];
    for (const { id, price } of points) {
      const { body } = await quote({ recivePoint: id, packages: [validPackage] });
      expect(body).toMatchObject({ total: price });
    }
  });

  it.each([
    [{}, { cityId: ONE_PLACE }],
    [{ cityId: 6, recivePoint: 1 }, { cityId: ONE_PLACE }],
    [{ cityId: 999999 }, { cityId: [MESSAGES.chooseFromList] }],
    [{ recivePoint: 999999 }, { recivePoint: [MESSAGES.chooseFromList] }],
    [{ cityId: 6, packages: [] }, { packages: [MESSAGES.packagesRequired] }],
    [{ packages: null }, { cityId: ONE_PLACE, packages: [MESSAGES.packagesRequired] }],
  ])('to %p is refused', async (changes, errors) => {
    const answer = await quote({ packages: [validPackage], ...changes });
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
  });

  it('understands the all-Latin fragileCargo', async () => {
    const { body } = await quote({ cityId: minsk, fragileCargo: true, packages: [validPackage] });
    expect(body).toMatchObject({ total: 14 });
  });
});

describe('a change of the tariff', () => {
  it('is all or nothing', async () => {
    const before = await read();
    const [first] = before.weight;
    const answer = await change({
      update: [
        { id: first?.id, value: 1.05 },
        { id: 999999, value: 2 },
      ],
      insert: { volume: [{ value: 1.2, value2: 1, value3: 2 }] },
      delete: [before.volume[1]?.id],
    });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { 'update.1.id': ['Такой строки нет'] }]);
    expect(await read()).toEqual(before);
    expect(await historyOf(test, 'tariff')).toEqual([]);
  });

  it('is judged by its result: rows may trade places, but not overlap', async () => {
    const { volume } = await read();
    const [low, high] = volume as [Row, Row];
    const swapped = await change({
      update: [
        { id: low.id, value2: 0.1, value3: 1 },
        { id: high.id, value2: 0, value3: 0.1 },
      ],
    });
    expect(swapped.status).toBe(200);
    const overlapping = await change({ update: [{ id: high.id, value3: 0.2 }] });
    expect([overlapping.status, complaints(overlapping)]).toEqual([422, ['volume']]);
    expect(JSON.stringify(overlapping.body)).toContain('Строки 1 и 2 пересекаются (0,1–0,2)');
    await change({ update: volume });
    expect((await read()).volume).toEqual(volume);
  });

  it('names the rows of a refusal as the table shows them: by their lower bound, equal ones by age', async () => {
    const { weight } = await read();
    const rows = [
      { value: 3, value2: 70, value3: 80 },
      { value: 4, value2: 60, value3: 65 },
      { value: 5, value2: 60, value3: 60 },
    ];
    const { status, body } = await change({ insert: { weight: rows } });
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toEqual({
      weight: [`Строка ${weight.length + 2}: «от» должно быть меньше, чем «до».`],
    });
    const overlapping = await change({
      insert: { weight: [...rows.slice(0, 2), { value: 6, value2: 79, value3: 90 }] },
    });
    expect((overlapping.body as { errors: object }).errors).toEqual({
      weight: [`Строки ${weight.length + 2} и ${weight.length + 3} пересекаются (79–80): измените границы.`],
    });
    expect((await read()).weight).toEqual(weight);
  });

  it('adds, changes and deletes in one call, is kept in the history and answers the whole', async () => {
    const { weight, version } = await read();
    const last = weight.at(-1) as Row;
    const { body } = await change({
      update: [{ id: last.id, value: 2.5 }],
      insert: { weight: [{ value: 3, value2: 60, value3: 70 }] },
    });
    expect((body as Tariff).version).toBe(version + 1);
    const added = (body as Tariff).weight.at(-1) as Row;
    expect(added).toMatchObject({ value: 3, value2: 60, value3: 70 });
    const removed = await admin.post('/api/calculator', { body: { delete: [added.id] } });
    expect(removed.status).toBe(200);
    await change({ update: [last] });
    expect((await read()).weight).toEqual(weight);
    expect(await historyOf(test, 'tariff', version + 1)).toHaveLength(2);
    expect(await historyOf(test, 'tariff', version + 2)).toHaveLength(1);
    const [region] = (await read()).cities;
    expect((await change({ update: [last, { id: region?.id, price: region?.price }] })).status).toBe(200);
    expect(await historyOf(test, 'tariff', version + 4)).toEqual([]);
  });

  it('adds rows of each kind with 201', async () => {
    const volume = await admin.post('/api/calculator/volume', {
      body: { volume: [{ value: 1.3, value2: 5, value3: 6 }] },
    });
    // A hundred times these have no exact binary form: 112.99999999999999.
    const heavy = { value: 1.13, value2: 64.35, value3: 81.13 };
    const weights = await admin.post('/api/calculator/weight', { body: { weights: [heavy] } });
    expect([volume.status, weights.status]).toEqual([201, 201]);
    const { volume: volumes, weight } = weights.body as Tariff;
    expect(weight.at(-1)).toMatchObject(heavy);
    const added = [volumes.at(-1)?.id, weight.at(-1)?.id];
    expect((await change({ delete: added })).status).toBe(200);
  });

  it('of a region’s price moves its coefficient along', async () => {
    const { body } = await change({ update: [{ id: 7, price: 40.5, value: 3 }] });
    const region = (body as Tariff).cities.find(({ id }) => id === 7);
    expect(region).toMatchObject({ price: 40.5, param2: 2.7 });
    // 5267 of ten thousand have no exact binary form.
    const odd = (await change({ update: [{ id: 7, price: 7.9 }] })).body as Tariff;
    expect(odd.cities.find(({ id }) => id === 7)).toMatchObject({ price: 7.9, param2: 0.5267 });
    await change({ update: [{ id: 7, price: 38 }] });
  });

  it('never deletes the surcharge or a region', async () => {
    const { fragileСargo } = await read();
    for (const id of [fragileСargo.id, 1]) {
      const answer = await change({ delete: [id] });
      expect([answer.status, errorsOf(answer)]).toEqual([422, { 'delete.0': ['Такой строки нет'] }]);
    }
  });

  it.each([
    [{ update: [{ id: 101, value: 0 }] }, 'update.0.value', 'Коэффициент должен быть больше нуля'],
    [{ update: [{ id: 101, value: 1.155 }] }, 'update.0.value', MESSAGES.decimals(2)],
    [{ update: [{ id: 101, value: 100_000 }] }, 'update.0.value', MESSAGES.max(LIMITS.coefficient)],
    [{ update: [{ value: 2 }] }, 'update.0.id', MESSAGES.required],
    [{ update: [{ id: 101, value3: -1 }] }, 'update.0.value3', MESSAGES.min(0)],
    [{ delete: ['x'] }, 'delete', 'Укажите номер'],
    [{ delete: 7 }, 'delete', 'Передайте список номеров'],
    [{ insert: [] }, 'insert', 'Передайте объект'],
  ])('%p is refused', async (body, path, words) => {
    const answer = await change(body);
    expect([answer.status, errorsOf(answer)]).toEqual([422, { [path]: [words] }]);
  });

  it('over a version that has passed is refused with the fresh state', async () => {
    const { version, fragileСargo } = await read();
    const save = (value: number) => change({ update: [{ id: fragileСargo.id, value }], version });
    const answers = await Promise.all([save(8), save(9), save(10)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const fresh = answers
      .filter(({ status }) => status === 409)
      .map(({ body }) => (body as { fresh: Tariff }).fresh);
    expect(fresh).toEqual([await read(), await read()]);
    await change({ update: [{ id: fragileСargo.id, value: 7 }] });
  });

  it('counts for the very next quote, order and search', async () => {
    await change({ update: [{ id: 7, price: 45 }] });
    expect((await quote({ cityId: gomel, packages: [validPackage] })).body).toMatchObject({ total: 45 });
    const found = await test.visitor().get('/api/findCountry', { query: { query: 'Гомель' } });
    expect((found.body as { coef: number }[])[0]).toMatchObject({ coef: 3 });
    await change({ update: [{ id: 7, price: 38 }] });
  });
});
