import { eventId } from '@shlyah/domain';
import type { EventDto, EventsDto } from '../src/modules/integrations/events/dto/event.dto';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { KEPT_DAYS } from '../src/platform/feed/old-events';
import { Order } from '../src/modules/orders/model/order.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, program, type ReadOrder } from './support/factories';
import { editOrder, feedInWords, readFeed } from './support/feed';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let user: User;
let client: Client;
let start: string;

beforeEach(async () => {
  admin = await test.as('admin');
  user = await addUser(test);
  client = await test.signedIn(user);
  start = (await events()).next;
});

afterEach(() => test.clock.set(null));

const events = (query: object = {}, reader = client): Promise<EventsDto> => readFeed(reader, query);

const since = async (query: object = {}): Promise<EventDto[]> =>
  (await events({ after: start, ...query })).data;

const edit = (order: ReadOrder, changes: object): Promise<ReadOrder> => editOrder(admin, order, changes);

describe('the feed', () => {
  it('of a deleted order keeps what happened by the client’s own number, and nobody who was in it', async () => {
    const placed = await addOrder(test, user, { externalId: 'З-1042', name: 'Маркёр' });
    await edit(placed, { status: 2, price: 38, comment: 'Маркёр' });
    await admin.delete(`/api/order/${placed.id}`);
    const told = await since();
    expect(feedInWords(told)).toEqual([
      'order.created v1: ',
      'order.changed v2: ',
      'order.status v2: status new→accepted',
      'order.price v2: price -1→38',
      'order.deleted vnull: ',
    ]);
    for (const event of told)
      expect(event).toMatchObject({ orderId: placed.id, externalId: 'З-1042', order: null });
    expect(JSON.stringify(told)).not.toContain('Маркёр');
  });

  it('tells that test orders were cleared away', async () => {
    const trying = await program(test, user, { mode: 'test' });
    const { id } = await addTestOrder(test, user, { externalId: 'З-1' });
    await trying.delete('/api/sandbox/orders');
    const told = (await events({ after: start }, trying)).data;
    expect(told.map(({ type, orderId, externalId }) => [type, orderId, externalId])).toEqual([
      ['order.created', id, 'З-1'],
      ['order.deleted', id, 'З-1'],
    ]);
  });

  it('refuses a cursor that no event has reached yet', async () => {
    const { next } = await events({ after: start });
    expect((await client.get('/api/events', { query: { after: next } })).status).toBe(200);
    const ahead = eventId(Number(next.slice(4)) + 1);
    const answer = await client.get('/api/events', { query: { after: ahead, wait: 20 } });
    expect([answer.status, answer.body]).toMatchObject([
      410,
      { code: 'cursor_ahead', fresh: { oldest: eventId(1) } },
    ]);
  });

  it('of people that an order has forgotten tells no more', async () => {
    const { id } = await addOrder(test, user, { externalId: 'Я-1', name: 'Маркёр' });
    test.clock.set(new Date(Date.now() + 6 * 365 * 24 * 60 * 60_000));
    await test.database.write((tx) => tx.update(IntegrationEvent, { orderId: id }, { at: test.clock.now() }));
    await test.app.get(Upkeep).run();
    const [event] = await test.database.read.findBy(IntegrationEvent, { orderId: id });
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ orderId: id, externalId: null, order: null });
    expect(await test.database.read.findOneByOrFail(Order, { id })).toMatchObject({ name: 'Данные удалены' });
  });
});

describe('an event that was kept for long enough', () => {
  it('is removed, and who has not read it is told where the feed begins now', async () => {
    const order = await addOrder(test, user);
    const old = await since();
    await edit(order, { price: 4 });
    const age = new Date(Date.now() - (KEPT_DAYS + 1) * 24 * 60 * 60_000);
    const [first] = old;
    const seq = Number(first?.id.slice(4));
    await test.database.write((tx) =>
      tx.query('UPDATE integration_events SET at = ? WHERE seq <= ?', [toSql(age), seq]),
    );
    await test.app.get(Upkeep).run();
    const answer = await client.get('/api/events', { query: { after: start } });
    expect([answer.status, answer.body]).toMatchObject([
      410,
      { code: 'cursor_expired', fresh: { oldest: eventId(seq + 1) } },
    ]);
    const { data } = await events();
    expect(data.map(({ type }) => type)).toEqual(['order.price']);
    expect((await events({ after: first?.id })).data).toEqual(data);
  });
});

const toSql = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '');
