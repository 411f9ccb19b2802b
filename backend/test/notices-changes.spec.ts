import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { IsNull, Not } from 'typeorm';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { User } from '../src/modules/users/model/user.entity';
import { parse } from './mail-support/parse';
import { PhoneWorld } from './mail-support/phone-world';
import type { Client } from './support/client';
import { addUser, program, type ReadOrder } from './support/factories';

/** What a client is told of changes that staff make in an order; its receiver: notices-receiver.spec.ts. */
let world: PhoneWorld;
let user: User;
let client: Client;
let manager: Client;
let seen: Set<string>;

/** Days of the calendar. */
const [FIRST, SECOND, THIRD] = ['2026-11-26 18:00', '2026-11-27 18:00', '2026-11-30 18:00'];

beforeAll(async () => {
  world = await PhoneWorld.open();
});

beforeEach(async () => {
  await world.begin();
  user = await addUser(world.test);
  world.user = user;
  client = await world.test.signedIn(user);
  manager = await world.test.as('manager');
  seen = new Set(files());
});

afterEach(() => world.set(null));

afterAll(() => world.close());

const folder = () => join(world.test.config.dataDir, 'mail');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);

/** The letters that have gone since the last look, without hard spaces. */
const went = (): string[] => {
  const fresh = files().filter((name) => !seen.has(name));
  seen = new Set(files());
  return fresh.map((name) => {
    const { headers, body } = parse(readFileSync(join(folder(), name), 'utf8'));
    return `${headers['subject']}\n${body}`.replaceAll('\u00a0', ' ');
  });
};

/** The subjects of the letters about orders that wait. */
const waiting = async (): Promise<string[]> => {
  const where = { channel: 'email', userId: user.id, orderId: Not(IsNull()), sentAt: IsNull() };
  return (await world.test.database.read.find(Email, { where, order: { id: 'ASC' } })).map(
    ({ subject }) => subject,
  );
};

/** An order of which the client has had the first letter. */
async function place(changes: object = {}): Promise<ReadOrder> {
  const order = await world.place({ deliveryDate: FIRST, notifyReceiver: false, ...changes });
  await world.test.database.write((tx) => tx.delete(Email, { userId: user.id }));
  return order;
}

async function bulk(orders: readonly ReadOrder[], change: object): Promise<ReadOrder[]> {
  const sent = orders.map(({ id, version }) => ({ id, version }));
  const { body } = await manager.post('/api/order/bulk', { body: { orders: sent, ...change } });
  return (body as { order: ReadOrder }[]).map(({ order }) => order);
}

const send = async (): Promise<string[]> => {
  world.pass(HOLD_MS);
  await world.send();
  return went();
};

