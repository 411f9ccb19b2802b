import { mobileNumber } from '@shlyah/domain';
import { MailQueue } from '../src/modules/notifications/channels/mail-queue';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { SmsOptOut } from '../src/modules/notifications/channels/sms-opt-out.entity';
import { SmsOptOuts } from '../src/modules/notifications/channels/sms-opt-outs';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import { Secrets } from '../src/platform/access/secrets';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { PhoneWorld } from './mail-support/phone-world';
import type { Client } from './support/client';
import { addOrder, addUser, type ReadOrder } from './support/factories';

const hour = 60 * 60_000;

let world: PhoneWorld;
let manager: Client;

beforeAll(async () => {
  world = await PhoneWorld.open();
  manager = await world.test.as('manager');
});

afterAll(() => world.close());

beforeEach(() => world.begin());

afterEach(() => world.set(null));

describe('«не присылать»', () => {
  const silence = (order: ReadOrder) =>
    world.test.visitor().post(`${new URL(String(order['trackingUrl'])).pathname}/silence`, { body: {} });

  it('ends those of one sender alone; staff switch them on again, which is in the journal', async () => {
    const { test } = world;
    const phone = '+375 (33) 12-34-569';
    const order = await world.place({ reciverPhone: phone });
    expect((await silence(order)).status).toBe(303);
    const other = await addOrder(test, await addUser(test), { notifyReceiver: true, reciverPhone: phone });
    await world.edit(order, { status: 2 });
    await world.edit(other, { status: 2 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([expect.stringContaining(String(other['trackingUrl']))]);
    const again = () => manager.delete(`/api/order/${order.id}/silence`);
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    const rows = await test.database.read.findBy(JournalEntry, { kind: 'silenceEnded' });
    expect(rows.map(({ accountId, detail }) => [accountId, detail])).toEqual([
      [world.user.id, `заказ № ${order.id}`],
    ]);
    await world.edit({ ...order, version: order.version + 1 }, { status: 4 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(1);
    expect((await manager.delete('/api/order/99999/silence')).status).toBe(404);
  });

  it('that was asked for before senders were told apart holds for all of them, until staff end it', async () => {
    const { test } = world;
    const phone = '+375 (33) 12-34-560';
    const phoneHash = test.app.get(Secrets).mark('silent phone', mobileNumber(phone) ?? '');
    await test.database.write((tx) => tx.insert(SmsOptOut, { phoneHash, since: new Date() }));
    const order = await world.edit(await world.place({ reciverPhone: phone }), { status: 2 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    expect((await manager.delete(`/api/order/${order.id}/silence`)).status).toBe(204);
    await world.edit(order, { status: 4 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(1);
  });

  it('ends all messages to the number, those that wait and those of other orders of the sender', async () => {
    const order = await world.place();
    const second = await world.edit(await world.place(), { status: 2 });
    const { status, headers } = await silence(order);
    expect([status, headers['location']]).toEqual([
      303,
      `${new URL(String(order['trackingUrl'])).pathname}#notices`,
    ]);
    expect((await silence(order)).status).toBe(303);
    await world.edit(order, { status: 4 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    expect(await world.rows()).toMatchObject(
      Array.from({ length: 2 }, () => ({
        nextAttemptAt: NEVER,
        attempts: 0,
        body: '',
        sentAt: null,
        lastError: 'На этот номер просили не присылать',
      })),
    );
    // Nothing has failed.
    expect(await world.test.app.get(MailQueue).givenUp()).toBe(0);
    expect(second.id).toBeGreaterThan(0);
    const kept = JSON.stringify(await world.test.database.read.query('SELECT * FROM silent_phones'));
    expect(kept).not.toContain('7765432');
  });

  it('leaves other numbers alone, and takes no code that is none', async () => {
    const order = await world.edit(await world.place({ reciverPhone: '+375 (25) 12-34-567' }), { status: 2 });
    expect((await world.test.visitor().post('/t/7K4M-PX2D-W9H5/silence', { body: {} })).status).toBe(404);
    expect(
      (await silence(await world.place({ notifyReceiver: false, reciverPhone: '+375 (25) 12-34-567' })))
        .status,
    ).toBe(303);
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(1);
    expect(
      await world.test.app
        .get(SmsOptOuts)
        .has(world.test.database.read, String(order['reciverPhone']), world.user.id),
    ).toBe(false);
  });

  it('is asked for twenty times an hour from one network', async () => {
    const order = await world.place({ reciverPhone: '+375 (44) 12-34-567' });
    // Nothing that was asked for before counts here.
    world.pass(2 * hour);
    const statuses = async (count: number): Promise<number[]> => {
      const answers = [];
      for (let n = 0; n < count; n++) answers.push((await silence(order)).status);
      return answers;
    };
    expect(await statuses(21)).toEqual([...Array<number>(20).fill(303), 429]);
    world.pass(hour - 60_000);
    expect(await statuses(1)).toEqual([429]);
    world.pass(60_001);
    expect(await statuses(1)).toEqual([303]);
  });

  it('is what the page of the parcel offers, or says that it has been asked for', async () => {
    const notices = async (order: ReadOrder): Promise<boolean[]> => {
      const { text } = await world.test.visitor().get(new URL(String(order['trackingUrl'])).pathname);
      return [text.includes('/silence'), text.includes('id="notices"')];
    };
    const order = await world.place({ reciverPhone: '+375 (29) 12-34-568' });
    expect(await notices(order)).toEqual([true, true]);
    await silence(order);
    expect(await notices(order)).toEqual([false, true]);
    expect(await notices(await world.place({ notifyReceiver: false }))).toEqual([false, false]);
  });
});
