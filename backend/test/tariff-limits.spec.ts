import { LIMITS, MESSAGES } from '@shlyah/domain';
import type { Client } from './support/client';
import { errorsOf, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeAll(async () => {
  admin = await test.as('admin');
});

interface Row {
  id: number;
  value: number;
}

interface Tariff {
  weight: [Row];
  fragileСargo: Row;
  cities: { id: number; price: number }[];
  version: number;
}

const read = async (): Promise<Tariff> => (await admin.get('/api/calculator')).body as Tariff;
const change = (body: object) => admin.put('/api/calculator', { body });

it('a coefficient may be raised to its limit, the surcharge, which is rubles, above that or to nothing', async () => {
  const { weight, fragileСargo } = await read();
  for (const surcharge of [0, LIMITS.coefficient + 1]) {
    const update = [
      { id: weight[0].id, value: LIMITS.coefficient },
      { id: fragileСargo.id, value: surcharge },
    ];
    expect((await change({ update })).status).toBe(200);
    const saved = await read();
    expect([saved.weight[0].value, saved.fragileСargo.value]).toEqual([LIMITS.coefficient, surcharge]);
  }
  const higher = await change({ update: [{ id: weight[0].id, value: LIMITS.coefficient + 0.01 }] });
  expect(errorsOf(higher)).toEqual({ 'update.0.value': [MESSAGES.max(LIMITS.coefficient)] });
});

it('a region whose price is not told, is null or is the same keeps it, and nothing is told to the history', async () => {
  const { cities, version } = await read();
  const [{ id, price } = { id: 0, price: 0 }] = cities;
  expect((await change({ update: [{ id }, { id, price: null }, { id, price }] })).status).toBe(200);
  expect((await read()).cities).toEqual(cities);
  expect(await historyOf(test, 'tariff', version + 1)).toEqual([]);
});