describe('the client', () => {
  it('is told by one letter what was and what is, 15 s after the last change', async () => {
    const order = await place();
    await world.edit(order, {
      deliveryDate: SECOND,
      reciverStreet: 'ул. Ленина',
      reciverHouse: '7',
      name: 'Анна Ковалёва',
      packages: [validPackage, validPackage],
    });
    world.pass(HOLD_MS - 1);
    await world.send();
    expect(went()).toEqual([]);
    world.pass(1);
    await world.send();
    const [letter = '', ...others] = went();
    expect(others).toEqual([]);
    expect(letter).toContain(
      `Заказ № ${order.id}: заберём 26.11.2026 до 23:00, доставим 27.11.2026 до 18:00, изменили место доставки, получателя и груз`,
    );
    expect(letter).toContain('Доставка: 26.11.2026 до 18:00 → 27.11.2026 до 18:00');
    expect(letter).toMatch(/Куда: .*Независимости.* → .*ул\. Ленина, д\. 7/);
    expect(letter).toMatch(new RegExp(`Получатель: ${validOrder.name}, .* → Анна Ковалёва, `));
    expect(letter).toMatch(/Груз: Посылка.* → 2 × Посылка/);
    const [row] = await world.test.database.read.findBy(Email, { userId: user.id });
    expect(row).toMatchObject({ body: '', known: null, daily: null });
  });

  it('is told once of what two managers change, and nothing of what is undone', async () => {
    const order = await place();
    const once = await world.edit(order, { deliveryDate: SECOND });
    const twice = await bulk([once], { deliveryDate: THIRD });
    expect(await waiting()).toEqual([
      `Заказ № ${order.id}: заберём 29.11.2026 до 23:00, доставим 30.11.2026 до 18:00`,
    ]);
    const [letter, ...others] = await send();
    expect(others).toEqual([]);
    expect(letter).toContain('Доставка: 26.11.2026 до 18:00 → 30.11.2026 до 18:00');
    const [moved] = await bulk(twice, { deliveryDate: FIRST });
    expect(await waiting()).toHaveLength(1);
    await bulk([moved as ReadOrder], { deliveryDate: THIRD });
    expect(await waiting()).toEqual([]);
    expect(await send()).toEqual([]);
  });

  it('is told of a status and a price together with the change', async () => {
    const order = await place();
    const moved = await world.edit(order, { deliveryDate: SECOND });
    await world.edit(moved, { status: 2, price: 38 });
    const letters = await send();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(`Заказ № ${order.id} принят в работу, цена 38.00 р`);
    expect(letters[0]).toContain('Доставка: 26.11.2026 до 18:00 → 27.11.2026 до 18:00');
  });

  it('is told nothing of an order that is over or deleted', async () => {
    const delivered = await place();
    const over = await world.edit(delivered, { status: 6 });
    await world.test.database.write((tx) => tx.delete(Email, { userId: user.id }));
    await world.edit(over, { name: 'Анна Ковалёва' });
    const deleted = await world.edit(await place(), { deliveryDate: SECOND });
    const admin = await world.test.as('admin');
    expect((await admin.delete(`/api/order/${deleted.id}`)).status).toBeLessThan(300);
    expect(await waiting()).toEqual([]);
    expect(await send()).toEqual([]);
  });

  it('is told nothing when it is switched off, nor when it has no letters about orders', async () => {
    const order = await place();
    const body = { event: 'orderChanged', channel: 'email', wanted: false };
    expect((await client.put('/api/user/notices', { body })).status).toBe(200);
    const moved = await world.edit(order, { deliveryDate: SECOND });
    expect(await waiting()).toEqual([]);
    await client.put('/api/user/notices', { body: { ...body, wanted: true } });
    await world.edit(moved, { deliveryDate: THIRD });
    expect(await waiting()).toHaveLength(1);
  });

  it('who gets one letter a day reads it there, of an order that was not delivered too', async () => {
    await client.put('/api/user/notices/daily', { body: { daily: true } });
    const order = await world.edit(await place(), { status: 7, failure: 'nobody' });
    world.pass(HOLD_MS);
    await world.send();
    expect(went()).toHaveLength(1);
    await world.edit(order, { deliveryDate: SECOND });
    expect(await send()).toEqual([]);
    world.set(new Date('2026-11-20T15:00:00Z'));
    await world.send();
    expect(went()).toEqual([expect.stringContaining('доставим 27.11.2026 до 18:00')]);
  });

  it('whose letter may have arrived is told that all is as before', async () => {
    const order = await place();
    const moved = await world.edit(order, { deliveryDate: SECOND });
    await world.test.database.write((tx) => tx.update(Email, { userId: user.id }, { attempts: 1 }));
    await world.edit(moved, { deliveryDate: FIRST });
    expect((await send())[0]).toContain('Доставка: 27.11.2026 до 18:00 → 26.11.2026 до 18:00');
  });
});

