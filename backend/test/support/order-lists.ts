// Lists of orders as their callers ask for them.
import { Order } from '../../src/modules/orders/model/order.entity';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Client } from './client';
import { addOrder, program, type ReadOrder } from './factories';
import type { TestApp } from './test-app';

export interface Listed {
  data: ReadOrder[];
  page: number;
  pages: number;
  total: number;
  next: number | null;
}

/** One page of the orders that the caller may see. */
export async function listOf(caller: Client, query: object): Promise<Listed> {
  const { status, body } = await caller.get('/api/order/', { query: { ...query } });
  expect(status).toBe(200);
  return body as Listed;
}

/** Filters travel as filter[state]=1&filter[dateType]=period. */
export const filtered = (filter: Record<string, unknown>, more: object = {}): object => ({
  ...more,
  ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value])),
});

/** A part of the filter that is for staff is refused to the client and to the client's program, in lists and in what is made of them. */
export async function refusedToClients(
  test: TestApp,
  owner: User,
  name: string,
  value: unknown,
): Promise<void> {
  const [client, byKey] = [await test.signedIn(owner), await program(test, owner)];
  const errors = { [`filter.${name}`]: ['Этот фильтр есть только у сотрудников'] };
  for (const [who, code] of [
    [client, 'bad_query'],
    [byKey, 'invalid'],
  ] as const)
    for (const path of ['/api/order', '/api/order/export']) {
      const { body } = await who.get(path, {
        query: { ...(path.endsWith('export') && { format: 'csv' }), ...filtered({ [name]: value }) },
      });
      expect(body).toMatchObject({ code, errors });
    }
}

export const idsOf = ({ data }: Listed): number[] => data.map(({ id }) => id);

/** An order of the user that differs from others in the given columns; `changes` are fields as they are sent. */
export async function orderWith(
  test: TestApp,
  user: User,
  columns: Partial<Order>,
  changes: object = {},
): Promise<number> {
  const { id } = await addOrder(test, user, changes);
  if (Object.keys(columns).length > 0) await test.database.write((tx) => tx.update(Order, { id }, columns));
  return id;
}
