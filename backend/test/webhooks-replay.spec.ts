import type { EventDto } from '../src/modules/integrations/events/dto/event.dto';
import { Delivery } from '../src/modules/integrations/webhooks/delivery.entity';
import type { NewWebhookDto } from '../src/modules/integrations/webhooks/dto/webhook.dto';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let client: Client;
/** An address that is off, so that nothing goes there by itself. */
let id: number;
/** Of an event that was not queued for it. */
let eventId: string;

beforeEach(async () => {
  const user = await addUser(test);
  client = await test.signedIn(user);
  const made = await client.post('/api/webhooks', { body: { url: 'http://127.0.0.1:1/' } });
  ({ id } = made.body as NewWebhookDto);
  expect((await client.put('/api/webhooks', { body: { id, enabled: false } })).status).toBe(200);
  const order = await addOrder(test, user);
  const { data } = (await client.get('/api/events')).body as { data: EventDto[] };
  eventId = data.find(({ orderId }) => orderId === order.id)?.id ?? '';
});

const replay = async (): Promise<number> => {
  const { body } = await client.post('/api/webhooks/replay', { body: { id, eventIds: [eventId] } });
  return (body as { count: number }).count;
};
const reached = (seq: number) => test.database.write((tx) => tx.update(Webhook, { id }, { lastSeq: seq }));
const change = (changes: Partial<Delivery>) =>
  test.database.write((tx) => tx.update(Delivery, { webhookId: id }, changes));
const rows = () => test.database.read.findBy(Delivery, { webhookId: id });

describe('what is asked for once more', () => {
  it('is passed over while it has not been queued: it comes by itself', async () => {
    const seq = Number(eventId.slice(4));
    await reached(seq - 1);
    expect([await replay(), await rows()]).toEqual([0, []]);
    await reached(seq);
    expect(await replay()).toBe(1);
    expect(await rows()).toMatchObject([{ eventId, seq, type: 'order.created', state: 'waiting' }]);
  });

  it('begins anew, whatever has become of it, unless it is being sent', async () => {
    await reached(Number(eventId.slice(4)));
    await replay();
    const [first] = await rows();
    for (const state of ['waiting', 'failed', 'delivered'] as const) {
      await change({ state, attempts: 3, status: 500, nextAttemptAt: new Date('2030-01-01T00:00:00Z') });
      expect([state, await replay()]).toEqual([state, 1]);
      const [again] = await rows();
      expect(again).toMatchObject({ id: first?.id, state: 'waiting', attempts: 0, status: null });
      expect(again?.nextAttemptAt.getTime()).toBeLessThan(Date.parse('2030-01-01'));
    }
    await change({ leaseHolder: 'another', attempts: 1 });
    expect(await replay()).toBe(0);
    expect(await rows()).toMatchObject([{ leaseHolder: 'another', attempts: 1 }]);
  });
});