describe('of many orders moved at once', () => {
  it('a client gets one letter, another client another one', async () => {
    const orders: ReadOrder[] = [];
    for (let count = 0; count < 40; count += 1) orders.push(await place());
    const other = await addUser(world.test);
    world.user = other;
    const theirs = await world.place({ deliveryDate: FIRST, notifyReceiver: false });
    await world.test.database.write((tx) => tx.delete(Email, { userId: other.id }));
    // Each change a moment after the one before.
    for (const order of [...orders, theirs]) {
      world.pass(700);
      await bulk([order], { deliveryDate: SECOND });
      await world.send();
      expect(went()).toEqual([]);
    }
    world.pass(HOLD_MS + 5000);
    await world.send();
    const letters = went();
    expect(letters).toHaveLength(2);
    const joint = letters.find((letter) => letter.includes('40 заказов')) ?? '';
    expect(joint).toContain('40 заказов: заберём 26.11.2026 до 23:00, доставим 27.11.2026 до 18:00');
    for (const { id } of orders) expect(joint).toContain(`№ ${id}`);
    expect(joint.match(/→/g)).toHaveLength(2);
    expect(letters.find((letter) => letter !== joint)).toContain(`Заказ № ${theirs.id}: заберём`);
    await world.send();
    expect(went()).toEqual([]);
  });

  it('undone ones are not told, and a lone rest is told as it is', async () => {
    const orders = [await place(), await place(), await place()];
    const moved = await bulk(orders, { deliveryDate: SECOND });
    world.pass(9000);
    await bulk(moved.slice(0, 2), { deliveryDate: FIRST });
    world.pass(HOLD_MS + 5000);
    await world.send();
    const letters = went();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain(
      `Заказ № ${orders[2]?.id}: заберём 26.11.2026 до 23:00, доставим 27.11.2026 до 18:00`,
    );
  });

  it('one whose letter is being sent just now is left out, and told after it', async () => {
    const [one, two] = [await place(), await place()];
    const moved = await world.edit(one as ReadOrder, { deliveryDate: SECOND });
    world.pass(HOLD_MS);
    const { database } = world.test;
    const lease = {
      leaseHolder: 'another',
      nextAttemptAt: new Date(world.test.clock.now().getTime() + 60_000),
    };
    await database.write((tx) => tx.update(Email, { userId: user.id }, lease));
    await bulk([two as ReadOrder, moved], { deliveryDate: THIRD });
    const [first, ...others] = await send();
    expect(others).toEqual([]);
    expect(first).toContain(`Заказ № ${two?.id}: заберём 29.11.2026 до 23:00, доставим 30.11.2026`);
    await database.write((tx) =>
      tx.update(Email, { leaseHolder: 'another' }, { sentAt: new Date(), leaseHolder: null }),
    );
    await world.send();
    expect(went()).toEqual([
      expect.stringContaining(`Заказ № ${one?.id}: заберём 29.11.2026 до 23:00, доставим 30.11.2026`),
    ]);
  });
});

describe('what the client has changed or agreed to', () => {
  const propose = async (by: Client, order: ReadOrder, change: object): Promise<number> => {
    const { status, body } = await by.post(`/api/order/${order.id}/proposals`, {
      body: { reason: 'Так удобнее', version: order.version, ...change },
    });
    expect(status).toBe(201);
    await world.test.database.write((tx) => tx.delete(Email, { userId: user.id }));
    return (body as { id: number }).id;
  };
  const accept = async (by: Client, id: number): Promise<void> => {
    expect((await by.post(`/api/proposals/${id}/accept`)).status).toBe(200);
  };

  it('is not told to the client', async () => {
    const order = await place();
    const phone = { id: order.id, version: order.version, reciverPhone: '+375 (33) 76-54-321' };
    expect((await client.put('/api/order/correct', { body: phone })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('is told by no other letter than that of the proposal, also to the owner of a key that accepts', async () => {
    for (const by of [client, await program(world.test, user)]) {
      await accept(by, await propose(manager, await place(), { deliveryDate: SECOND }));
      expect(await waiting()).toEqual([]);
    }
    const order = await place();
    await accept(manager, await propose(client, order, { deliveryDate: SECOND }));
    expect(await waiting()).toEqual([`Заказ № ${order.id}: изменение принято`]);
  });

  it('is told so when an edit of staff does it, and nothing when that is undone', async () => {
    const order = await place();
    await propose(client, order, { deliveryDate: SECOND });
    const edited = await world.edit(order, { deliveryDate: SECOND, name: 'Анна Ковалёва' });
    expect(await waiting()).toEqual([
      `Заказ № ${order.id}: изменили получателя`,
      `Заказ № ${order.id}: изменение принято`,
    ]);
    await world.edit(edited, { deliveryDate: FIRST, name: validOrder.name });
    expect(await waiting()).toEqual([]);
  });

  it('leaves what staff have changed before to be told', async () => {
    const order = await place();
    const moved = await world.edit(order, { deliveryDate: SECOND });
    const body = { id: order.id, version: moved.version, reciverPhone: '+375 (33) 76-54-321' };
    expect((await client.put('/api/order/correct', { body })).status).toBe(200);
    const [letter] = await send();
    expect(letter).toContain('Доставка: 26.11.2026 до 18:00 → 27.11.2026 до 18:00');
    expect(letter).not.toContain('изменили получателя');
  });
});
