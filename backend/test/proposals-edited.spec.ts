import { validOrder, validPackage } from '@shlyah/domain/cases';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { ReadOrder } from './support/factories';
import { startTalk, type Talk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let talk: Talk;

beforeEach(async () => {
  talk = await startTalk(test);
});

afterEach(() => test.clock.set(null));

const states = async (): Promise<string[]> => (await talk.listed()).map(({ state }) => state);
const lastLetter = async (): Promise<string> => {
  const [letter] = await test.database.read.find(Email, {
    where: { recipient: talk.user.email },
    order: { id: 'DESC' },
    take: 1,
  });
  return `${letter?.subject}\n${letter?.body}`;
};

describe('a request of the client, when staff edit the order', () => {
  it('goes on when other fields change: a price, a status, many at once', async () => {
    const { client, manager, proposed, edit, read, answer } = talk;
    const request = await proposed(client, { reciverStreet: 'ул. Ленина', reciverHouse: '7' });
    await edit({ price: 38, status: 2 });
    const orders = [{ id: talk.order.id, version: (await read()).version }];
    expect((await manager.post('/api/order/bulk', { body: { orders, price: 40 } })).status).toBe(200);
    expect(await states()).toEqual(['waiting']);
    expect((await answer(manager, 'accept', request)).status).toBe(200);
    expect(await read()).toMatchObject({ reciverStreet: 'ул. Ленина', reciverHouse: '7', price: 40 });
  });

  it('has the price that follows from the one that staff have set meanwhile', async () => {
    const { client, manager, proposed, edit, listed, answer, read } = talk;
    await edit({ price: 40 });
    const request = await proposed(client, { packages: [validPackage, { ...validPackage, weight: 24.9 }] });
    const more = request.price.after - request.price.before;
    await edit({ price: 50 });
    expect((await listed())[0]).toMatchObject({ state: 'waiting', price: { before: 50, after: 50 + more } });
    await answer(manager, 'accept', request);
    expect((await read())['price']).toBe(50 + more);
  });

  it('ends when the same changes, the whole place being one, and the client is told what stands there', async () => {
    const { client, proposed, edit, listed, letters } = talk;
    await proposed(client, { reciverStreet: 'ул. Ленина' });
    await edit({ reciverHouse: '12' });
    const [ended] = await listed();
    expect(ended).toMatchObject({ state: 'expired', answer: 'Менеджер изменил заказ: Дом получателя — 12' });
    expect(await letters()).toContain(`Заказ № ${talk.order.id}: изменение отклонено`);
    expect(await lastLetter()).toContain('Менеджер изменил заказ: Дом получателя — 12.');
  });

  it('that the edit fulfils counts as accepted', async () => {
    const { client, proposed, edit, letters } = talk;
    await proposed(client, { comment: 'Позвонить' });
    await edit({ comment: 'Позвонить', price: 38 });
    expect(await states()).toEqual(['accepted']);
    expect(await letters()).toContain(`Заказ № ${talk.order.id}: изменение принято`);
  });

  it('that comes too late for a new status ends, and undoing the status gives it back without a word', async () => {
    const { client, manager, proposed, edit, letters, answer, read } = talk;
    const request = await proposed(client, { comment: 'Позвонить' });
    test.clock.set(new Date(Date.now() + 1000));
    await edit({ status: 8 });
    expect(await states()).toEqual(['expired']);
    const told = `Заказ № ${talk.order.id}: изменение отклонено`;
    expect(await letters()).toContain(told);
    test.clock.set(new Date(Date.now() + 9000));
    await edit({ status: 1 });
    expect(await states()).toEqual(['waiting']);
    expect(await letters()).not.toContain(told);
    expect((await answer(manager, 'accept', request)).status).toBe(200);
    expect((await read())['comment']).toBe('Позвонить');
  });

  it('stays ended when the status goes back later, or when another one waits', async () => {
    const { client, proposed, edit } = talk;
    await proposed(client, { comment: 'Позвонить' });
    await edit({ status: 8 });
    test.clock.set(new Date(Date.now() + 20_000));
    await edit({ status: 1 });
    expect(await states()).toEqual(['expired']);
    test.clock.set(null);
    await edit({ comment: 'Ждать у ворот' });
    await proposed(client, { comment: 'Позвонить' });
    await edit({ comment: 'Не ждать' });
    await proposed(client, { comment: 'Написать' });
    await edit({ comment: 'Ждать у ворот' });
    expect((await states()).filter((state) => state === 'waiting').length).toBeLessThan(2);
  });
});

describe('the order itself', () => {
  const place = { field: 'reciverHouse', from: validOrder.reciverHouse, to: '77' };

  it('tells in lists, alone and after an edit what waits for an answer', async () => {
    const { client, manager, proposed, edit, read, answer } = talk;
    expect((await read()).waiting).toEqual([]);
    await edit({ price: 38 });
    const request = await proposed(client, { reciverHouse: '77' });
    const offer = await proposed(manager, { price: 40 });
    const both = [
      { id: request.id, side: 'client', changes: [place] },
      { id: offer.id, side: 'staff', changes: offer.changes },
    ];
    expect((await read()).waiting).toEqual(both);
    for (const who of [client, manager]) {
      const { data } = (await who.get('/api/order', { query: { search: String(talk.order.id) } })).body as {
        data: ReadOrder[];
      };
      expect(data.find(({ id }) => id === talk.order.id)?.['waiting']).toEqual(both);
    }
    expect(((await edit({ comment: 'Позвонить' })).body as ReadOrder).waiting).toEqual(both);
    const declined = (await answer(client, 'decline', offer)).body as { order: ReadOrder };
    expect(declined.order.waiting).toEqual(both.slice(0, 1));
    expect(((await edit({ status: 8 })).body as ReadOrder).waiting).toEqual([]);
    expect(((await edit({ status: 2 })).body as ReadOrder).waiting).toEqual(both.slice(0, 1));
    const accepted = (await answer(manager, 'accept', request)).body as { order: ReadOrder };
    expect(accepted.order.waiting).toEqual([]);
  });

  it('is told to programs as it is after the edit', async () => {
    const { client, proposed, edit } = talk;
    await proposed(client, { reciverHouse: '77' });
    const told = async (): Promise<[string, number | undefined][]> => {
      const where = { orderId: talk.order.id };
      const events = await test.database.read.find(IntegrationEvent, { where, order: { id: 'ASC' } });
      const bodies = events.map(({ body }) => JSON.parse(body) as { type: string; order: OrderDto | null });
      return bodies.map(({ type, order }) => [type, order?.waiting.length]);
    };
    await edit({ price: 38 });
    await edit({ status: 8 });
    expect((await told()).slice(-4)).toEqual([
      ['order.proposal', 1],
      ['order.price', 1],
      ['order.status', 0],
      ['order.proposal', 0],
    ]);
  });

  it('is out of date after a week, as the proposal is', async () => {
    await talk.proposed(talk.client, { reciverHouse: '77' });
    test.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
    const [manager] = [await test.as('manager')];
    const { body } = await manager.get('/api/order/single', { query: { id: talk.order.id } });
    expect((body as ReadOrder).waiting).toEqual([]);
  });

  it('is accepted in a letter that says that the request is being looked at', async () => {
    await talk.proposed(talk.client, { reciverHouse: '77' });
    await talk.edit({ status: 2, price: 38 });
    const letter = await lastLetter();
    expect(letter).toContain('принят в работу');
    expect(letter).toContain('Вашу просьбу изменить заказ мы ещё рассматриваем:');
    expect(letter).toMatch(/Дом получателя: .* → 77/);
  });
});

describe('what staff have offered', () => {
  it('goes on beside other changes, and ends with another price', async () => {
    const { client, manager, proposed, edit, answer } = talk;
    await edit({ price: 38 });
    const offer = await proposed(manager, { price: 45.6 });
    await edit({ comment: 'Позвонить' });
    expect(await states()).toEqual(['waiting']);
    await edit({ price: 40 });
    expect(await states()).toEqual(['expired']);
    expect((await answer(client, 'accept', offer)).status).toBe(409);
  });
});
