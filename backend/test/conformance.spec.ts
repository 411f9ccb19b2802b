import { CALLER_CHECKS, MESSAGES, MODE_HEADER, RECEIVER_CHECKS } from '@shlyah/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { IsNull, Not } from 'typeorm';
import type {
  CheckRunDto,
  CheckDto,
} from '../src/modules/integrations/webhooks/conformance/dto/conformance.dto';
import { CheckRun } from '../src/modules/integrations/webhooks/conformance/check-run.entity';
import { WatchedCall } from '../src/modules/integrations/webhooks/conformance/watched-call.entity';
import { WatchedCalls } from '../src/modules/integrations/webhooks/conformance/watched-calls';
import type { NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addKey, addUser, orderBody } from './support/factories';
import { errorsOf, until } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let person: Client;

beforeEach(async () => {
  user = await addUser(test);
  person = await test.signedIn(user);
});

/** One of the receivers in examples/, with the secret of an address that is made for it. */
async function tried(name: 'right' | 'wrong'): Promise<CheckRunDto> {
  const place = { url: 'http://127.0.0.1:1/', types: [] };
  const headers = { [MODE_HEADER]: 'test' };
  const made = (await person.post('/api/webhooks', { body: place, headers })).body as {
    id: number;
    version: number;
    secret: string;
  };
  const receiver = spawn(process.execPath, [join(__dirname, `../../examples/receivers/${name}.mjs`)], {
    env: { SECRET: made.secret, PORT: '0' },
  });
  const [line] = (await once(receiver.stdout, 'data')) as [Buffer];
  const url = /http\S+/.exec(line.toString())?.[0];
  const moved = { id: made.id, version: made.version, url };
  expect((await person.put('/api/webhooks', { body: moved, headers })).status).toBe(200);
  const { status, body } = await person.post('/api/conformance', {
    body: { kind: 'receiver', webhookId: made.id },
  });
  expect([status, (body as CheckRunDto).state]).toEqual([202, 'running']);
  const { id } = body as CheckRunDto;
  const read = async () => (await person.get(`/api/conformance/${id}`)).body as CheckRunDto;
  await until(async () => (await read()).state !== 'running');
  receiver.kill();
  return read();
}

const statesOf = (checks: CheckDto[]): Record<string, string> =>
  Object.fromEntries(checks.map(({ code, state }) => [code, state]));

const seenIn = (checks: CheckDto[]): Record<string, string> =>
  Object.fromEntries(checks.map(({ code, seen }) => [code, seen]));

const all = (table: object, state: string): Record<string, string> =>
  Object.fromEntries(Object.keys(table).map((code) => [code, state]));

it.each([
  ['receiver', 'webhookId', 'keyId'],
  ['caller', 'keyId', 'webhookId'],
])('a trial of a %s is refused without %s', async (kind, needed, other) => {
  const answer = await person.post('/api/conformance', { body: { kind, [other]: 1 } });
  expect([answer.status, errorsOf(answer)]).toEqual([422, { [needed]: [MESSAGES.required] }]);
});

