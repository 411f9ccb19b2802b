import { LessThan } from 'typeorm';
import { City } from '../src/modules/points/city.entity';
import type { AnsweredProposalDto } from '../src/modules/orders/dto/proposal.dto';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, type ReadOrder } from './support/factories';
import { errorsOf } from './support/reading';
import { startTalk, type Talk } from './support/talk';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let talk: Talk;

beforeEach(async () => {
  talk = await startTalk(test);
});

afterEach(() => test.clock.set(null));

describe('staff propose', () => {
  it('a price, which the client accepts with one press', async () => {
    const { user, client, manager, order, read, edit, proposed, answer, listed, letters } = talk;
    await edit({ price: 38 });
    const proposal = await proposed(manager, { price: 45.6, reason: 'Груз тяжелее' });
    expect(proposal).toMatchObject({
      side: 'staff',
      state: 'waiting',
      waitsFor: 'client',
      reason: 'Груз тяжелее',
      quote: null,
      changes: [{ field: 'price', from: '38.00\u00a0р', to: '45.60\u00a0р' }],
      price: { before: 38, after: 45.6 },
      proposed: { price: 45.6 },
      staffName: 'Ольга Кравец',
    });
    expect((await read())['price']).toBe(38);
    expect((await listed())[0]).toEqual({ ...proposal, staffName: null });
    const { status, body } = await answer(client, 'accept', proposal);
    expect(status).toBe(200);
    expect(body).toMatchObject({ proposal: { state: 'accepted', waitsFor: null }, order: { price: 45.6 } });
    expect((body as AnsweredProposalDto).order).toEqual(await read());
    // The client’s answer takes no place of the name of who has proposed it.
    expect((await listed(manager))[0]).toMatchObject({ state: 'accepted', staffName: 'Ольга Кравец' });
    const told = (await manager.get('/api/order/history', { query: { id: order.id } })).body as object[];
    expect(told.slice(0, 2)).toMatchObject([
      { field: 'reason', to: 'Груз тяжелее', user: { id: user.id } },
      { field: 'price', from: '38.00\u00a0р', to: '45.60\u00a0р' },
    ]);
    expect(await letters()).toContain(`Заказ № ${order.id}: предлагаем цену 45.60 р`);
  });

  it('and the client finds the order among those that wait for him, until he answers', async () => {
    const { user, client, manager, order, proposed, answer } = talk;
    const other = await addOrder(test, user, { comment: 'nothing waits here' });
    const found = async (who: Client, wanted?: 0 | 1) => {
      const query = { 'filter[awaiting]': wanted, user: user.id };
      return ((await who.get('/api/order', { query })).body as { data: ReadOrder[] }).data.map(
        ({ id }) => id,
      );
    };
    const mine = await proposed(client, { comment: 'Позвонить' });
    expect(await found(client, 1)).toEqual([]);
    await answer(client, 'decline', mine);
    const proposal = await proposed(manager, { price: 45 });
    expect([await found(client, 1), await found(manager, 1)]).toEqual([[order.id], []]);
    expect(await found(client, 0)).not.toContain(order.id);
    for (const who of [client, manager]) expect(await found(who)).toEqual([other.id, order.id]);
    const stranger = await test.signedIn(await addUser(test));
    expect(await found(stranger, 1)).toEqual([]);
    await answer(client, 'decline', proposal);
    expect(await found(client, 1)).toEqual([]);
  });

  it('told to the millisecond beside the minutes of Minsk, so that one minute has an order', async () => {
    const { client, manager, order, proposed, answer, listed } = talk;
    test.clock.set(new Date('2026-11-20T09:15:41.207Z'));
    const proposal = await proposed(manager, { price: 45 });
    test.clock.set(new Date('2026-11-20T09:15:59.001Z'));
    await answer(client, 'accept', proposal);
    expect((await listed())[0]).toMatchObject({
      date: '2026-11-20 12:15',
      dateUtc: '2026-11-20T09:15:41.207Z',
      answeredAt: '2026-11-20 12:15',
      answeredAtUtc: '2026-11-20T09:15:59.001Z',
    });
    expect(proposal.answeredAtUtc).toBeNull();
    const history = await client.get('/api/order/history', { query: { id: order.id } });
    expect((history.body as object[])[0]).toMatchObject({
      field: 'price',
      date: '2026-11-20 12:15',
      dateUtc: '2026-11-20T09:15:59.001Z',
    });
    const messages = await client.get(`/api/order/${order.id}/messages`);
    expect(messages.body).toContainEqual(
      expect.objectContaining({
        subject: `Заказ № ${order.id}: предлагаем цену 45.00 р`,
        dateUtc: '2026-11-20T09:15:41.207Z',
      }),
    );
  });

  it('what the client declines, and the order stays', async () => {
    const { client, manager, order, read, proposed, answer, letters } = talk;
    const before = await read();
    const proposal = await proposed(manager, { price: 99 });
    const sent = await letters();
    const { body } = await answer(client, 'decline', proposal, { reason: 'Дорого' });
    expect(body).toMatchObject({ proposal: { state: 'declined', answer: 'Дорого' } });
    expect(await read()).toEqual(before);
    // His own answer is no news to him.
    expect(await letters()).toEqual(sent);
    expect((await answer(client, 'accept', proposal)).body).toMatchObject({
      code: 'proposal_closed',
      message: 'Предложение уже отклонено.',
      fresh: { proposal: { state: 'declined' }, order: { id: order.id } },
    });
  });

  it('also after the cargo was taken, but not when the order is closed', async () => {
    const { manager, edit, propose } = talk;
    await edit({ status: 4 });
    expect((await propose(manager, { price: 45 })).status).toBe(201);
    await edit({ status: 6 });
    expect((await propose(manager, { price: 50 })).body).toMatchObject({
      statusCode: 409,
      code: 'too_late',
      message: 'Заказ закрыт: предлагать изменения поздно.',
    });
  });
});

