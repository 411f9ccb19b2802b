import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { OrderBulkDto } from '../src/modules/orders/dto/bulk.dto';
import { parse } from './mail-support/parse';
import { PHONE, PhoneWorld } from './mail-support/phone-world';
import { changeMany, takeBack } from './support/bulks';
import type { Client } from './support/client';
import { addUser } from './support/factories';

/** What a client and a receiver are told when the statuses of a bulk change are given back. */
let world: PhoneWorld;
let client: Client;
let manager: Client;
let seen: Set<string>;

beforeAll(async () => {
  world = await PhoneWorld.open();
});

beforeEach(async () => {
  await world.begin();
  world.user = await addUser(world.test);
  client = await world.test.signedIn(world.user);
  manager = await world.test.as('manager');
  seen = new Set(files());
});

afterEach(() => world.set(null));

afterAll(() => world.close());

const folder = () => join(world.test.config.dataDir, 'mail');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);

/** The letters that are due by now, without hard spaces. */
async function letters(): Promise<string[]> {
  world.pass(HOLD_MS);
  await world.send();
  const fresh = files().filter((name) => !seen.has(name));
  seen = new Set(files());
  return fresh.map((name) => {
    const { headers, body } = parse(readFileSync(join(folder(), name), 'utf8'));
    return `${headers['subject']}\n${body}`.replaceAll('\u00a0', ' ');
  });
}

const waiting = (): Promise<number> =>
  world.test.database.read.countBy(Email, {
    userId: world.user.id,
    orderId: Not(IsNull()),
    sentAt: IsNull(),
  });

/** Orders on the way, of which all letters went. */
async function onTheWay(count: number, changes: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const order = await world.place({ notifyReceiver: false, ...changes });
    await world.edit(order, { status: 4 });
    ids.push(order.id);
  }
  await letters();
  world.received();
  return ids;
}

const shown = async (bulk: number | null): Promise<OrderBulkDto> =>
  (await manager.get(`/api/bulks/${bulk}`)).body as OrderBulkDto;

describe('the client', () => {
  it('gets one letter an order that says it was a mistake, and nothing of what is repeated', async () => {
    const ids = await onTheWay(2);
    const bulk = await changeMany(manager, ids, { status: 6 });
    expect((await shown(bulk)).told).toBe(0);
    expect(await letters()).toHaveLength(2);
    expect((await shown(bulk)).told).toBe(2);
    world.pass(3 * 60 * 60_000);
    await takeBack(manager, bulk);
    await takeBack(manager, bulk);
    const corrections = await letters();
    expect(corrections).toHaveLength(2);
    for (const id of ids) {
      const letter = corrections.find((text) =>
        text.includes(`№ ${id}: статус «Доставлена» поставили по ошибке\n`),
      );
      expect(letter).toContain(
        `Мы по ошибке поставили заказу № ${id} статус «Доставлена» и сообщили вам об этом. Извините.`,
      );
      expect(letter).toContain('Его статус снова «В пути».');
      expect(letter).toContain('Груз едет к получателю');
    }
    expect(await letters()).toEqual([]);
  });

  it('gets none where the letter of the mistake has not gone yet', async () => {
    const ids = await onTheWay(2);
    const bulk = await changeMany(manager, ids, { status: 6 });
    expect(await waiting()).toBe(2);
    await takeBack(manager, bulk);
    expect(await waiting()).toBe(0);
    expect(await letters()).toEqual([]);
  });

  it('gets the ordinary letter where the mistake was never told: another status waited before it', async () => {
    const [one = 0, two = 0] = await onTheWay(2);
    const { version } = (await manager.get('/api/order/single', { query: { id: one } })).body as {
      version: number;
    };
    await manager.put('/api/order', { body: { id: one, version, status: 5 } });
    const bulk = await changeMany(manager, [one, two], { status: 6 });
    await takeBack(manager, bulk);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toContain(`Заказ № ${one} готов к выдаче`);
    expect(letter).not.toContain('ошибк');
  });

  it('gets the correction beside a price that is set meanwhile, and none when the status is set again', async () => {
    const [priced = 0, again = 0] = await onTheWay(2);
    const bulk = await changeMany(manager, [priced, again], { status: 5 });
    await letters();
    await takeBack(manager, bulk);
    const set = async (id: number, change: object): Promise<void> => {
      const { body } = await manager.get('/api/order/single', { query: { id } });
      const { version } = body as { version: number };
      expect((await manager.put('/api/order', { body: { id, version, ...change } })).status).toBe(200);
    };
    await set(priced, { price: 12.5 });
    await set(again, { status: 5 });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toContain(`№ ${priced}: статус «Готова к выдаче» поставили по ошибке`);
    expect(letter).toContain('12.50 р');
  });

  it('is told of a mistake by whom it was told, whatever else was chosen', async () => {
    const choose = async (event: string, wanted: boolean) =>
      expect(
        (await client.put('/api/user/notices', { body: { event, channel: 'email', wanted } })).status,
      ).toBeLessThan(300);
    await choose('status4', false);
    await choose('status5', false);
    const ids = await onTheWay(2);
    // Told of the mistake, and of nothing that it was before.
    const told = await changeMany(manager, ids, { status: 6 });
    expect(await letters()).toHaveLength(2);
    await takeBack(manager, told);
    expect(await letters()).toHaveLength(2);
    // Not told of the mistake.
    const untold = await changeMany(manager, ids, { status: 5 });
    expect(await letters()).toEqual([]);
    await choose('status4', true);
    await takeBack(manager, untold);
    expect(await letters()).toEqual([]);
  });
});

describe('the receiver', () => {
  it('is told that the last SMS was a mistake, once', async () => {
    const ids = await onTheWay(2, { notifyReceiver: true, reciverPhone: PHONE });
    const bulk = await changeMany(manager, ids, { status: 6 });
    world.pass(HOLD_MS);
    expect(await world.sent()).toHaveLength(2);
    await takeBack(manager, bulk);
    world.pass(HOLD_MS);
    const texts = await world.sent();
    expect(texts).toHaveLength(2);
    for (const text of texts)
      expect(text).toMatch(/^Шлях\. Прошлое SMS о посылке пришло по ошибке, извините\. Где она: http\S+$/);
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
  });

  it('hears nothing where the mistake was not told', async () => {
    const ids = await onTheWay(2, { notifyReceiver: true, reciverPhone: PHONE });
    const held = await changeMany(manager, ids, { status: 6 });
    await takeBack(manager, held);
    const silent = await changeMany(manager, ids, { status: 3 });
    world.pass(HOLD_MS);
    await world.sent();
    await takeBack(manager, silent);
    world.pass(HOLD_MS);
    expect(await world.sent()).toEqual([]);
  });
});