describe('a receiver of events', () => {
  it('that is right passes everything', async () => {
    const { state, passed, failed, checks } = await tried('right');
    expect(statesOf(checks)).toEqual(all(RECEIVER_CHECKS, 'passed'));
    expect([state, passed, failed]).toEqual(['done', 9, 0]);
    expect(seenIn(checks)).toEqual({
      good_event: 'Ответ 204',
      wrong_signature: 'Ответ 401',
      old_timestamp: 'Ответ 401',
      repeat: 'Обработано раз: 1',
      out_of_order: 'У заказа версия 3',
      unknown_type: 'Ответ 204',
      unknown_field: 'Ответ 204',
      rotation: 'Верная вторая: Ответ 204; верная первая: Ответ 204',
      recovery: 'Ответ 400, потом Ответ 204',
    });
    const [at] = /(?<=webhook-timestamp: )\d+/.exec(checks[2]?.sent ?? '') ?? [];
    expect(Date.now() / 1000 - Number(at)).toBeGreaterThan(599);
    expect(checks[0]?.sent).toMatch(/^POST\ncontent-type: application\/json\nwebhook-id: evt_check_/);
  });

  it('with six faults fails in six places', async () => {
    const { failed, checks } = await tried('wrong');
    expect(statesOf(checks)).toEqual({
      ...all(RECEIVER_CHECKS, 'failed'),
      good_event: 'passed',
      unknown_field: 'passed',
      recovery: 'passed',
    });
    expect(failed).toBe(6);
    expect(seenIn(checks)).toEqual({
      good_event: 'Ответ 204',
      wrong_signature: 'Ответ 204',
      old_timestamp: 'Ответ 204',
      repeat: 'Обработано раз: 2',
      out_of_order: 'У заказа версия 2',
      unknown_type: 'Ответ 400',
      unknown_field: 'Ответ 204',
      rotation: 'Верная вторая: Ответ 401; верная первая: Ответ 204',
      recovery: 'Ответ 400, потом Ответ 204',
    });
  });

  /** What is seen of a receiver that answers every event with `taken`, and so when it is asked what it has kept. */
  async function seenOf(kept: { status: number; body?: string }, taken = 204) {
    const receiver = await new Receiver().open();
    receiver.reply = (_count, { path }) => (path.includes('probe=') ? kept : taken);
    const headers = { [MODE_HEADER]: 'test' };
    const place = { url: receiver.url, types: [] };
    const made = (await person.post('/api/webhooks', { body: place, headers })).body as { id: number };
    const asked = { kind: 'receiver', webhookId: made.id };
    const { id } = (await person.post('/api/conformance', { body: asked })).body as CheckRunDto;
    const read = async () => (await person.get(`/api/conformance/${id}`)).body as CheckRunDto;
    await until(async () => (await read()).state !== 'running');
    await receiver.close();
    const { checks } = await read();
    return Object.fromEntries(checks.map((one) => [one.code, `${one.state}: ${one.seen}`]));
  }

  it('whose address has a query is asked under it, and sent no body', async () => {
    const receiver = await new Receiver().open();
    receiver.reply = () => ({ status: 200, body: '{"handled": 1}' });
    const headers = { [MODE_HEADER]: 'test' };
    const place = { url: `${receiver.url}?key=1`, types: [] };
    const { id: webhookId } = (await person.post('/api/webhooks', { body: place, headers })).body as {
      id: number;
    };
    await person.post('/api/conformance', { body: { kind: 'receiver', webhookId } });
    await until(
      async () => (await test.database.read.countBy(CheckRun, { webhookId, checks: Not(IsNull()) })) > 0,
    );
    await receiver.close();
    const asked = receiver.received.filter(({ path }) => path.includes('probe='));
    expect(asked).not.toEqual([]);
    for (const { path, headers: sent, body } of asked) {
      expect(path).toMatch(/^\/events\?key=1&probe=evt_check_\w+$/);
      expect([sent['content-type'], body]).toEqual([undefined, '']);
    }
    for (const { path } of receiver.received.filter((one) => !asked.includes(one)))
      expect(path).toBe('/events?key=1');
  });

  it.each<[string, { status: number; body?: string }]>([
    ['nothing', { status: 404 }],
    ['what is no JSON', { status: 200, body: 'kept' }],
    ['no number', { status: 200, body: '{"handled": "once"}' }],
  ])('that says %s of what it keeps is not judged by it', async (_what, kept) => {
    const { repeat, out_of_order } = await seenOf(kept);
    const words = 'unknown: Ответы 2xx, но программа не говорит, что у неё осталось (?probe=)';
    expect([repeat, out_of_order]).toEqual([words, words]);
  });

  it('that does not say which version it has kept fails by that alone', async () => {
    const { repeat, out_of_order } = await seenOf({ status: 200, body: '{"handled": 1}' });
    expect(repeat).toBe('passed: Обработано раз: 1');
    expect(out_of_order).toBe('failed: У заказа версия неизвестна');
  });

  it('that refuses and works all the same fails', async () => {
    const seen = await seenOf({ status: 200, body: '{"handled": 1, "orderVersion": 3}' }, 401);
    expect(seen).toMatchObject({
      good_event: 'failed: Ответ 401',
      wrong_signature: 'failed: Ответ 401, но событие обработано',
      old_timestamp: 'failed: Ответ 401, но событие обработано',
    });
  });

  it('that is not there fails, and what it would have kept is not guessed', async () => {
    const place = { url: 'http://127.0.0.1:1/', types: [] };
    const headers = { [MODE_HEADER]: 'test' };
    const { body } = await person.post('/api/webhooks', { body: place, headers });
    const { id: webhookId } = body as { id: number };
    const run = (await person.post('/api/conformance', { body: { kind: 'receiver', webhookId } }))
      .body as CheckRunDto;
    const read = async () => (await person.get(`/api/conformance/${run.id}`)).body as CheckRunDto;
    await until(async () => (await read()).state === 'done');
    expect((await read()).passed).toBe(0);
  });
});

