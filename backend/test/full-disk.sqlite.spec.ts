import { setTimeout as sleep } from 'node:timers/promises';
import { buildWriter } from '../src/storage/data-source';
import { Order } from '../src/modules/orders/model/order.entity';
import type { Client } from './support/client';
import { addUser, orderBody, type ReadOrder } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';
import { letterTo, World } from './mail-support/world';
import { PostOffice } from './mail-support/post-office';

/** SQLite takes no more pages: what it answers is what it answers when the disk is full. */
const limitPages = (test: TestApp, pages: number): Promise<unknown> =>
  test.database.write((tx) => tx.query(`PRAGMA max_page_count = ${pages}`));

async function pageCount(test: TestApp): Promise<number> {
  const [row] = await test.database.read.query<{ page_count: number }[]>('PRAGMA page_count');
  return row?.page_count ?? 0;
}

describe('a full disk', () => {
  let test: TestApp;
  let client: Client;
  let userId: number;
  let sent = 0;
  const acknowledged: number[] = [];

  const place = async (changes: object = {}): Promise<number> => {
    const headers = { 'Idempotency-Key': `key-${sent++}` };
    const { status, body } = await client.post('/api/order', { body: orderBody(changes), headers });
    if (status === 201) acknowledged.push((body as ReadOrder).id);
    return status;
  };

  /** What anybody else sees, now or after a crash. */
  const stored = async (): Promise<number[]> => {
    const source = await buildWriter(test.config.database).initialize();
    const orders = await source.manager.find(Order, { where: { userId }, order: { id: 'ASC' } });
    await source.destroy();
    return orders.map(({ id }) => id);
  };

  beforeAll(async () => {
    test = await startTestApp();
    const user = await addUser(test);
    userId = user.id;
    client = await test.signedIn(user);
  });

  afterAll(() => test.close());

  it('refuses orders with 503, loses none that it has acknowledged, and is over at once', async () => {
    await limitPages(test, (await pageCount(test)) + 3);
    const statuses: number[] = [];
    while (statuses.filter((status) => status === 503).length < 20) statuses.push(await place());
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    // Found wrong inside its unit of work, which ends without any fault of the disk.
    expect(await place({ addressId: 999999 })).toBe(422);
    expect(await stored()).toEqual(acknowledged);

    await limitPages(test, 1_000_000);
    expect([await place(), await place()]).toEqual([201, 201]);
    expect(await stored()).toEqual(acknowledged);
  });

  it('leaves reading alone', async () => {
    await limitPages(test, 1);
    expect((await client.get('/api/order')).status).toBe(200);
    await limitPages(test, 1_000_000);
  });

  it('is the same for many at once', async () => {
    await limitPages(test, (await pageCount(test)) + 3);
    await Promise.all(Array.from({ length: 60 }, () => place()));
    await limitPages(test, 1_000_000);
    await Promise.all(Array.from({ length: 10 }, () => place()));
    expect((await stored()).sort()).toEqual(acknowledged.sort());
  });
});

describe('the sender of letters', () => {
  it('ends a round in which no letter was its to send, so that others get their turn', async () => {
    const world = await World.create();
    const office = await new PostOffice().open();
    const replica = await world.replica(office.url);
    await world.post(replica, letterTo('anna@example.by'));
    // A reader that is kept at an old state sees the letter as due for ever.
    await replica.database.read.query('BEGIN');
    expect(await replica.queue.due('email', 'news', 1)).toHaveLength(1);
    const done = replica.mailer.deliverDue().then(() => 'done');
    expect(await Promise.race([done, sleep(5000, 'endless', { ref: false })])).toBe('done');
    expect(office.arrived).toHaveLength(1);
    await replica.database.read.query('END');
    await world.reset();
    await office.close();
    await world.destroy();
  });
});
