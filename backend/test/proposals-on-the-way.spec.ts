import { addDays } from '@shlyah/domain';
import type { AnsweredProposalDto } from '../src/modules/orders/dto/proposal.dto';
import { orderBody, type ReadOrder } from './support/factories';
import { errorsOf } from './support/reading';
import { startTalk, type Talk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let talk: Talk;

beforeEach(async () => {
  talk = await startTalk(test);
});

/** A day a week later: a day of delivery too. */
const dayAfter = ({ deliveryDate }: ReadOrder): string => addDays(String(deliveryDate).slice(0, 10), 7);

const RETURN = { status: 8, reason: 'Получатель отказался' };

describe('when the cargo is on its way, a client', () => {
  it.each([3, 4, 5, 7])('proposes another receiver, address and comment: status %i', async (status) => {
    const { client, manager, edit, proposed, answer, read } = talk;
    await edit({ status, ...(status === 7 ? { failure: 'nobody' } : {}) });
    const change = {
      name: 'Мария Петрова',
      reciverPhone: '+375 (29) 77-77-777',
      reciverStreet: 'ул. Барыкина',
      reciverHouse: '9',
      reciverComment: 'Позвонить за час',
    };
    const proposal = await proposed(client, change);
    expect(proposal.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name', 'reciverPhone', 'reciverComment']),
    );
    expect((await answer(manager, 'accept', proposal)).status).toBe(200);
    expect(await read()).toMatchObject({ ...change, status: { id: status } });
  });

  it('is told the difference in price of another town', async () => {
    const { client, manager, edit, proposed, listed } = talk;
    await edit({ status: 4, price: 40 });
    const proposal = await proposed(client, { reciverAddress: 'Гомель', reciverAddressId: 3 });
    expect(proposal.quote).toMatchObject({ before: expect.any(Number), after: expect.any(Number) });
    const { before, after } = proposal.quote as { before: number; after: number };
    expect(after).not.toBe(before);
    expect(Math.round((proposal.price.after - 40) * 100)).toBe(Math.round((after - before) * 100));
    const { quote, price } = proposal;
    // The desk sees the same difference as the client.
    expect(await listed(manager)).toMatchObject([{ id: proposal.id, quote, price }]);
    expect(await listed(client)).toMatchObject([{ id: proposal.id, quote, price }]);
  });

  it('changes neither the cargo nor the day, and the day again after a failure', async () => {
    const { client, edit, propose, proposed, order } = talk;
    await edit({ status: 4 });
    const [item] = (orderBody() as { packages: object[] }).packages;
    const words = ['За грузом уже выехали: этого не изменить. Позвоните нам'];
    const deliveryDate = `${dayAfter(order)} 18:00`;
    const refused = await propose(client, { packages: [{ ...item, weight: 4 }], deliveryDate, price: 1 });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { packages: words, deliveryDate: words, price: ['Это предлагает менеджер'] },
    ]);
    await edit({ status: 7, failure: 'nobody' });
    const proposal = await proposed(client, { deliveryDate });
    expect(proposal).toMatchObject({ orderId: order.id, proposed: { deliveryDate } });
  });

  it('does not cancel, but asks for the return, which the desk answers', async () => {
    const { client, manager, edit, proposed, answer, read, letters, order } = talk;
    await edit({ status: 4 });
    const refused = await client.post('/api/order/cancel', { body: { id: order.id } });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'too_late', message: expect.stringContaining('Попросите вернуть его отправителю') as string },
    ]);
    const proposal = await proposed(client, RETURN);
    expect(proposal).toMatchObject({
      reason: 'Получатель отказался',
      waitsFor: 'staff',
      quote: null,
      changes: [{ field: 'status', from: 'В пути', to: 'Возврат' }],
      proposed: { status: 8 },
    });
    expect(await read()).toMatchObject({ status: { id: 4 }, waiting: [{ id: proposal.id, side: 'client' }] });
    const { status, body } = await answer(manager, 'accept', proposal);
    expect([status, (body as AnsweredProposalDto).order]).toMatchObject([200, { status: { id: 8 } }]);
    expect(await letters()).toEqual(expect.arrayContaining([expect.stringContaining(`Заказ № ${order.id}`)]));
    expect((await client.post('/api/order/cancel', { body: { id: order.id } })).status).toBe(409);
  });

  it('keeps the wish for a return while the cargo goes on, until the desk returns it or hands it over', async () => {
    const { client, edit, proposed, listed } = talk;
    await edit({ status: 3 });
    await proposed(client, RETURN);
    await edit({ status: 4 });
    expect(await listed()).toMatchObject([
      { state: 'waiting', changes: [{ from: 'В пути', to: 'Возврат' }] },
    ]);
    await edit({ status: 8 });
    expect(await listed()).toMatchObject([{ state: 'accepted' }]);
    // Undone within the seconds of an undo, the wish goes on.
    await edit({ status: 4 });
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    await edit({ status: 6 });
    expect((await listed())[0]).toMatchObject({ state: 'expired', answer: 'Заказ уже «Доставлена»' });
  });

  it('keeps a wish for another address through the departure, and loses one for another day', async () => {
    const { client, edit, proposed, listed } = talk;
    await edit({ status: 2 });
    await proposed(client, { reciverComment: 'Позвонить за час' });
    await edit({ status: 4 });
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    const [{ id } = { id: 0 }] = await listed();
    await edit({ status: 2 });
    await proposed(client, { deliveryDate: `${dayAfter(talk.order)} 18:00`, replaces: id });
    await edit({ status: 4 });
    expect((await listed())[0]).toMatchObject({ state: 'expired', answer: 'Заказ уже «В пути»' });
  });
});

it('a return is asked for on the way alone, by the client alone, and is the one status of a proposal', async () => {
  const { client, manager, edit, propose } = talk;
  const said = async (...[who, change]: Parameters<Talk['propose']>) => errorsOf(await propose(who, change));
  expect(await said(client, RETURN)).toEqual({
    status: ['За грузом ещё не выехали: заказ можно отменить'],
  });
  await edit({ status: 4 });
  expect(await said(manager, RETURN)).toEqual({ status: ['Статус меняют сразу, без предложения'] });
  expect(await said(client, { status: 6 })).toEqual({
    status: ['Предложить можно только возврат отправителю: 8'],
  });
  expect(await said(client, { ...RETURN, reciverHouse: '9' })).toEqual({
    status: ['Возврат предлагают без других изменений'],
  });
  expect(await said(client, { status: 9 })).toEqual({
    status: ['Предложить можно только возврат отправителю: 8'],
  });
});
