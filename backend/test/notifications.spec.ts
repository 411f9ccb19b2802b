import { defaultCompany, formatDeadline } from '@shlyah/domain';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { User } from '../src/modules/users/model/user.entity';
import { parse, type Parsed } from './mail-support/parse';
import { PostOffice } from './mail-support/post-office';
import type { Client } from './support/client';
import { addOrder, addUser, type ReadOrder } from './support/factories';
import { createTestDatabase } from './support/test-database';
import { startTestApp, type TestApp } from './support/test-app';

const start = new Date('2026-11-20T08:00:00Z');

let test: TestApp;
let site: string;
let office: PostOffice;
let manager: Client;
let user: User;
let order: ReadOrder;

beforeAll(async () => {
  office = await new PostOffice().open();
  test = await startTestApp({ smtpUrl: office.url });
  site = test.config.publicUrl.origin;
  manager = await test.as('manager');
});

afterAll(async () => {
  await test.close();
  await office.close();
});

beforeEach(async () => {
  test.clock.set(start);
  user = await addUser(test);
  order = await addOrder(test, user);
  await received();
});

afterEach(() => test.clock.set(null));

/** Moves the clock on. */

/** The letters to the user that have come since the last look, when all that is due has been sent. */
async function received(of: TestApp = test): Promise<Parsed[]> {
  await of.app.get(Mailer).deliverDue();
  const letters = office.arrived.splice(0).filter(({ to }) => to.includes(user.email));
  return letters.map(({ raw }) => parse(raw));
}

async function subjects(): Promise<string[]> {
  return (await received()).map(({ headers }) => headers['subject'] ?? '');
}

/** An edit over the newest version. */
async function edit(changes: object, by = manager): Promise<void> {
  const { status, body } = await by.put('/api/order', {
    body: { id: order.id, version: order.version, ...changes },
  });
  if (status !== 200) throw new Error(`The edit was refused: ${JSON.stringify(body)}`);
  order = body as ReadOrder;
}

describe('a letter about a changed order', () => {
  it('waits until the change can no longer be undone', async () => {
    await edit({ status: 2 });
    test.clock.pass(HOLD_MS - 1);
    expect(await subjects()).toEqual([]);
    test.clock.pass(1);
    expect(await subjects()).toEqual([`Заказ № ${order.id} принят в работу`]);
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
  });

  it('leaves more time than the screen offers for undoing', () => {
    expect(HOLD_MS).toBeGreaterThan(10_000);
  });

  it('is not sent when the change is undone', async () => {
    await edit({ status: 2 });
    test.clock.pass(HOLD_MS - 1);
    await edit({ status: 1 });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
  });

  it('says the last state of several, and what was known before the first', async () => {
    await edit({ status: 2, price: 20 });
    test.clock.pass(5000);
    await edit({ status: 3 });
    test.clock.pass(5000);
    await edit({ status: 4, price: 38 });
    test.clock.pass(HOLD_MS - 1);
    expect(await subjects()).toEqual([]);
    test.clock.pass(1);
    const [letter, ...others] = await received();
    expect(others).toEqual([]);
    expect(letter?.headers['subject']).toBe(`Заказ № ${order.id} в пути, цена 38.00 р`);
    expect(letter?.body).toContain('в пути.');
    expect(letter?.body).not.toMatch(/Принята|Забор|20\.00/);
  });

  it('tells of the price alone when the status went back and forth', async () => {
    await edit({ status: 2, price: 38 });
    await edit({ status: 1 });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([`Цена заказа № ${order.id}: 38.00 р`]);
  });

  it('begins anew after one was sent', async () => {
    await edit({ status: 2 });
    test.clock.pass(HOLD_MS);
    await received();
    await edit({ status: 1 });
    test.clock.pass(HOLD_MS);
    const [letter] = await received();
    expect(letter?.body).toContain('снова проверяем.');
  });

  it('shows the order as it is when the letter goes', async () => {
    await edit({ status: 2 });
    await edit({ name: 'Новый Получатель' });
    test.clock.pass(HOLD_MS);
    const letters = await received();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain('Получатель: Новый Получатель');
  });

  it('does not go for other changes, for refused ones, or when a price is being formed again', async () => {
    await edit({ comment: 'Позвонить' });
    await manager.put('/api/order', { body: { id: order.id, version: order.version, status: 99 } });
    await manager.put('/api/order', { body: { id: order.id, version: 77, status: 2 } });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
    await edit({ price: 38 });
    test.clock.pass(HOLD_MS);
    await received();
    await edit({ price: -1 });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
  });

  it('does not go to those who have switched them off, even after the change', async () => {
    await edit({ status: 2 });
    await (await test.signedIn(user)).post('/api/user/update', { body: { orderEmails: false } });
    await edit({ status: 3 });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
  });

  it.each([
    ['the order is deleted', (admin: Client) => admin.delete(`/api/order/${order.id}`)],
    [
      'its client is deleted with the orders',
      (admin: Client) => admin.delete(`/api/users/deleteAndOrders/${user.id}`),
    ],
  ])('does not go when %s meanwhile', async (_what, remove) => {
    await edit({ status: 2 });
    await remove(await test.as('admin'));
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
  });

  it('of one order does not wait for another', async () => {
    const other = await addOrder(test, user);
    await received();
    await manager.post('/api/order/bulk', { body: { orders: [order, other], status: 2 } });
    test.clock.pass(HOLD_MS);
    expect((await subjects()).sort()).toEqual(
      [order, other].map(({ id }) => `Заказ № ${id} принят в работу`).sort(),
    );
  });

  it('that the mail server has refused once is replaced by the next, which says what both may have told', async () => {
    office.refuse = () => '450 Come later';
    await edit({ status: 2 });
    test.clock.pass(HOLD_MS);
    expect(await subjects()).toEqual([]);
    office.refuse = () => null;
    await edit({ status: 1 });
    test.clock.pass(HOLD_MS + 60_000);
    const [letter, ...others] = await received();
    expect(others).toEqual([]);
    expect(letter?.headers['subject']).toBe(`Заказ № ${order.id} снова проверяем`);
    expect(letter?.body).toContain('снова проверяем.');
  });

  it('survives a stop of the program, and so does its undoing', async () => {
    const ground = await createTestDatabase();
    const keep = { ...ground, drop: () => Promise.resolve() };
    const first = await startTestApp({ smtpUrl: office.url }, keep);
    first.clock.set(start);
    user = await addUser(first);
    const [kept, undone] = [await addOrder(first, user), await addOrder(first, user)];
    await received(first);
    const before = await first.as('manager');
    for (const { id } of [kept, undone])
      await before.put('/api/order', { body: { id, version: 1, status: 2 } });
    await first.close();

    const second = await startTestApp({ smtpUrl: office.url }, ground);
    second.clock.set(new Date(start.getTime() + HOLD_MS - 1));
    const after = await second.as('manager');
    await after.put('/api/order', { body: { id: undone.id, version: 2, status: 1 } });
    second.clock.set(new Date(start.getTime() + HOLD_MS));
    const letters = await received(second);
    await second.close();
    expect(letters.map(({ headers }) => headers['subject'])).toEqual([`Заказ № ${kept.id} принят в работу`]);
  });
});

