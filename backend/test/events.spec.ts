import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import type { EventDto, EventsDto } from '../src/modules/integrations/events/dto/event.dto';
import { LongPoll, WAITING } from '../src/platform/feed/long-poll';
import { FeedReader } from '../src/platform/feed/feed-reader';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm, orderBody, type ReadOrder } from './support/factories';
import { editOrder, feedInWords, readFeed } from './support/feed';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let user: User;
let client: Client;
let start: string;

beforeEach(async () => {
  admin = await test.as('admin');
  user = await addUser(test, firm());
  client = await test.signedIn(user);
  start = (await events()).next;
});

afterEach(() => test.clock.set(null));

const events = (query: object = {}, reader = client): Promise<EventsDto> => readFeed(reader, query);

const since = async (query: object = {}): Promise<EventDto[]> =>
  (await events({ after: start, ...query })).data;

const edit = (order: ReadOrder, changes: object): Promise<ReadOrder> => editOrder(admin, order, changes);

const longPoll = (): LongPoll => test.app.get(LongPoll);

/** Until so many wait; how long that takes is the machine's to say. */
const waits = async (count: number): Promise<void> => {
  while (longPoll().count !== count) await sleep(5);
};

describe('the feed', () => {
  it('tells each kind of change of an order by an event of its own, with the order as it was then', async () => {
    const placed = await addOrder(test, user, { externalId: 'A-17' });
    const accepted = await edit(placed, { status: 2, price: 38, comment: 'Позвонить' });
    const canceled = await edit(accepted, { status: 9, state: 2 });
    await edit(canceled, {});
    const told = await since();
    expect(feedInWords(told)).toEqual([
      'order.created v1: ',
      'order.changed v2: comment null→Позвонить',
      'order.status v2: status new→accepted',
      'order.price v2: price -1→38',
      'order.canceled v3: status accepted→canceled, state 1→2',
    ]);
    expect(told.map(({ order }) => order)).toEqual([placed, accepted, accepted, accepted, canceled]);
    for (const event of told)
      expect(event).toMatchObject({ mode: 'live', orderId: placed.id, externalId: 'A-17' });
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  });

  it('tells each change of a change of many', async () => {
    const orders = [await addOrder(test, user), await addOrder(test, user)];
    await admin.post('/api/order/bulk', { body: { orders, status: 3 } });
    expect((await since({ types: 'order.status' })).map(({ orderId }) => orderId)).toEqual(
      orders.map(({ id }) => id),
    );
  });

  it('tells of a contract, of a decision, and everybody of points and tariffs', async () => {
    const pending = await addUser(test, { ...firm('ООО «Якорь»', '190000010'), status: 'pending' });
    const newcomer = await test.signedIn(pending);
    const { id } = (await newcomer.post('/api/contract', { body: validContract })).body as { id: number };
    const ofBank = { ...validContract, id, bank: 'ОАО «Другой банк»' };
    expect((await newcomer.post('/api/contract/update', { body: ofBank })).status).toBe(200);
    await admin.post('/api/users/confirmRegistration', { body: { id: pending.id } });
    // What changes nothing is told to nobody.
    expect((await newcomer.post('/api/contract/update', { body: ofBank })).status).toBe(200);
    expect((await admin.post('/api/points/update', { body: { points: [] } })).status).toBe(200);
    expect((await admin.put('/api/calculator', { body: { update: [] } })).status).toBe(200);
    expect(await since()).toEqual([]);
    await admin.post('/api/points/new', {
      body: { points: [{ cityId: 6, street: 'ул. Новая, 1', price: 7 }] },
    });
    const { body } = await admin.get('/api/calculator');
    const { volume } = body as { volume: { id: number; value: number }[] };
    await admin.put('/api/calculator', {
      body: { update: [{ id: volume[0]?.id, value: (volume[0]?.value ?? 1) + 0.01 }] },
    });
    const told = (await events({ after: start }, newcomer)).data;
    expect(feedInWords(told)).toEqual([
      'contract.changed vnull: ',
      'contract.changed vnull: ',
      'registration.decided vnull: status pending→confirmed',
      'points.changed vnull: ',
      'tariff.changed vnull: ',
    ]);
    expect((await since()).map(({ type }) => type)).toEqual(['points.changed', 'tariff.changed']);
  });

  it('is read in pages that neither skip nor repeat', async () => {
    for (let count = 0; count < 7; count++) await addOrder(test, user);
    await addOrder(test, await addUser(test));
    const whole = await since();
    const pages: EventDto[] = [];
    let [after, more] = [start, true];
    while (more) {
      const page = await events({ after, limit: 3 });
      pages.push(...page.data);
      ({ next: after, more } = page);
    }
    expect(pages).toEqual(whole);
    expect(whole).toHaveLength(7);
    // A page that is just full is the last one: there is nothing behind it.
    expect(await events({ after: start, limit: 7 })).toEqual(await events({ after: start }));
    // Behind what happened to others too, so that a quiet reader's cursor does not grow old.
    expect(after > (whole.at(-1)?.id ?? '')).toBe(true);
    expect(await events({ after })).toEqual({ data: [], next: after, more: false });
    expect((await events()).data.slice(-7)).toEqual(whole);
  });

  it.each([
    ['order.*', ['order.created', 'order.price']],
    ['order.price, tariff.changed', ['order.price']],
    ['ping', []],
  ])('of the types %p alone', async (types, told) => {
    await edit(await addOrder(test, user), { price: 5 });
    expect((await since({ types })).map(({ type }) => type)).toEqual(told);
  });

  it('has no test orders among the real ones', async () => {
    const trying = { headers: { 'Shlyah-Mode': 'test' } };
    const { body } = await client.post('/api/order', { body: orderBody(), ...trying });
    const { id } = body as ReadOrder;
    expect(await since()).toEqual([]);
    const { body: tried } = await client.get('/api/events', { query: { after: start }, ...trying });
    expect((tried as EventsDto).data).toMatchObject([{ type: 'order.created', mode: 'test', orderId: id }]);
  });

  it.each([
    [{ after: 'evt_1' }, 'after', 'Курсор — это next прошлого ответа или номер события'],
    [{ after: 'order-1' }, 'after', 'Курсор — это next прошлого ответа или номер события'],
    [{ types: 'order.lost' }, 'types', 'Такого вида событий нет'],
    [{ limit: 501 }, 'limit', MESSAGES.max(500)],
    [{ limit: 0 }, 'limit', MESSAGES.min(1)],
    [{ wait: 26 }, 'wait', MESSAGES.max(25)],
  ])('refuses %p', async (query, field, words) => {
    const answer = await client.get('/api/events', { query });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { [field]: [words] }]);
  });
});

