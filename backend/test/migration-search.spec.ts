import 'reflect-metadata';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { MoreThan, type MigrationInterface } from 'typeorm';
import { buildWriter } from '../src/storage/data-source';
import { OrderSearch1795500000000 } from '../src/storage/migrations/0005-order-search';
import { Codes1799500000000 } from '../src/storage/migrations/0051-codes';
import { OrderWords1796100000000 } from '../src/storage/migrations/0011-order-words';
import { OrderSearch, OrderWord } from '../src/modules/orders/model/order-search.entity';
import { User } from '../src/modules/users/model/user.entity';
import { addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const texts = async (): Promise<Map<number, string[]>> => {
  const rows = await test.database.read.find(OrderSearch);
  return new Map(rows.map(({ id, text }) => [id, text.split(' ').sort()]));
};

async function migrate(...steps: (new () => MigrationInterface)[]): Promise<void> {
  const source = await buildWriter(test.config.database).initialize();
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  for (const Step of steps) await new Step().up(runner);
  await runner.commitTransaction();
  await source.destroy();
}

it('the search texts of a former release become those that the program writes', async () => {
  const client = await test.as('company');
  const points = (await client.get('/api/points')).body as { id: number }[];
  for (const changes of [
    {
      packages: [
        { ...validPackage, useTTN: 'yes', TTN: 'АБ 12-34' },
        { ...validPackage, useTTN: 'yes', TTN: '11-22 33' },
      ],
    },
    { deliveryAddress: 'punkt', recivePoint: points[0]?.id, externalId: '2026-11-9' },
    { externalId: 'З-1042', reciverHouse: '12 А' },
  ]) {
    const { status } = await client.post('/api/order', { body: { ...validOrder, ...changes } });
    expect(status).toBe(201);
  }
  const written = await texts();
  expect(written.size).toBeGreaterThan(2);
  await test.database.write((tx) => tx.query("UPDATE order_search SET text = 'до обновления'"));

  // A migration that was killed half way runs again.
  await migrate(OrderSearch1795500000000, OrderSearch1795500000000, OrderWords1796100000000);
  await migrate(Codes1799500000000, Codes1799500000000);

  const kinds = /^(г|аг|п|д|х|р)\.?$/;
  const bare = (map: Map<number, string[]>) =>
    [...map].map(([id, words]) => [
      id,
      words.filter((word) => !kinds.test(word)).map((word) => word.replace(/,$/, '')),
    ]);
  expect(bare(await texts())).toEqual(bare(written));
});

it('orders of a former release are found by the keys of their numbers, as new ones are', async () => {
  const client = await test.as('company');
  const { status, body } = await client.post('/api/order', { body: { ...validOrder, externalId: 'Ъ1-042' } });
  expect(status).toBe(201);
  const { id } = body as { id: number };
  const words = async () =>
    (await test.database.read.findBy(OrderWord, { id: MoreThan(0) }))
      .filter((row) => row.id === id)
      .map(({ word, shared }) => `${word} ${shared}`)
      .sort();
  const written = await words();
  const former = (await test.database.read.findOneByOrFail(OrderSearch, { id })).text
    .split(' ')
    .filter((word) => word !== 'ъ1042')
    .join(' ');
  await test.database.write(async (tx) => {
    await tx.update(OrderSearch, { id }, { text: former });
    await tx.delete(OrderWord, { id, word: 'ъ1042' });
  });
  expect(await words()).not.toEqual(written);
  await migrate(Codes1799500000000);
  expect(await words()).toEqual(written);
});

it('a УНП in Cyrillic letters becomes the one that is kept today', async () => {
  const { id } = await addUser(test, firm('ООО «Кириллица»', 'АВ1234567'));
  await migrate(Codes1799500000000, Codes1799500000000);
  expect(await test.database.read.findOneByOrFail(User, { id })).toMatchObject({ unp: 'AB1234567' });
  const manager = await test.as('manager');
  for (const search of ['АВ1234567', 'ab1234567']) {
    const { body } = await manager.get('/api/users', { query: { search } });
    expect((body as { data: { id: number }[] }).data.map((user) => user.id)).toEqual([id]);
  }
});
