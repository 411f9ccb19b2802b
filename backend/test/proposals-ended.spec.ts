import { MODE_HEADER } from '@shlyah/domain';
import { EntityManager } from 'typeorm';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { ProposalDto } from '../src/modules/orders/dto/proposal.dto';
import { Proposal } from '../src/modules/orders/model/proposal.entity';
import { addOrder, addTestOrder, addUser, program } from './support/factories';
import { startTalk, type Talk } from './support/talk';
import { complaints, errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const day = 24 * 60 * 60_000;

const test = setUpTestApp();
let talk: Talk;

beforeEach(async () => {
  talk = await startTalk(test);
});

afterEach(() => test.clock.set(null));

describe('a proposal', () => {
  it('is answered by the other side alone; its own side takes it back', async () => {
    const { client, manager, proposed, answer } = talk;
    const proposal = await proposed(client, { comment: 'Позвонить' });
    expect((await answer(client, 'accept', proposal)).body).toMatchObject({
      statusCode: 403,
      message: 'Принимает предложение другая сторона. Своё можно отозвать.',
    });
    expect((await answer(client, 'decline', proposal)).body).toMatchObject({
      proposal: { state: 'withdrawn' },
    });
    expect((await answer(manager, 'accept', proposal)).body).toMatchObject({
      message: 'Предложение уже отозвано.',
    });
  });

  it('ends when the order has changed meanwhile, and says how it is now', async () => {
    const { client, manager, read, edit, proposed, answer } = talk;
    const proposal = await proposed(client, { comment: 'Позвонить' });
    await edit({ price: 12, comment: 'Не звонить' });
    const { status, body } = await answer(manager, 'accept', proposal);
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'proposal_closed',
        message: 'Заказ с тех пор изменился или прошла неделя: предложение больше не действует.',
        fresh: { proposal: { state: 'expired', waitsFor: null }, order: { price: 12 } },
      },
    ]);
    expect((await read())['comment']).toBe('Не звонить');
    // Nobody has to clear it away: the next one stands in its place.
    expect((await proposed(client, { comment: 'Позвонить' })).state).toBe('waiting');
  });

  it('ends after a week', async () => {
    const { user, proposed, answer, listed } = talk;
    const { id } = await proposed(talk.client, { comment: 'Позвонить' });
    const { createdAt } = await test.database.read.findOneByOrFail(Proposal, { id });
    test.clock.set(new Date(createdAt.getTime() + 7 * day - 1));
    // Sessions end sooner.
    const [client, manager] = [await test.signedIn(user), await test.as('manager')];
    expect((await listed(client))[0]?.state).toBe('waiting');
    test.clock.set(new Date(createdAt.getTime() + 7 * day));
    expect((await listed(client))[0]?.state).toBe('expired');
    expect((await answer(manager, 'accept', { id })).status).toBe(409);
    const query = { 'filter[awaiting]': 1, user: user.id };
    expect((await manager.get('/api/order', { query })).body).toMatchObject({ total: 0 });
  });

  it('is made over the order as it was read', async () => {
    const { client, manager, order } = talk;
    const edit = { id: order.id, version: order.version, comment: 'Со двора' };
    await manager.put('/api/order', { body: edit });
    const body = { version: order.version, reason: 'Так надо', comment: 'Позвонить' };
    const refused = await client.post(`/api/order/${order.id}/proposals`, { body });
    expect(refused.body).toMatchObject({
      code: 'version_conflict',
      message: 'Пока вы писали, заказ изменился. Проверьте его и отправьте ещё раз.',
      fresh: { id: order.id, comment: 'Со двора' },
      // Clients read no names of the staff.
      savedBy: { name: null },
    });
  });

  it('names the version that was read: none is a field that is missing, not a conflict', async () => {
    const { client, order } = talk;
    const send = (body: object) => client.post(`/api/order/${order.id}/proposals`, { body });
    const change = { reason: 'Так надо', comment: 'Позвонить' };
    expect(errorsOf(await send(change))).toEqual({ version: ['Это поле обязательно для заполнения'] });
    expect(complaints(await send({ ...change, reason: '', version: 'три' }))).toEqual(['reason', 'version']);
    expect((await send({ ...change, version: order.version })).status).toBe(201);
  });

  it('is one of each side: the next says which one it stands in for', async () => {
    const { client, manager, propose, proposed, listed } = talk;
    const first = await proposed(client, { comment: 'Позвонить' });
    await proposed(manager, { price: 5 });
    const refused = await propose(client, { comment: 'Не звонить' });
    expect(refused.body).toMatchObject({
      code: 'proposal_waits',
      message:
        'Ваше предложение по этому заказу уже ждёт ответа. Отзовите его или отправьте новое вместо него.',
      fresh: { proposal: { id: first.id } },
    });
    await proposed(client, { comment: 'Не звонить', replaces: first.id });
    expect((await listed()).map(({ side, state }) => `${side} ${state}`)).toEqual([
      'client waiting',
      'staff waiting',
      'client withdrawn',
    ]);
  });

  it('is made once and accepted once, however often and from wherever it is sent', async () => {
    const { client, manager, admin, order, read, answer, listed } = talk;
    const key = { 'Idempotency-Key': `proposal of ${order.id}` };
    const body = { version: order.version, reason: 'Так надо', comment: 'Позвонить' };
    // The order of its fields is no part of what is sent.
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const path = `/api/order/${order.id}/proposals`;
    const sent = await Promise.all(
      [body, turned, body, turned].map((one) => client.post(path, { body: one, headers: key })),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(sent.map((one) => one.body as unknown)).toEqual(sent.map(() => sent[0]?.body as unknown));
    const many = await Promise.all([1, 2, 3, 4].map(() => client.post(path, { body })));
    expect(many.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await listed()).toHaveLength(1);
    const [proposal] = await listed();
    if (!proposal) throw new Error('a proposal was expected');
    const staff = [manager, admin, manager, admin, manager, admin, manager, admin];
    const accepted = await Promise.all(staff.map((one) => answer(one, 'accept', proposal)));
    expect(accepted.map(({ status }) => status)).toEqual(staff.map(() => 200));
    expect((await read()).version).toBe(order.version + 1);
    const comments = { subject: 'order', subjectId: order.id, field: 'comment' } as const;
    expect(await test.database.read.countBy(HistoryEvent, comments)).toBe(1);
    expect((await answer(manager, 'decline', proposal)).body).toMatchObject({
      statusCode: 409,
      message: 'Предложение уже принято.',
    });
  });

  it('for another order is another one: with the key of this one it is refused', async () => {
    const { user, client, order } = talk;
    const other = await addOrder(test, user);
    const sent = {
      body: { version: order.version, reason: 'Так надо', comment: 'Позвонить' },
      headers: { 'Idempotency-Key': `proposal of ${order.id}` },
    };
    expect((await client.post(`/api/order/${order.id}/proposals`, sent)).status).toBe(201);
    expect((await client.post(`/api/order/${other.id}/proposals`, sent)).body).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_reused',
    });
  });

  it('of several sent at once by one side leaves one waiting', async () => {
    const { manager, admin, propose, listed } = talk;
    const sent = await Promise.all(
      [1, 2, 3, 4].map((price) => propose(price % 2 ? manager : admin, { price })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await listed()).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('is told of to its own side when that has made another at the same moment', async () => {
    const { client, propose, proposed, listed } = talk;
    const first = await proposed(client, { comment: 'Позвонить' });
    // As if the first one were not saved yet when the second looks for it.
    const find = Reflect.get(EntityManager.prototype, 'findOneBy');
    let missed = false;
    const finding = jest.spyOn(EntityManager.prototype, 'findOneBy');
    finding.mockImplementation(function (this: EntityManager, entity, where) {
      if (entity !== Proposal || missed) return find.call(this, entity, where);
      missed = true;
      return Promise.resolve(null);
    });
    const refused = await propose(client, { comment: 'Не звонить' });
    finding.mockRestore();
    expect([missed, refused.status]).toEqual([true, 409]);
    expect(refused.body).toMatchObject({
      code: 'proposal_waits',
      fresh: { proposal: { id: first.id } },
    });
    expect(await listed()).toHaveLength(1);
  });

  it('accepted and declined at once ends in one way', async () => {
    const { client, manager, admin, read, proposed, answer } = talk;
    const proposal = await proposed(client, { comment: 'Позвонить' });
    const [accepted, declined] = await Promise.all([
      answer(manager, 'accept', proposal),
      answer(admin, 'decline', proposal),
    ]);
    expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
    expect((await read())['comment']).toBe(accepted.status === 200 ? 'Позвонить' : null);
  });

  it('of somebody else is not there', async () => {
    const { manager, order, proposed, answer } = talk;
    const stranger = await test.signedIn(await addUser(test));
    const proposal = await proposed(manager, { price: 5 });
    expect((await answer(stranger, 'accept', proposal)).status).toBe(404);
    expect((await stranger.get(`/api/order/${order.id}/proposals`)).status).toBe(404);
  });

  it('goes with its order, and when the order forgets its people', async () => {
    const left = ({ order }: Talk) => test.database.read.countBy(Proposal, { orderId: order.id });
    await talk.proposed(talk.client, { comment: 'Позвонить' });
    await talk.admin.delete(`/api/order/${talk.order.id}`);
    const old = await startTalk(test);
    await old.proposed(old.client, { comment: 'Позвонить' });
    expect([await left(talk), await left(old)]).toEqual([0, 1]);
    test.clock.set(new Date(Date.now() + 6 * 366 * day));
    await test.app.get(Upkeep).run();
    expect(await left(old)).toBe(0);
  });
});

describe('programs', () => {
  it('propose and answer under the key of the client, and are told of both', async () => {
    const { user, manager, proposed, answer } = talk;
    const key = await program(test, user);
    const proposal = await proposed(key, { comment: 'Позвонить' });
    await answer(manager, 'decline', proposal);
    const counter = await proposed(manager, { price: 5 });
    expect((await answer(key, 'accept', counter)).body).toMatchObject({ order: { price: 5 } });
    const { data } = (await key.get('/api/events')).body as { data: { type: string }[] };
    expect(data.map(({ type }) => type.replace('order.', ''))).toEqual([
      'created',
      'proposal',
      'proposal',
      'proposal',
      'price',
      'proposal',
    ]);
  });

  it('try it on a test order, whose owner answers himself', async () => {
    const { user, client, manager, letters } = talk;
    const order = await addTestOrder(test, user);
    const headers = { [MODE_HEADER]: 'test' };
    const path = `/api/order/${order.id}/proposals`;
    const body = { version: order.version, reason: 'Так надо', comment: 'Позвонить' };
    const { body: proposal } = await client.post(path, { body, headers });
    expect((await manager.get(path)).status).toBe(404);
    expect((await client.get(path)).status).toBe(404);
    const { id } = proposal as ProposalDto;
    const query = { 'filter[awaiting]': 1 };
    const waiting = async () =>
      ((await client.get('/api/order', { query, headers })).body as { data: { id: number }[] }).data;
    expect(await waiting()).toMatchObject([{ id: order.id }]);
    const accepted = await client.post(`/api/proposals/${id}/accept`, { headers });
    expect(accepted.body).toMatchObject({ proposal: { state: 'accepted' }, order: { comment: 'Позвонить' } });
    expect(await waiting()).toEqual([]);
    expect(await letters()).toContain(`[тест] Заказ № T${order.id}: изменение принято`);
  });
});