describe('waiting for something', () => {
  it('ends when it happens, and only for whom it concerns', async () => {
    const other = await test.signedIn(await addUser(test));
    const [mine, others] = [events({ after: start, wait: 20 }), events({ wait: 2, after: start }, other)];
    await waits(2);
    const { id } = await addOrder(test, user);
    expect((await mine).data).toMatchObject([{ type: 'order.created', orderId: id }]);
    expect(longPoll().count).toBe(1);
    expect((await others).data).toEqual([]);
  });

  it('goes on when what happens is not what is asked for', async () => {
    const waiting = events({ after: start, wait: 20, types: 'order.price' });
    await waits(1);
    const order = await addOrder(test, user);
    await edit(order, { price: 9 });
    expect((await waiting).data.map(({ type }) => type)).toEqual(['order.price']);
  });

  it('lasts no longer for what happens besides', async () => {
    const waiting = events({ after: start, wait: 2, types: 'order.price' });
    await waits(1);
    await addOrder(test, user);
    // Begun anew it would last for minutes: the test’s own time would be over.
    expect((await waiting).data).toEqual([]);
  });

  it('is for some at once of an account; the others are told to come again', async () => {
    const gone = new AbortController();
    const asked = {
      caller: user,
      by: 'program',
      userId: user.id,
      mode: 'live',
      after: 1_000_000,
    } as const;
    const waits = Array.from({ length: WAITING.program.each }, () =>
      longPoll().wait(asked, 60_000, gone.signal),
    );
    const answer = await client.get('/api/events', { query: { after: start, wait: 1 } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
    expect((answer.body as { message: string }).message).toBe(
      'Слишком много ожиданий сразу. Повторите через 1\u00a0секунду.',
    );
    // Whoever hangs up makes room.
    gone.abort();
    await Promise.all(waits);
    expect(longPoll().count).toBe(0);
  });
});

describe('somebody who waits', () => {
  it('and hangs up makes room at once', async () => {
    const url = `${await test.app.getUrl()}/api/events?after=${start}&wait=25`;
    const caller = get(url, { headers: { cookie: client.cookie } }).on('error', () => undefined);
    await waits(1);
    const began = performance.now();
    caller.destroy();
    await waits(0);
    // Not when the wait would have ended anyway.
    expect(performance.now() - began).toBeLessThan(20_000);
    // Nor is anything read for him any more.
    const read = jest.spyOn(test.app.get(FeedReader), 'read');
    await events({ after: start });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('is answered when the server stops', async () => {
    const waiting = events({ after: start, wait: 25 });
    await waits(1);
    const began = performance.now();
    const stopped = longPoll().onModuleDestroy();
    expect(await waiting).toMatchObject({ data: [], more: false });
    await stopped;
    // Nor does anybody begin to wait.
    expect((await events({ after: start, wait: 25 })).data).toEqual([]);
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
