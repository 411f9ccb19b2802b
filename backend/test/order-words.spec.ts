import * as fc from 'fast-check';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { In, type QueryRunner } from 'typeorm';
import { recount } from '../src/operations/commands/orders-recount';
import { addLoad } from '../src/operations/commands/seed-load';
import {
  fillOrderWords,
  wordRows,
  wordsText,
  SEARCH_LENGTH,
  WORD_LENGTH,
} from '../src/modules/orders/model/order-words';
import { Order } from '../src/modules/orders/model/order.entity';
import { orderList } from '../src/modules/orders/read/order-list';
import { searchPrefixes } from '../src/modules/orders/search/order-search';
import { OrderSearch, OrderWord } from '../src/modules/orders/model/order-search.entity';
import { OrdersByRun } from '../src/modules/runs/orders-by-run';
import { buildWriter } from '../src/storage/data-source';
import { addOrder, addUser, firm } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

describe('the words of a text', () => {
  it.each([
    ['ооо «елочка-7а» пр-т', ' ооо елочка-7а 7а пр-т елочка7а'],
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
  const words = searchPrefixes(search);
  const found = texts.filter(
    ({ text }) => words.length > 0 && words.every((word) => text.includes(` ${word}`)),
  );
  const ids = new Set(orders.map(({ id }) => id));
  return found
    .map(({ id }) => id)
    .filter((id) => ids.has(id))
    .sort((one, two) => two - one);
}

/** What the list finds by words: the order of exactly the sought number stands before it. */
async function found(
  search: string,
  status: number | null,
): Promise<{ first: number | null; ids: number[] }> {
  const asked = { search, filter: { status } };
  const scope = { userId: null, staff: true, runs: new OrdersByRun() };
  const { exactMatch: first, pager } = await orderList(test.database.reads, asked, scope, new Date());
  return { first, ids: await pager.slice(0, pager.total ?? Number.MAX_SAFE_INTEGER) };
}

const searches = ['ко', 'ковалев', 'анна ковалев', 'минск ул', '375', '7', '29', 'нет', '«'];

it('common words and rare ones are looked for in two ways, which find the same', async () => {
  await addLoad(test.database, 20, 300);
  let most = 0;
  const same = async (): Promise<void> => {
    for (const search of searches)
      for (const status of [null, 1, 3]) {
        const { first, ids } = await found(search, status);
        expect(ids).toEqual((await due(search, status)).filter((id) => id !== first));
        most = Math.max(most, ids.length);
      }
  };
  await same();
  const ask = test.database.reads.ask.bind(test.database.reads);
  const isSize = (sql: string): boolean => /AS .size./.test(sql);
  const asked = jest
    .spyOn(test.database.reads, 'ask')
    .mockImplementation((query) =>
      isSize(query.getQuery()) ? Promise.resolve([{ size: 1_000_000 } as never]) : ask(query),
    );
  await same();
  const sqls = asked.mock.calls.map(([query]) => query.getQuery()).filter((sql) => !isSize(sql));
  asked.mockRestore();
  expect(sqls.filter((sql) => sql.includes('order_words'))).toEqual([]);
  expect(sqls.filter((sql) => sql.includes('INSTR'))).not.toEqual([]);
  expect(most).toBeGreaterThan(100);
});

it('an order stands once among those of a beginning, however many of its words begin so', async () => {
  const { id } = await addOrder(test, await addUser(test), { name: 'Щукин Щука Щукинович' });
  expect((await found('щук', null)).ids.filter((one) => one === id)).toHaveLength(1);
  expect((await found('щукинов', null)).ids).toEqual([id]);
});
