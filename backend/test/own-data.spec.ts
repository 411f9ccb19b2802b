import { insertMany } from '../src/platform/database/insert-many';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** The rows of «Мои данные», by table. */
async function dataOf(client: Client): Promise<Record<string, Record<string, unknown>[]>> {
  const { body } = await client.get('/api/user/data');
  return JSON.parse((body as Buffer).toString()) as Record<string, Record<string, unknown>[]>;
}

describe('«Мои данные»', () => {
  it('has no address of staff, and for staff nothing of their clients', async () => {
    const user = await addUser(test, { status: 'pending' });
    const manager = await test.as('manager');
    await manager.post('/api/users/confirmRegistration', { body: { id: user.id } });
    const order = await addOrder(test, user, { name: 'Маркёров Павел' });
    const edit = { ...order, name: 'Маркёров Пётр', price: 10 };
    expect((await manager.put('/api/order', { body: edit })).status).toBe(200);
    const client = await test.signedIn(user);
    const own = await dataOf(client);
    const byStaff = own.journal?.filter(({ actorId }) => actorId !== null && actorId !== user.id) ?? [];
    expect(byStaff.length).toBeGreaterThan(0);
    expect(byStaff.map(({ address }) => address)).toEqual(byStaff.map(() => null));
    expect(JSON.stringify(await dataOf(manager))).not.toContain('Маркёров');
  });

  it('is read by pages, each row once', async () => {
    const user = await addUser(test);
    for (let n = 0; n < 45; n++) await addOrder(test, user);
    const at = test.clock.now();
    const by = { actorId: null, actorName: 'Система', actorRole: null, at };
    const event = { subject: 'user', subjectId: user.id, ...by, field: 'name', fromValue: null } as const;
    await test.database.write((tx) =>
      insertMany(
        tx,
        HistoryEvent,
        Array.from({ length: 450 }, (_, n) => ({ ...event, toValue: `${n}` })),
      ),
    );
    const asked = jest.spyOn(test.database.read, 'query');
    const { orders = [], order_items: items = [], events = [] } = await dataOf(await test.signedIn(user));
    const read = await Promise.all(asked.mock.results.map(({ value }) => value as Promise<unknown>));
    asked.mockRestore();
    expect(read.length).toBeGreaterThan(10);
    expect(Math.max(...read.map((rows) => (rows as unknown[]).length))).toBe(200);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(45);
    expect(orders).toHaveLength(45);
    expect(new Set(items.map(({ orderId }) => orderId)).size).toBe(45);
    expect(events.flatMap(({ field, toValue }) => (field === 'name' ? [Number(toValue)] : []))).toEqual(
      Array.from({ length: 450 }, (_, n) => n),
    );
  });
});
