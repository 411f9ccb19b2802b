import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, program } from './support/factories';
import { filtered, idsOf, listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let client: Client;
let user: User;

beforeAll(async () => {
  manager = await test.as('manager');
  user = await addUser(test);
  client = await test.signedIn(user);
});

it('a list has up to forty orders a page for staff: page by page, behind a number, under a filter and a search', async () => {
  const owner = await addUser(test);
  const ids: number[] = [];
  for (let count = 0; count < 61; count++) ids.unshift((await addOrder(test, owner)).id);
  const wide = { user: owner.id, perPage: 40 };
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await listOf(manager, { ...wide, page }));
  expect(pages.map(idsOf)).toEqual([ids.slice(0, 40), ids.slice(40), []]);
  expect(pages.map(({ pages: count, total }) => [count, total])).toEqual([
    [2, 61],
    [2, 61],
    [2, 61],
  ]);
  expect(pages.map(({ next }) => next)).toEqual([ids[39], null, null]);
  const behind = await listOf(manager, { ...wide, before: ids[4] });
  expect([idsOf(behind), behind.next]).toEqual([ids.slice(5, 45), ids[44]]);
  expect(idsOf(await listOf(manager, filtered({ open: 1 }, { ...wide, page: 2 })))).toEqual(ids.slice(40));
  const found = await listOf(manager, { ...wide, search: String(ids[60]) });
  expect(idsOf(found)[0]).toBe(ids[60]);
  const all = await listOf(manager, { perPage: 40 });
  expect([all.data.length, all.pages]).toEqual([40, Math.ceil(all.total / 40)]);
  expect((await listOf(manager, { perPage: 25 })).data).toHaveLength(25);
});

it.each(['0', '19', '41', '1000', 'x', '20.5'])('has no page of %s orders', async (perPage) => {
  const { status, body } = await manager.get('/api/order', { query: { perPage } });
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ errors: { perPage: [expect.any(String)] } }),
  ]);
});

it('a list keeps its twenty orders a page for clients and their programs, who are told so', async () => {
  const errors = { perPage: ['Размер страницы выбирают только сотрудники'] };
  for (const [who, status] of [
    [client, 400],
    [await program(test, user), 422],
  ] as const) {
    const refused = await who.get('/api/order', { query: { perPage: 40 } });
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining({ errors })]);
    expect((await who.get('/api/order', { query: { perPage: '' } })).status).toBe(200);
  }
});
