import { MailQueue } from '../src/modules/notifications/channels/mail-queue';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import { PHONE, PhoneWorld, SECRET, TAKEN } from './mail-support/phone-world';
import { addTestOrder } from './support/factories';
import { until } from './support/reading';

/** What a receiver gets by SMS, as the gateway receives it. */
const night = new Date('2026-11-20T18:30:00Z');

let world: PhoneWorld;

beforeAll(async () => {
  world = await PhoneWorld.open();
});

afterAll(() => world.close());

beforeEach(() => world.begin());

afterEach(() => world.set(null));

describe('the receiver of an order', () => {
  it('is told by SMS when it is accepted, with the link, and of what follows', async () => {
    let order = await world.place();
    const link = String(order['trackingUrl']);
    expect(order['notifyReceiver']).toBe(true);
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    order = await world.edit(order, { status: 2 });
    world.pass(HOLD_MS - 1);
    expect(await world.sent()).toEqual([]);
    world.pass(1);
    await world.send();
    expect(world.gate.received[0]).toMatchObject({
      path: '/send?key=k3y-in-the-url',
      headers: { authorization: SECRET },
    });
    const [first] = world.received();
    expect(first).toMatchObject({ to: '+375297765432' });
    expect(first?.text).toBe(`Шлях. Вам отправляют посылку. Где она и как отключить SMS: ${link}`);
    for (const [status, words] of [
      [3, null],
      [4, 'Посылка в пути'],
      [6, 'Посылка вручена'],
    ] as const) {
      order = await world.edit(order, { status });
      world.pass(HOLD_MS);
      const texts = await world.sent();
      expect(texts).toHaveLength(words === null ? 0 : 1);
      if (words !== null) expect(texts[0]).toContain(words);
    }
    const [row] = await world.rows();
    expect(row).toMatchObject({ recipient: '375297765432', userId: null, body: '', attempts: 1 });
  });

  it('is not told when the sender does not wish it, of a test order, or at a landline', async () => {
    for (const order of [
      await world.place({ notifyReceiver: false }),
      await addTestOrder(world.test, world.user, { notifyReceiver: true, reciverPhone: PHONE }),
      await world.place({ reciverPhone: '+375 (17) 36-02-007' }),
    ])
      if (order.id > 0) await world.edit(order, { status: 4 });
      else await world.test.app.get(MailQueue).due('sms', 'news', 1);
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
  });

  it('is told one thing of several changes, and nothing of what is undone', async () => {
    let order = await world.place();
    order = await world.edit(order, { status: 2 });
    order = await world.edit(order, { status: 4 });
    const undone = await world.edit(await world.place(), { status: 2 });
    await world.edit(undone, { status: 1 });
    world.pass(HOLD_MS);
    const texts = await world.sent();
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Посылка в пути');
    expect(order.id).toBeGreaterThan(0);
  });

  it('hears where the parcel is when the wish or the number comes later, but nothing of one that is over', async () => {
    let order = await world.place({ notifyReceiver: false });
    order = await world.edit(order, { status: 4 });
    order = await world.edit(order, { notifyReceiver: true });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([expect.stringContaining('Посылка в пути')]);
    order = await world.edit(order, { reciverPhone: '+375 (33) 12-34-567' });
    world.pass(HOLD_MS);
    await world.send();
    expect(world.received()).toMatchObject([{ to: '+375331234567' }]);
    order = await world.edit(order, { status: 6, notifyReceiver: false });
    await world.edit(order, { notifyReceiver: true });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
  });

  it('is told the hour of a delivery, and nothing of one that is over for two hours or has no known hour', async () => {
    const [fresh, old, unknown] = [await world.place(), await world.place(), await world.place()];
    world.pass(3 * 60 * 60_000);
    await world.edit(fresh, { status: 6, handover: { at: '2026-11-20 12:00', receivedBy: 'Пётр Сидоров' } });
    await world.edit(old, { status: 6, handover: { at: '2026-11-20 11:59' } });
    await world.edit(unknown, { status: 6, handover: { at: null } });
    world.pass(HOLD_MS);
    const texts = await world.sent();
    expect(texts).toEqual([expect.stringContaining('Посылка вручена 20.11.2026 в\u00a012:00.')]);
    expect(texts[0]).not.toContain('Сидоров');
  });

  it('leaves no trace in the outbox when the order is deleted', async () => {
    const admin = await world.test.as('admin');
    const order = await world.edit(await world.place(), { status: 2 });
    world.pass(HOLD_MS);
    await world.send();
    await world.edit(order, { status: 4 });
    expect(await world.rows()).toHaveLength(2);
    expect((await admin.delete(`/api/order/${order.id}`)).status).toBe(204);
    expect(await world.rows()).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('keep messages until eight in the morning, where they become one', async () => {
    world.set(night);
    let order = await world.edit(await world.place(), { status: 2 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    expect(await world.rows()).toMatchObject([
      { attempts: 0, nextAttemptAt: new Date('2026-11-21T05:00:00Z') },
    ]);
    order = await world.edit(order, { status: 4 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    world.set(new Date('2026-11-21T04:59:59Z'));
    expect(await world.sent()).toEqual([]);
    world.set(new Date('2026-11-21T05:00:00Z'));
    expect(await world.sent()).toEqual([expect.stringContaining('Посылка в пути')]);
    expect(order.id).toBeGreaterThan(0);
  });
});

describe('news that could not be sent', () => {
  const fails = { status: 500, body: 'trouble' };

  it('give way to the newest when the gateway is back', async () => {
    let order = await world.place();
    world.gate.reply = () => fails;
    for (const status of [4, 5, 6]) {
      order = await world.edit(order, { status });
      world.pass(HOLD_MS);
      await world.send();
    }
    expect(world.received().map(({ text }) => text)).toEqual([
      expect.stringContaining('Посылка в пути'),
      expect.stringContaining('Посылка'),
      expect.stringContaining('Посылка вручена'),
    ]);
    world.gate.reply = () => TAKEN;
    for (let minutes = 0; minutes < 7; minutes++) {
      world.pass(60_000);
      await world.send(minutes % 2 === 0 ? world.test : world.other);
    }
    expect(world.received().map(({ text }) => text)).toEqual([expect.stringContaining('Посылка вручена')]);
    expect(await world.rows()).toMatchObject([{ attempts: 2, lastError: null }]);
  });

  it('and were given up are gone when newer ones go, so that nobody sends them again', async () => {
    const order = await world.edit(await world.place(), { status: 4 });
    world.gate.reply = () => ({ status: 400, body: 'no such number' });
    world.pass(HOLD_MS);
    await world.send();
    world.received();
    world.gate.reply = () => TAKEN;
    await world.edit(order, { status: 6 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([expect.stringContaining('Посылка вручена')]);
    expect(await world.rows()).toHaveLength(1);
  });

  it('wait for older ones that are being sent, and replace them when that fails', async () => {
    let order = await world.edit(await world.place(), { status: 4 });
    world.pass(HOLD_MS);
    world.gate.reply = () => null;
    const sending = world.send();
    await until(() => Promise.resolve(world.gate.received.length === 1));
    order = await world.edit(order, { status: 6 });
    world.pass(HOLD_MS);
    await world.send(world.other);
    expect(world.received()).toHaveLength(1);
    world.gate.reply = () => TAKEN;
    world.gate.drop();
    await sending;
    await world.send(world.other);
    world.pass(2 * 60_000);
    await world.send();
    expect(world.received().map(({ text }) => text)).toEqual([expect.stringContaining('Посылка вручена')]);
    expect(await world.rows()).toHaveLength(1);
    expect(order.id).toBeGreaterThan(0);
  });
});

describe('another day', () => {
  const [FIRST, SECOND, THIRD] = ['2026-11-26 18:00', '2026-11-27 18:00', '2026-11-30 18:00'];
  const place = (changes: object = {}) => world.place({ deliveryDate: FIRST, ...changes });

  it('is told of a parcel that was announced, whoever has changed it, and nothing when it is undone', async () => {
    let order = await world.edit(await place(), { status: 2 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(1);
    const link = String(order['trackingUrl']);
    order = await world.edit(order, { deliveryDate: SECOND });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([`Шлях. Новый срок доставки посылки: 27.11.2026 до 18:00. ${link}`]);
    order = await world.edit(order, { deliveryDate: THIRD });
    order = await world.edit(order, { deliveryDate: SECOND });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
    order = await world.edit(order, { deliveryDate: THIRD });
    await world.edit(order, { status: 4 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([expect.stringContaining('доставим 30.11.2026 до 18:00')]);
  });

  it('is not told of a parcel that was not announced, waits in a point or is not to be told of', async () => {
    await world.edit(await place(), { deliveryDate: SECOND });
    const untold = await place({ notifyReceiver: false });
    await world.edit(await world.edit(untold, { status: 2 }), { deliveryDate: SECOND });
    const ready = await world.edit(await place(), { status: 5 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(1);
    await world.edit(ready, { deliveryDate: SECOND });
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
  });
});
