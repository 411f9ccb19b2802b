import * as fc from 'fast-check';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { In, Not, type QueryRunner } from 'typeorm';
import { recount } from '../src/commands/orders-recount';
import { addLoad } from '../src/commands/seed-load';
import { fillOrderWords, wordRows, wordsText, SEARCH_LENGTH, WORD_LENGTH } from '../src/database/order-words';
import { foundOrders } from '../src/orders/found-orders';
import { Order } from '../src/orders/order.entity';
import { changeSearch, soughtWords } from '../src/orders/order-search';
import { OrderSearch, OrderWord } from '../src/orders/order-search.entity';
import { WordSets, withWord } from '../src/orders/word-sets';
import { buildWriter } from '../src/storage/data-source';
import { addOrder, addUser, firm } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

describe('the words of a text', () => {
  it.each([
    ['ооо «елочка-7а» пр-т', ' ооо елочка-7а 7а пр-т'],
    ['№ 12 "12", (12)', ' 12'],
    ['375291234567 190000005', ' 375291234567 291234567 1234567 34567 4567 190000005'],
    ['a@firma.by', ' a@firma.by firma.by by'],
    ['- … %', ''],
    [`${'я'.repeat(WORD_LENGTH - 1)}-хвост`, ` ${'я'.repeat(WORD_LENGTH - 1)} хвост`],
  ])('of «%s» are «%s»', (text, words) => {
    expect(wordsText(text)).toBe(words);
  });

  it('fit into their column', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `слово${index}`);
    // The last ones are of every length, so that one of them fills what is left.
    const text = ['ёж', ...long, ...long.slice(0, 20).map((_, index) => 'я'.repeat(20 - index))].join(' ');
    expect(wordsText(text)).toHaveLength(SEARCH_LENGTH);
    expect(wordsText(text)).toMatch(/ слово500 /);
  });

  it('that begin alike are counted once, whatever the beginning', () => {
    const word = fc.array(fc.constantFrom('а', 'б', 'ж', '-', '1', '😀'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (parts) => {
        const rows = wordRows(7, wordsText(parts.map((one) => one.join('')).join(' ')));
        for (const { word } of rows)
          for (let length = 1; length <= word.length; length++) {
            const alike = rows.filter((row) => row.word.startsWith(word.slice(0, length)));
            expect(alike.filter(({ shared }) => shared < length)).toHaveLength(1);
          }
      }),
    );
  });
});

/** The words as they are kept, and as they follow from the texts; each with its order. */
async function words(): Promise<{ kept: string[]; due: string[] }> {
  const line = ({ word, id, shared }: OrderWord): string => `${id} ${word} ${shared}`;
  const kept = await test.database.read.find(OrderWord);
  const texts = await test.database.read.find(OrderSearch);
  const due = texts.flatMap(({ id, text }) => wordRows(id, text));
  return { kept: kept.map(line).sort(), due: due.map(line).sort() };
}

const same = async (): Promise<void> => {
  const { kept, due } = await words();
  expect(kept).toEqual(due);
};

it('the kept words follow orders that are placed, changed and deleted, and clients who leave with theirs', async () => {
  await same();
  const admin = await test.as('admin');
  const user = await addUser(test, firm('ООО «Щука»', '590000033'));
  const ids: number[] = [];
  for (let count = 0; count < 3; count++)
    ids.push((await addOrder(test, user, { name: `Щукин ${count}` })).id);
  const [first = 0, second = 0] = ids;
  await same();
  const before = (await words()).kept;

  const edit = { id: first, version: 1, status: 3, price: 20 };
  expect((await admin.put('/api/order', { body: edit })).status).toBe(200);
  expect((await words()).kept).toEqual(before);
  const waybill = { id: first, version: 2, packages: [{ ...validPackage, useTTN: 'yes', TTN: 'ЩЩ 123' }] };
  expect((await admin.put('/api/order', { body: waybill })).status).toBe(200);
  await same();
  expect((await words()).kept).toContain(`${first} щщ 1`);

  expect((await admin.delete(`/api/order/${second}`)).status).toBeLessThan(300);
  await same();
  expect((await words()).kept.some((line) => line.startsWith(`${second} `))).toBe(false);
  const mine = In(ids);
  expect((await admin.delete(`/api/users/deleteAndOrders/${user.id}`)).status).toBeLessThan(300);
  expect(await test.database.read.countBy(Order, { id: mine })).toBe(0);
  expect(await test.database.read.countBy(OrderWord, { id: mine })).toBe(0);
  await same();
});

it('are written anew from texts, those of a former release too, and again after that was killed', async () => {
  const customer = await test.as('company');
  expect((await customer.post('/api/order', { body: validOrder })).status).toBe(201);
  const { kept } = await words();
  const source = await buildWriter(test.config.database).initialize();
  const runner = source.createQueryRunner();
  const query = runner.query.bind(runner) as QueryRunner['query'];
  await query('DELETE FROM order_words WHERE id > 2');
  await fillOrderWords(query);
  expect((await words()).kept).toEqual(kept);
  const id = await test.database.read.maximum(OrderSearch, 'id');
  await query("UPDATE order_search SET text = 'щ «щетка»' WHERE id = ?", [id]);
  await query('DELETE FROM order_words');
  await source.destroy();
  for (let count = 0; count < 2; count++) expect(await recount(test.database, true)).toBe(true);
  await same();
  expect((await words()).kept.filter((line) => line.startsWith(`${id} `))).toEqual([
    `${id} щ 0`,
    `${id} щетка 1`,
  ]);
});