describe('the client proposes', () => {
  it('a day, which staff find among those who wait, and accept', async () => {
    const { user, client, manager, order, proposed, answer, letters } = talk;
    const counted = async () =>
      ((await manager.get('/api/order/counters')).body as { awaiting: number }).awaiting;
    const found = async () => {
      const query = { 'filter[awaiting]': 1, user: user.id };
      const { body } = await manager.get('/api/order', { query });
      return (body as { data: ReadOrder[] }).data.map(({ id }) => id);
    };
    const before = await counted();
    const other = await addOrder(test, user, { comment: 'nothing waits here' });
    const { deliveryDate } = order as unknown as { deliveryDate: string };
    const moved = deliveryDate.replace('23:00', '18:00');
    const proposal = await proposed(client, { deliveryDate: moved });
    expect([await counted(), await found()]).toEqual([before + 1, [order.id]]);
    const query = { 'filter[awaiting]': 0, user: user.id };
    expect((await manager.get('/api/order', { query })).body).toMatchObject({ data: [{ id: other.id }] });
    expect((await answer(manager, 'accept', proposal)).body).toMatchObject({
      order: { deliveryDate: moved },
    });
    expect([await counted(), await found()]).toEqual([before, []]);
    expect(await letters()).toContain(`Заказ № ${order.id}: изменение принято`);
  });

  it('more cargo, and the price that was named grows as the quote does', async () => {
    const { client, manager, order, read, edit, proposed, answer, letters } = talk;
    await edit({ price: 40 });
    const packages = [...(orderBody() as { packages: object[] }).packages, { type: 'doc' }];
    const proposal = await proposed(client, { packages });
    const { price, quote } = proposal;
    expect(price.before).toBe(40);
    expect(price.after).toBeCloseTo(40 + Number(quote?.after) - Number(quote?.before), 2);
    expect(price.after).toBeGreaterThan(40);
    expect(proposal.changes.map(({ field }) => field)).toEqual(['price', 'packages']);
    const before = (await letters()).filter((subject) => !subject.startsWith('Цена'));
    await answer(manager, 'accept', proposal);
    // The price that was named a moment before has not been told yet: one letter says what has become of it.
    const accepted = `Заказ № ${order.id}: изменение принято, цена ${price.after.toFixed(2)} р`;
    expect(await letters()).toEqual([...before, accepted]);
    const { price: now, packages: cargo } = (await read()) as unknown as {
      price: number;
      packages: object[];
    };
    expect([now, cargo.length]).toEqual([price.after, 2]);
  });

  it('more cargo, and who wishes letters about prices alone gets that one', async () => {
    const { client, manager, order, edit, proposed, answer, letters } = talk;
    await edit({ price: 40 });
    await client.put('/api/user/notices', {
      body: { event: 'proposalAccepted', channel: 'email', wanted: false },
    });
    const packages = [...(orderBody() as { packages: object[] }).packages, { type: 'doc' }];
    const proposal = await proposed(client, { packages });
    await edit({ status: 2 });
    await answer(manager, 'accept', proposal);
    const price = proposal.price.after.toFixed(2);
    expect((await letters()).slice(1)).toEqual([`Заказ № ${order.id} принят в работу, цена ${price} р`]);
  });

  it('cargo whose price is agreed upon, and the price is formed anew', async () => {
    const { client, manager, read, edit, proposed, answer } = talk;
    await edit({ price: 40 });
    const [item] = (orderBody() as { packages: object[] }).packages;
    const proposal = await proposed(client, { packages: [{ ...item, weight: 500 }] });
    expect(proposal).toMatchObject({ price: { before: 40, after: -1 }, quote: { after: null } });
    await answer(manager, 'accept', proposal);
    expect((await read())['price']).toBe(-1);
  });

  it('nothing that is not his to ask for, nothing wrong, and not nothing', async () => {
    const { client, propose, listed } = talk;
    const refused = async (changes: object) => (await propose(client, changes)).body as unknown;
    expect(await refused({ price: 1 })).toMatchObject({ errors: { price: ['Это предлагает менеджер'] } });
    expect(await refused({ comment: null })).toMatchObject({
      errors: { changes: ['Укажите, что изменить'] },
    });
    expect(
      await refused({ deliveryDate: '2020-01-06 12:00', reciverPhone: '12', reason: ' ' }),
    ).toMatchObject({
      statusCode: 422,
      errors: {
        deliveryDate: [expect.any(String)],
        reciverPhone: [expect.any(String)],
        reason: [expect.any(String)],
      },
    });
    expect(await refused({ deliveryAddress: 'punkt' })).toMatchObject({
      errors: { recivePoint: [expect.any(String)] },
    });
    expect(await refused({ packages: [] })).toMatchObject({ errors: { packages: [expect.any(String)] } });
    expect(await listed()).toEqual([]);
  });

  it('no point that does not take the cargo', async () => {
    const { client, manager, edit, propose, proposed, listed } = talk;
    const admin = await test.as('admin');
    const light = { street: 'ул. Лёгкая, 1', cityId: 6, price: 7, maxWeight: 0.5 };
    const { body } = await admin.post('/api/points/new', { body: { points: [light] } });
    const point = (body as { id: number; street: string }[]).find(({ street }) => street === light.street);
    const refused = await propose(client, { deliveryAddress: 'punkt', recivePoint: point?.id });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      {
        'packages.0.weight': [
          'Выбранный пункт принимает места не тяжелее 0,5 кг. Выберите другой пункт или доставку по адресу',
        ],
      },
    ]);
    expect(await listed()).toEqual([]);

    // Staff may have talked it over with the point, and what is so already is nobody's change.
    const [item] = (orderBody() as { packages: object[] }).packages;
    await proposed(manager, { deliveryAddress: 'punkt', recivePoint: point?.id });
    await edit({ deliveryAddress: 'punkt', recivePoint: point?.id });
    await proposed(manager, { packages: [{ ...item, weight: 4 }] });
    await proposed(client, { comment: 'Позвонить' });
  });

  it('nothing once the cargo goes back', async () => {
    const { client, edit, propose } = talk;
    await edit({ status: 8 });
    expect((await propose(client, { comment: 'Позвонить' })).body).toMatchObject({
      code: 'too_late',
      message: 'Изменить заказ здесь уже нельзя: он закрыт или возвращается. Позвоните нам.',
    });
  });

  it('another city, told by its name, and where two have one name by its district too', async () => {
    const { client, manager, edit, proposed, answer } = talk;
    // Of namesakes in towns and villages the towns alone are told apart.
    const cities = await test.database.read.find(City, {
      where: { id: LessThan(100_001) },
      order: { id: 'ASC' },
    });
    const named = (wanted: string): City[] => cities.filter(({ name }) => name === wanted);
    const [one, namesake] = cities.map(({ name }) => named(name)).find(({ length }) => length > 1) as [
      City,
      City,
    ];
    const [brest] = named('Брест') as [City];
    const chosen = ({ id, name }: City) => ({ reciverAddress: name, reciverAddressId: id });
    const told = async (city: City) => {
      const proposal = await proposed(client, chosen(city));
      await answer(manager, 'decline', proposal, { reason: 'Не едем' });
      return proposal.changes;
    };
    await edit(chosen(one));
    const from = expect.stringContaining(`${one.name}, ${one.district} район, `) as string;
    const to = expect.stringContaining(`${namesake.name}, ${namesake.district} район, `) as string;
    expect(await told(brest)).toMatchObject([{ field: 'reciverAddress', from, to: 'Брест' }]);
    expect(await told(namesake)).toMatchObject([{ field: 'reciverAddress', from, to }]);
  });

  it('what staff decline, saying why', async () => {
    const { client, manager, order, proposed, answer, listed, letters } = talk;
    const proposal = await proposed(client, { comment: 'Позвонить' });
    await answer(manager, 'decline', proposal, { reason: 'В этот день нет машин' });
    expect((await listed())[0]).toMatchObject({ state: 'declined', answer: 'В этот день нет машин' });
    const names = [await listed(), await listed(manager)].map(([one]) => one?.staffName);
    expect(names).toEqual([null, 'Ольга Кравец']);
    expect(await letters()).toContain(`Заказ № ${order.id}: изменение отклонено`);
  });
});