describe('a letter on its way', () => {
  it('about a new order goes at once and says all that matters of it', async () => {
    const placed = await addOrder(test, user);
    const [letter] = await received();
    expect(letter?.headers).toMatchObject({
      subject: `Мы получили заказ № ${placed.id}`,
      from: 'Шлях <no-reply@shlyah.by>',
      to: user.email,
      'reply-to': 'zakaz@shlyah.by',
    });
    const { total } = placed['estimate'] as { total: number };
    const pickup = formatDeadline(String(placed['pickupDate']));
    expect(letter?.body).toBe(
      [
        `Здравствуйте, ${user.name}.`,
        `Спасибо за заказ №\u00a0${placed.id}. Менеджер проверит его и назовёт цену, об этом придёт ещё одно письмо.`,
        `Мы заберём груз ${pickup} по адресу: Минск, ул. Немига, д.\u00a05.`,
        [
          'Получатель: Сидоров Пётр',
          'Откуда: Минск, ул. Немига, д.\u00a05',
          'Куда: Минск, пр-т Независимости, д.\u00a020',
          `Когда заберём: ${pickup}`,
          `Доставка: ${formatDeadline(String(placed['deliveryDate']))}`,
          'Груз: 1\u00a0место, 3\u00a0кг',
          `Предварительный расчёт: ${total.toFixed(2)}\u00a0р`,
        ].join('\n'),
        `Открыть заказ:\n${site}/cabinet/myOrders/view/${placed.id}`,
        `Где посылка: эту ссылку можно переслать получателю:\n${site}/t/${String(placed['trackingCode'])}`,
        `Есть вопросы? Ответьте на это письмо или позвоните: ${defaultCompany.phones.map(({ phone }) => phone).join(', ')}, ${defaultCompany.hours}.`,
        `Письма о заказах можно отключить в профиле:\n${site}/cabinet/profile?tab=notices`,
        '«Шлях», доставка по Беларуси',
      ].join('\n\n'),
    );
    expect(letter?.html).toContain(`href="${site}/cabinet/myOrders/view/${placed.id}"`);
  });

  it('says which points the cargo comes from and goes to', async () => {
    const points = (await test.visitor().get('/api/points')).body as { id: number; address: string }[];
    const [from, to] = points;
    const sides = { delivery: 'punkt', pickupPoint: from?.id, deliveryAddress: 'punkt', recivePoint: to?.id };
    await addOrder(test, user, sides);
    const [letter] = await received();
    expect(letter?.body).toContain(`Привезите груз в пункт приёма: ${from?.address}`);
    expect(letter?.body).toContain(`Пункт выдачи: ${to?.address}`);
  });
});
