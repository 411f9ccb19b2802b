import { setMaxListeners } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, eventId, readEventId, toMinsk } from '@shlyah/domain';
import { Feed } from '../src/platform/feed/feed';
import { FeedHead, HEAD } from '../src/platform/feed/integration-event.entity';
import { LongPoll, WAITING } from '../src/platform/feed/long-poll';
import { MAX_EVENTS } from '../src/modules/changes/changes.service';
import type { ChangesDto } from '../src/modules/changes/changes.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { editOrder } from './support/feed';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let manager: Client;
let user: User;
let client: Client;
let start: string;

const changes = async (by: Client, query: { after?: string; wait?: number } = {}): Promise<ChangesDto> => {
  const { status, body } = await by.get('/api/changes', { query });
  expect(status).toBe(200);
  return body as ChangesDto;
};

const longPoll = (): LongPoll => test.app.get(LongPoll);

/** Until so many wait; how long that takes is the machine's to say. */
const waits = async (count: number): Promise<void> => {
  while (longPoll().count !== count) await sleep(5);
};

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  manager = await test.as('manager');
  user = await addUser(test, firm());
  client = await test.signedIn(user);
  start = (await changes(manager)).next;
});

afterEach(() => test.clock.set(null));

afterAll(() => test.close());

describe('what staff hear of', () => {
  it('is each order that has changed: its version, how, and who was the last', async () => {
    const order = await addOrder(test, user);
    await editOrder(manager, order, { status: 2, price: 38 });
    const told = await changes(manager, { after: start });
    expect(told).toMatchObject({ registrations: false, missed: false });
    expect(told.orders).toEqual([
      {
        id: order.id,
        version: order.version + 1,
        kinds: ['order.created', 'order.status', 'order.price'],
        by: { id: expect.any(Number) as number, name: 'Ольга Кравец' },
      },
    ]);
    expect((await changes(manager, { after: told.next })).orders).toEqual([]);
  });

  it('is an order that is gone, and one that is asked to be changed', async () => {
    const [gone, asked] = [await addOrder(test, user), await addOrder(test, user)];
    start = (await changes(manager)).next;
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${gone.id}`)).status).toBe(204);
    const body = { version: asked.version, reason: 'Так надо', comment: 'Звонить' };
    expect((await client.post(`/api/order/${asked.id}/proposals`, { body })).status).toBe(201);
    expect((await changes(manager, { after: start })).orders).toMatchObject([
      { id: gone.id, version: null, kinds: ['order.deleted'], by: { id: 1 } },
      { id: asked.id, version: asked.version, kinds: ['order.proposal'], by: { id: user.id } },
    ]);
  });

  it('is a registration that comes, and one that is decided', async () => {
    const pending = await addUser(test, { ...firm('ООО «Якорь»', '190000010'), status: 'pending' });
    await test.visitor().post('/api/user/register', {
      body: {
        isLegalEntity: false,
        name: 'Новый Клиент',
        phone: '+375 29 123-45-67',
        email: `new-${pending.id}@example.by`,
        password: 'demo-parol-2026',
      },
    });
    const came = await changes(manager, { after: start });
    expect(came).toMatchObject({ orders: [], registrations: true });
    await manager.post('/api/users/confirmRegistration', { body: { id: pending.id } });
    expect(await changes(manager, { after: came.next })).toMatchObject({ orders: [], registrations: true });
    // Programs are told of no registration that comes, nor do customers hear of others'.
    const { body } = await client.get('/api/events', { query: { after: start } });
    expect(body).toMatchObject({ data: [] });
    expect(await changes(client, { after: start })).toMatchObject({ orders: [], registrations: false });
  });
});

describe('what staff alone hear of', () => {
  it('is a note on an order, written and deleted', async () => {
    const order = await addOrder(test, user);
    start = (await changes(manager)).next;
    const written = await manager.post(`/api/order/${order.id}/notes`, { body: { text: 'Звонить заранее' } });
    const told = await changes(manager, { after: start });
    expect(told).toMatchObject({ orders: [], notes: [order.id] });
    await manager.delete(`/api/notes/${(written.body as { id: number }).id}`);
    expect(await changes(manager, { after: told.next })).toMatchObject({ orders: [], notes: [order.id] });
    await expectNothingTold();
  });

  it('is a run: made, given an order, taken one, changed, deleted', async () => {
    const order = await addOrder(test, user);
    const day = addDays(toMinsk(new Date()).slice(0, 10), 1);
    const hears = async (): Promise<boolean> => {
      const { runs, next, orders } = await changes(manager, { after: start });
      expect(orders).toEqual([]);
      start = next;
      return runs;
    };
    start = (await changes(manager)).next;
    const made = await manager.post('/api/runs', { body: { day, driver: 'Игорь Савич', confirmDay: true } });
    const run = made.body as { id: number; version: number };
    expect(await hears()).toBe(true);
    await manager.post(`/api/runs/${run.id}/orders`, { body: { ids: [order.id], confirmDay: true } });
    expect(await hears()).toBe(true);
    // The same once more changes nothing.
    await manager.post(`/api/runs/${run.id}/orders`, { body: { ids: [order.id], confirmDay: true } });
    expect(await hears()).toBe(false);
    const { status } = await manager.post(`/api/runs/${run.id}/orders/remove`, { body: { ids: [order.id] } });
    expect(status).toBe(200);
    expect(await hears()).toBe(true);
    expect((await manager.delete(`/api/runs/${run.id}`)).status).toBe(204);
    expect(await hears()).toBe(true);
    await expectNothingTold();
  });

  /** Neither the client's page nor a program. */
  async function expectNothingTold(): Promise<void> {
    const told = await changes(client, { after: start });
    expect(told).toMatchObject({ orders: [], notes: [], runs: false, registers: false });
    const { body } = await client.get('/api/events', { query: { after: start } });
    expect(body).toMatchObject({ data: [] });
  }
});

describe('what a client hears of', () => {
  it('are own orders of the mode, without names', async () => {
    const order = await addOrder(test, user);
    await addOrder(test, await addUser(test));
    await editOrder(manager, order, { price: 38 });
    const { orders } = await changes(client, { after: start });
    expect(orders).toEqual([
      { id: order.id, version: order.version + 1, kinds: ['order.created', 'order.price'], by: null },
    ]);
    const trying = await client.get('/api/changes', {
      query: { after: start },
      headers: { 'Shlyah-Mode': 'test' },
    });
    expect((trying.body as ChangesDto).orders).toEqual([]);
  });
});

describe('a place', () => {
  it('from which too much has happened, or that is none any more, is told by one word', async () => {
    const { lastSeq } = await test.database.read.findOneByOrFail(FeedHead, HEAD);
    expect(await changes(manager, { after: eventId(lastSeq + 5) })).toEqual({
      orders: [],
      notes: [],
      runs: false,
      registers: false,
      registrations: false,
      acts: false,
      next: eventId(lastSeq),
      missed: true,
    });
    await test.database.write((tx) => tx.update(FeedHead, HEAD, { cutSeq: lastSeq }));
    expect((await changes(manager, { after: eventId(lastSeq) })).missed).toBe(false);
    expect((await changes(manager, { after: eventId(lastSeq - 1) })).missed).toBe(true);
    await test.database.write((tx) => tx.update(FeedHead, HEAD, { cutSeq: 0 }));
    const happening = { type: 'order.changed', userId: user.id, orderId: 1 } as const;
    const many = Array.from({ length: MAX_EVENTS + 1 }, () => happening);
    await test.database.write((tx) => test.app.get(Feed).append(tx, ...many));
    expect(await changes(manager, { after: start })).toMatchObject({ orders: [], missed: true });
    const next = eventId((readEventId(start) ?? 0) + 1);
    expect(await changes(manager, { after: next })).toMatchObject({ missed: false });
  });

  it('is one that was answered', async () => {
    expect((await manager.get('/api/changes', { query: { after: 'evt_1' } })).status).toBe(400);
  });
});

describe('a page that waits', () => {
  it('is answered at once when something of its own happens, and reads it by the rights of that moment', async () => {
    const own = changes(client, { after: start, wait: 25 });
    const all = changes(manager, { after: start, wait: 25 });
    await waits(2);
    const others = changes(await test.signedIn(await addUser(test)), { after: start, wait: 25 });
    await waits(3);
    await addOrder(test, user);
    for (const waiting of [own, all])
      expect(await waiting).toMatchObject({ orders: [], next: start, missed: false });
    expect(longPoll().count).toBe(1);
    const stopped = await client.post('/api/user/logout');
    expect(stopped.status).toBe(204);
    expect((await client.get('/api/changes', { query: { after: start } })).status).toBe(401);
    await addOrder(test, await addUser(test));
    const admin = await test.as('admin');
    const tariff = await admin.get('/api/calculator');
    expect(tariff.status).toBe(200);
    // What is everybody's wakes everybody.
    await test.database.write((tx) =>
      test.app.get(Feed).append(tx, { type: 'tariff.changed', userId: null }),
    );
    expect((await others).orders).toEqual([]);
    expect(longPoll().count).toBe(0);
  });

  it('of the desk has its place, however many clients and unconfirmed accounts wait', async () => {
    const gone = new AbortController();
    setMaxListeners(WAITING.page.all + WAITING.unconfirmed.all, gone.signal);
    const waiting = { by: 'page' as const, after: readEventId(start) ?? 0 };
    const fill = (
      places: { each: number; all: number },
      status: 'confirmed' | 'pending',
      mode: 'live' | 'test',
    ) =>
      Array.from({ length: places.all }, (_, at) => {
        const id = 1_000_000 + Math.floor(at / places.each);
        const caller = { id, role: 'customer' as const, status, mode };
        return longPoll().wait({ ...waiting, caller, userId: id, mode }, 60_000, gone.signal);
      });
    const many = [
      ...fill(WAITING.unconfirmed, 'pending', 'test'),
      ...fill(WAITING.page, 'confirmed', 'live'),
    ];
    const full = await client.get('/api/changes', { query: { after: start, wait: 25 } });
    expect([full.status, full.headers['retry-after']]).toEqual([503, '5']);
    const desk = changes(manager, { after: start, wait: 25 });
    await waits(many.length + 1);
    gone.abort();
    await Promise.all(many);
    await addOrder(test, user);
    expect((await desk).next).toBe(start);
  });

  it('does not extend its session', async () => {
    const now = new Date(Date.now() + 11 * 60 * 60 * 1000);
    test.clock.set(now);
    const touched = jest.spyOn(test.database, 'write');
    await changes(manager, { after: start });
    expect(touched).not.toHaveBeenCalled();
    touched.mockRestore();
    test.clock.set(new Date(now.getTime() + 2 * 60 * 60 * 1000));
    expect((await manager.get('/api/changes')).status).toBe(401);
  });

  it('hears what another replica has saved', async () => {
    const same = {
      config: test.config.database,
      dataDir: test.config.dataDir,
      drop: () => Promise.resolve(),
    };
    const replica = await startTestApp({}, same);
    const waiting = changes(manager, { after: start, wait: 25 });
    await waits(1);
    const order = await addOrder(replica, user);
    await waiting;
    expect((await changes(manager, { after: start })).orders).toMatchObject([{ id: order.id }]);
    await replica.close();
  });

  it('leaves nothing when it hangs up, and is answered when the server stops', async () => {
    const url = `${await test.app.getUrl()}/api/changes?after=${start}&wait=25`;
    const caller = get(url, { headers: { cookie: manager.cookie } }).on('error', () => undefined);
    await waits(1);
    caller.destroy();
    await waits(0);
    const waiting = changes(manager, { after: start, wait: 25 });
    await waits(1);
    const stopped = longPoll().onModuleDestroy();
    expect((await waiting).orders).toEqual([]);
    await stopped;
  });
});