/** The orders that a search is to find, newest first, as their texts say. */
async function due(search: string, status: number | null): Promise<number[]> {
  const { read } = test.database;
  const texts = await read.find(OrderSearch);
  const orders = await read.findBy(Order, status === null ? {} : { statusId: status });
  const words = soughtWords(search);
  const found = texts.filter(
    ({ text }) => words.length > 0 && words.every((word) => text.includes(` ${word}`)),
  );
  const ids = new Set(orders.map(({ id }) => id));
  return found
    .map(({ id }) => id)
    .filter((id) => ids.has(id))
    .sort((one, two) => two - one);
}

async function found(search: string, status: number | null, how?: Parameters<typeof foundOrders>[3]) {
  const under = test.database.read.createQueryBuilder(Order, 'o').select('o.id', 'id').where('o.id > 0');
  if (status !== null) under.andWhere('o.statusId = :status', { status });
  return (await foundOrders(test.database.reads, under, search, how)).slice(0, Infinity);
}

const searches = ['ко', 'ковалев', 'анна ковалев', 'минск ул', '375', '7', '29', 'нет', '«'];

it('common words and rare ones are looked for in several ways, which find the same', async () => {
  await addLoad(test.database, 20, 300);
  const sets = new WordSets(test.database.reads, 50);
  let most = 0;
  for (const search of searches)
    for (const status of [null, 1, 3]) {
      const ids = await due(search, status);
      expect(await found(search, status)).toEqual(ids);
      for (const few of [0, 5, 20, 1_000_000])
        expect(await found(search, status, { most: few, sets })).toEqual(ids);
      most = Math.max(most, ids.length);
    }
  expect(most).toBeGreaterThan(100);
});

it('of a rare word the orders are looked up, of a common one its set is kept', async () => {
  const search = 'ковалев';
  const { length } = await due(search, null);
  const sets = new WordSets(test.database.reads);
  const having = jest.spyOn(sets, 'having');
  await found(search, null, { most: length, sets });
  expect(having).not.toHaveBeenCalled();
  await found(search, null, { most: length - 1, sets });
  expect(having).toHaveBeenCalledTimes(1);
  expect(WordSets.of(test.database.reads)).toBe(WordSets.of(test.database.reads));
});

it('an order stands once among those of a beginning, however many of its words begin so', async () => {
  const { id } = await addOrder(test, await addUser(test), { name: 'Щукин Щука Щукинович' });
  const rows = await withWord(test.database.read, 'щук').getRawMany<{ id: number }>();
  expect(rows.filter((row) => row.id === id)).toHaveLength(1);
  expect(await withWord(test.database.read, 'щукинов').getRawMany()).toEqual([{ id }]);
});

it('kept sets of common words follow orders that are placed, changed and deleted', async () => {
  const admin = await test.as('admin');
  const user = await addUser(test, firm('ООО «Анна и Ко»', '590000044'));
  const sets = new WordSets(test.database.reads, 3);
  const same = async (): Promise<void> => {
    for (const search of ['анна', 'анна ко', '375'])
      expect(await found(search, null, { most: 0, sets })).toEqual(await due(search, null));
  };
  await same();
  const ids: number[] = [];
  for (let count = 0; count < 6; count++) {
    ids.push((await addOrder(test, user, { name: `Анна ${count}` })).id);
    await same();
  }
  const [first, second] = ids;
  const reads = jest.spyOn(test.database.reads, 'ids');
  await same();
  expect(reads).not.toHaveBeenCalled();
  // Nor is any text of an order that is no new one.
  const before = await found('анна', null, { most: 0, sets });
  const others = await test.database.read.find(OrderSearch, {
    where: { id: Not(In(before)) },
    order: { id: 'ASC' },
  });
  const { text, ...old } = others[0] ?? { id: 0, text: '' };
  for (const written of [' анна', text]) {
    await test.database.write((tx) => tx.update(OrderSearch, old, { text: written }));
    expect(await found('анна', null, { most: 0, sets })).toEqual(before);
  }
  const edit = { id: first, version: 1, name: 'Глеб', reciverPhone: '+375 (44) 12-34-567' };
  expect((await admin.put('/api/order', { body: edit })).status).toBe(200);
  await same();
  expect(reads).toHaveBeenCalled();
  reads.mockRestore();
  expect((await admin.delete(`/api/order/${second}`)).status).toBe(204);
  await same();
  const last = await test.database.read.findOneByOrFail(Order, { id: ids.at(-1) ?? 0 });
  await test.database.write((tx) => changeSearch(tx, { id: last.id, text: ' никого' }));
  await same();
});

it('of common words the sets used last are kept, as many as there is room for', async () => {
  const reads = jest.spyOn(test.database.reads, 'ids');
  const asked = async (sets: WordSets, word: string): Promise<number> => {
    reads.mockClear();
    await sets.having([word]);
    return reads.mock.calls.length;
  };
  const words = ['375', '29', '37'];
  const plenty = new WordSets(test.database.reads);
  for (const word of words) expect(await asked(plenty, word)).toBe(1);
  const sizes = words.map(
    async (word) => (await test.database.reads.ids(withWord(test.database.read, word))).bits,
  );
  const bytes = (await Promise.all(sizes)).map(({ byteLength }) => byteLength);
  // Room for two of the three.
  const sets = new WordSets(test.database.reads, 0, Math.max(...bytes) * 2);
  for (const word of words) expect(await asked(sets, word)).toBe(1);
  expect(await asked(sets, '29')).toBe(0);
  expect(await asked(sets, '375')).toBe(1);
  // «29» was used after «37», which had to go.
  expect(await asked(sets, '29')).toBe(0);
  expect(await asked(sets, '37')).toBe(1);
  reads.mockRestore();
});
