import { MODE_HEADER } from '@shlyah/domain';
import type { NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import type { DeliveryDto } from '../src/modules/integrations/webhooks/dto/delivery.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addKey, addUser, orderBody } from './support/factories';
import { told } from './support/reading';
import { answersTests, Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';
import { waitingShop } from './support/waiting-shop';

const test = setUpTestApp({ accountLimits: 1, webhooksLocal: true });
const shopping = waitingShop(test);
const { add, become, deliver, events, happen, ping, states } = shopping;
const trying = { headers: { [MODE_HEADER]: 'test' } };
let user: User;
let shop: Client;
let receiver: Receiver;

beforeEach(() => ({ user, shop, receiver } = shopping.now()));

it('a firm that has just registered places, prints, reads, proves its address and gets its events', async () => {
  const person = test.visitor();
  const registered = await person.post('/api/user/register', {
    body: {
      isLegalEntity: true,
      organization: 'ООО «Мачта»',
      Unp: '190000009',
      name: 'Анна Мачта',
      phone: '+375 29 123-45-67',
      email: 'machta@example.by',
      password: 'demo-parol-2026',
    },
  });
  expect(registered.status).toBe(201);
  const key = { name: 'Магазин', mode: 'test', scopes: ['orders:read', 'orders:create', 'webhooks'] };
  const made = await person.post('/api/keys', { body: key, ...trying });
  shop.key = (made.body as NewKeyDto).secret;
  const webhook = await add();
  expect(webhook.state).toBe('unproved');
  const { id } = (await shop.post('/api/order', { body: orderBody() })).body as { id: number };
  const labels = await shop.get('/api/order/labels', { query: { ids: id }, isFile: true });
  expect([labels.status, String((labels.body as Buffer).subarray(0, 5))]).toEqual([200, '%PDF-']);
  expect((await shop.get('/api/order')).body).toMatchObject({ data: [{ id }], total: 1 });
  await deliver();
  expect(receiver.received).toEqual([]);
  expect(await ping(webhook.id)).toMatchObject({ type: 'ping', state: 'delivered', error: null });
  expect(await states()).toEqual(['on']);
  await shop.post('/api/sandbox/advance', { body: { id, to: 'accepted' } });
  await deliver();
  // From the address's making on, and not only from the proof.
  expect(events()).toEqual(['order.created', 'order.status']);
});

describe('the answer to a test', () => {
  it.each<[string, (challenge: string, body: string) => string, boolean]>([
    ['the word', (challenge) => challenge, true],
    ['the word in a line', (challenge) => `${challenge}\n`, true],
    ['JSON with the word', (challenge) => JSON.stringify({ challenge }), true],
    ['all that was sent', (_, body) => body, false],
    ['another word', () => 'ok', false],
    ['the word among others', (challenge) => `ok ${challenge}`, false],
    ['nothing', () => '', false],
  ])('that is %s', async (_what, answer, proves) => {
    receiver.reply = (_count, { body }) => ({
      status: 200,
      body: answer((JSON.parse(body) as { challenge: string }).challenge, body),
    });
    const { id } = await add();
    expect(await ping(id)).toMatchObject(
      proves
        ? { state: 'delivered', status: 200, error: null }
        : {
            state: 'failed',
            status: 200,
            error: expect.stringContaining('нет слова из поля challenge') as string,
          },
    );
    expect(await states()).toEqual([proves ? 'on' : 'unproved']);
  });

  it('counts only with 2xx, and may be tried again', async () => {
    receiver.reply = async (count, request) =>
      count === 1
        ? { ...((await answersTests(count, request)) as object), status: 401 }
        : answersTests(count, request);
    const { id } = await add();
    expect(await ping(id)).toMatchObject({ state: 'failed', status: 401 });
    expect(await states()).toEqual(['unproved']);
    await ping(id);
    expect(await states()).toEqual(['on']);
  });

  it('has another word each time, which the list of deliveries tells', async () => {
    const { id } = await add();
    await ping(id);
    await ping(id);
    const words = receiver.received.map(({ body }) => (JSON.parse(body) as { challenge: string }).challenge);
    expect(new Set(words).size).toBe(2);
    const { body } = await shop.get('/api/webhooks/deliveries', { query: { id } });
    const listed = (body as { data: DeliveryDto[] }).data.map(({ request }) => request?.challenge);
    expect(listed).toEqual(words.reverse());
  });
});

describe('an address of an account that waits', () => {
  it('that moves has to answer anew; a rotated key or secret asks for nothing', async () => {
    const { id, version } = await add();
    await ping(id);
    const person = await test.signedIn(user);
    const [{ id: keyId }] = (await person.get('/api/keys', trying)).body as [{ id: number }];
    await person.post('/api/keys/rotate', { body: { id: keyId, overlapHours: 1 }, ...trying });
    expect((await person.post('/api/webhooks/rotate', { body: { id }, ...trying })).status).toBe(200);
    await happen(1);
    await deliver();
    expect([await states(), events()]).toEqual([['on'], ['order.changed']]);
    const moved = await person.put('/api/webhooks', { body: { id, url: `${receiver.url}/2` }, ...trying });
    expect(moved.body).toMatchObject({ state: 'unproved', version: version + 2 });
    await happen(1);
    await deliver();
    expect(events()).toHaveLength(1);
    await ping(id);
    await deliver();
    expect(events()).toHaveLength(2);
  });

  it('that moves while it answers stays unproved', async () => {
    const { id } = await add();
    receiver.reply = async (count, request) => {
      await shop.put('/api/webhooks', { body: { id, url: `${receiver.url}/2` } });
      return answersTests(count, request);
    };
    await ping(id);
    expect(await states()).toEqual(['unproved']);
  });

  it('is tried out by the trial of receivers only once it has answered', async () => {
    const { id } = await add();
    const trial = () => shop.post('/api/conformance', { body: { kind: 'receiver', webhookId: id } });
    expect(told(await trial())).toMatch(/^409 Сначала адрес должен ответить на проверку/);
    expect(receiver.received).toEqual([]);
    await ping(id);
    expect((await trial()).status).toBe(202);
  });

  it('follows no redirect to its answer', async () => {
    const other = await new Receiver().open();
    other.reply = answersTests;
    receiver.reply = () => ({ status: 307, headers: { location: other.url } });
    const { id } = await add();
    await ping(id);
    expect([other.received, await states()]).toEqual([[], ['unproved']]);
    await other.close();
  });

  it('works unproved as soon as the account is confirmed, with all since its making; of a rejected one never', async () => {
    await add();
    await happen(20);
    await become('canceled');
    await deliver();
    expect(receiver.received).toEqual([]);
    await become('confirmed');
    expect(await states()).toEqual(['on']);
    await deliver();
    expect(events()).toHaveLength(20);
  });

  it('is told of as waiting again when the confirmation is undone', async () => {
    await become('confirmed');
    await add();
    await become('pending');
    await happen(1);
    await deliver();
    expect([await states(), receiver.received]).toEqual([['unproved'], []]);
  });

  it('of several the first that answers is sent to, until it is deleted or the account is confirmed', async () => {
    await become('confirmed');
    const [first, second, third] = [await add(), await add(), await add()];
    await become('pending');
    await ping(second.id);
    expect(await states()).toEqual(['unproved', 'on', 'unproved']);
    expect(told(await shop.post('/api/webhooks/test', { body: { id: first.id } }))).toBe(
      `409 До подтверждения учётной записи события приходят на один адрес: ${receiver.url}. Чтобы проверить этот, удалите прежний.`,
    );
    await shop.delete(`/api/webhooks/${second.id}`);
    await ping(third.id);
    expect(await states()).toEqual(['unproved', 'on']);
    await become('confirmed');
    expect(await states()).toEqual(['on', 'on']);
  });
});

it('a confirmed account’s address needs no answer', async () => {
  const other = await addUser(test);
  const live = test.visitor();
  live.key = (await addKey(test, other)).secret;
  receiver.reply = () => 204;
  const { id, state } = await add(live);
  expect(state).toBe('on');
  expect(await ping(id, live)).toMatchObject({ state: 'delivered', error: null });
});