describe('a program that calls', () => {
  let key: NewKeyDto;
  let shop: Client;
  let run: CheckRunDto;

  beforeEach(async () => {
    key = await addKey(test, user, { mode: 'test' });
    shop = test.visitor();
    shop.key = key.secret;
    run = (await person.post('/api/conformance', { body: { kind: 'caller', keyId: key.id } }))
      .body as CheckRunDto;
  });

  const states = async (): Promise<Record<string, string>> =>
    statesOf(((await person.get(`/api/conformance/${run.id}`)).body as CheckRunDto).checks);

  const place = (changes: object, idempotencyKey?: string) =>
    shop.post('/api/order', {
      body: orderBody(changes),
      headers: idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey },
    });

  it('is judged by nothing while it has called nothing', async () => {
    expect(await states()).toEqual(all(CALLER_CHECKS, 'unknown'));
  });

  it('rightly passes', async () => {
    await place({ externalId: 'A-1' }, 'one');
    await place({ externalId: 'A-1' }, 'one');
    await place({ externalId: 'A-2' }, 'two');
    await place({ name: 'Отказ unavailable' }, 'three');
    await shop.post('/api/order/cancel', { body: { externalId: 'A-1' } });
    await shop.get('/api/order');
    expect((await shop.get('/api/events', { query: { limit: 1 } })).body).toMatchObject({ more: true });
    expect((await shop.get('/api/events')).body).toMatchObject({ more: false });
    expect(await states()).toEqual(all(CALLER_CHECKS, 'passed'));
  });

  it('wrongly fails', async () => {
    await place({ externalId: 'B-1' });
    await place({ externalId: 'B-2' }, 'same');
    await place({ externalId: 'B-3' }, 'same');
    await place({ name: 'Отказ unavailable' }, 'other');
    await place({ name: 'Отказ unavailable' }, 'other');
    await shop.post('/api/order/cancel', { body: { externalId: 'B-1' } });
    await place({ externalId: 'B-1', addressId: null, address: 'Минск' }, 'again');
    for (let count = 0; count < 20; count++) await place({}, `more ${count}`);
    await shop.get('/api/order');
    expect(await states()).toEqual(all(CALLER_CHECKS, 'failed'));
    // The list has an end, and that is read now.
    await shop.get('/api/order', { query: { page: '2' } });
    expect(await states()).toEqual({ ...all(CALLER_CHECKS, 'failed'), to_the_end: 'passed' });
  });

  it('is judged by each of many orders that it sends at once', async () => {
    const orders = [orderBody(), orderBody({ addressId: null, address: 'Минск' })];
    await shop.post('/api/order/batch', { body: { orders }, headers: { 'Idempotency-Key': 'many' } });
    await shop.post('/api/order/batch', { body: { orders: 'none' }, headers: { 'Idempotency-Key': 'none' } });
    const { checks } = (await person.get(`/api/conformance/${run.id}`)).body as CheckRunDto;
    expect(seenIn(checks)).toMatchObject({
      idempotency_key: 'С ключом: 2',
      new_key: 'Ключей: 2',
      by_id: 'Без номера города: 1 из 2',
    });
  });

  it('leaves nothing of people, not even by mistake', async () => {
    await place({ externalId: { name: 'Маркёр' } }, 'one');
    await place({ externalId: 17 }, 'two');
    const kept = await test.app.get(WatchedCalls).of(run.id);
    expect(kept).toMatchObject([
      { status: 422, orders: [{ externalId: null }] },
      { status: 422, orders: [{ externalId: null }] },
    ]);
    expect(JSON.stringify(kept)).not.toContain('Маркёр');
  });

  it('is watched in the last trial of its key alone, and for half an hour', async () => {
    await place({}, 'one');
    const second = (await person.post('/api/conformance', { body: { kind: 'caller', keyId: key.id } }))
      .body as CheckRunDto;
    await place({}, 'two');
    expect(await test.app.get(WatchedCalls).of(run.id)).toHaveLength(1);
    test.clock.set(new Date(Date.now() + 31 * 60_000));
    await place({}, 'three');
    const { body } = await person.get(`/api/conformance/${second.id}`);
    expect(body).toMatchObject({ state: 'done', keyId: key.id, webhookId: null });
    expect(await test.database.read.countBy(WatchedCall, { runId: second.id })).toBe(1);
    const listed = (await person.get('/api/conformance')).body as CheckRunDto[];
    expect(listed.map(({ id }) => id)).toEqual([second.id, run.id]);
    test.clock.set(null);
  });
});
