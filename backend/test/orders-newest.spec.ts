import { addOrder, addUser, firm } from './support/factories';
import { listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** Leaves nothing out, and has the numbers of the page asked for before its rows. */
const anyDay = { dateType: 'period', dateFrom: '2000-01-01' };

describe('the first page of a list that leaves nothing out', () => {
  it.each([
    ['everybody’s', 'manager', {}],
    ['one client’s, to staff', 'manager', { user: 3 }],
    ['a client’s own', 'company', {}],
    ['of somebody else, to a client', 'company', { user: 4 }],
  ] as const)('is the same that it is under a filter: %s', async (_whose, role, query) => {
    const caller = await test.as(role);
    const plain = await listOf(caller, query);
    expect(plain).toEqual(await listOf(caller, { ...query, filter: anyDay }));
    expect(plain.data.length).toBeGreaterThan(0);
  });

  it('is empty where there are no orders, and has twenty of more', async () => {
    const owner = await addUser(test, firm('ООО «Первая страница»', '590000013'));
    const caller = await test.signedIn(owner);
    expect(await listOf(caller, {})).toMatchObject({ data: [], total: 0 });
    const ids: number[] = [];
    for (let count = 0; count < 21; count++) ids.push((await addOrder(test, owner)).id);
    const { data, total, pages } = await listOf(caller, {});
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
    expect({ total, pages }).toEqual({ total: 21, pages: 2 });
  });
});
