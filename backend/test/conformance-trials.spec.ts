import { MODE_HEADER } from '@shlyah/domain';
import { Secrets } from '../src/platform/access/secrets';
import type {
  CheckRunDto,
  CheckDto,
} from '../src/modules/integrations/webhooks/conformance/dto/conformance.dto';
import { CheckRun } from '../src/modules/integrations/webhooks/conformance/check-run.entity';
import { judgeCalls, type CallFacts } from '../src/modules/integrations/webhooks/conformance/caller-checks';
import { Upkeep } from '../src/operations/privacy/upkeep';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addKey, addUser, program } from './support/factories';
import { told, until } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let user: User;
let person: Client;

beforeEach(async () => {
  user = await addUser(test);
  person = await test.signedIn(user);
});

const statesOf = (checks: CheckDto[]): Record<string, string> =>
  Object.fromEntries(checks.map(({ code, state }) => [code, state]));

describe('a trial', () => {
  it('is one’s own, of one’s own things', async () => {
    const other = await test.signedIn(await addUser(test));
    const { id: keyId } = await addKey(test, user);
    expect(told(await other.post('/api/conformance', { body: { kind: 'caller', keyId } }))).toBe(
      '404 Такого ключа нет: он уже отозван.',
    );
    const { body } = await person.post('/api/conformance', { body: { kind: 'caller', keyId } });
    expect(told(await other.get(`/api/conformance/${(body as CheckRunDto).id}`))).toBe(
      '404 Такой проверки нет.',
    );
    expect((await other.get('/api/conformance')).body).toEqual([]);
    expect((await person.get('/api/conformance')).body).toMatchObject([{ id: (body as CheckRunDto).id }]);
    for (const kind of ['caller', 'receiver'])
      expect((await person.post('/api/conformance', { body: { kind } })).status).toBe(422);
  });

  it('of an address is not started by a live key', async () => {
    const headers = { [MODE_HEADER]: 'test' };
    const place = { url: 'http://127.0.0.1:1/', types: [] };
    const { id } = (await person.post('/api/webhooks', { body: place, headers })).body as { id: number };
    const body = { kind: 'receiver', webhookId: id };
    const live = await (await program(test, user)).post('/api/conformance', { body });
    expect([live.status, live.body]).toMatchObject([400, { code: 'mode_conflict', mode: 'live' }]);
    const trying = await program(test, user, { mode: 'test' });
    expect((await trying.post('/api/conformance', { body })).status).toBe(202);
  });

  it('that cannot be carried out is broken at once', async () => {
    const headers = { [MODE_HEADER]: 'test' };
    const place = { url: 'http://127.0.0.1:1/', types: [] };
    const { id: webhookId } = (await person.post('/api/webhooks', { body: place, headers })).body as {
      id: number;
    };
    const open = jest.spyOn(test.app.get(Secrets), 'open').mockReturnValue(null);
    test.clock.set(new Date());
    const { body } = await person.post('/api/conformance', { body: { kind: 'receiver', webhookId } });
    const read = async () =>
      (await person.get(`/api/conformance/${(body as CheckRunDto).id}`)).body as unknown;
    await until(async () => ((await read()) as CheckRunDto).state !== 'running');
    expect(await read()).toMatchObject({ state: 'broken', checks: [] });
    open.mockRestore();
    test.clock.set(null);
  });

  it('that its process did not end is broken, and goes after a month', async () => {
    const started = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    const run = { userId: user.id, kind: 'receiver' as const, webhookId: 1, keyId: null, checks: null };
    await test.database.write((tx) => tx.insert(CheckRun, { ...run, startedAt: started, endsAt: started }));
    expect((await person.get('/api/conformance')).body).toMatchObject([{ state: 'broken' }]);
    await test.app.get(Upkeep, { strict: false }).run();
    expect((await person.get('/api/conformance')).body).toEqual([]);
  });
});

describe('the judgement of calls', () => {
  const call = (changes: Partial<CallFacts>): CallFacts => ({
    at: 0,
    operation: 'getOrders',
    status: 200,
    retryAfter: null,
    key: null,
    code: null,
    orders: [],
    canceled: null,
    page: null,
    pages: null,
    more: null,
    ...changes,
  });
  const state = (code: string, ...calls: Partial<CallFacts>[]): string | undefined =>
    statesOf(judgeCalls(calls.map(call)))[code];

  it('lets who was asked to wait come again in time, and call something else at once', () => {
    const refused = { at: 0, operation: 'createOrder', status: 503, retryAfter: 5 };
    expect(state('retry_after', refused, { at: 4100, operation: 'createOrder' })).toBe('passed');
    expect(state('retry_after', refused, { at: 3000, operation: 'createOrder' })).toBe('failed');
    expect(state('retry_after', refused, { at: 10, operation: 'getOrders' })).toBe('passed');
  });

  it('wants a list read to its last page, and the feed to its end', () => {
    expect(state('to_the_end', { page: 1, pages: 2 })).toBe('failed');
    expect(state('to_the_end', { page: 1, pages: 2 }, { page: 2, pages: 2 })).toBe('passed');
    expect(state('to_the_end', { more: true })).toBe('failed');
    expect(state('to_the_end', { more: true }, { more: false })).toBe('passed');
    expect(state('to_the_end', { page: 1, pages: 1 }, { more: true })).toBe('failed');
  });

  it('takes a canceled order that was sent before for no fault', () => {
    const order = { hash: 'x', externalId: 'A', byId: true };
    const placed = { operation: 'createOrder', orders: [order] };
    const canceled = { at: 5, operation: 'cancelOrder', canceled: 'A' };
    expect(state('canceled', { ...placed, at: 1 }, canceled)).toBe('passed');
    expect(state('canceled', canceled, { ...placed, at: 9 })).toBe('failed');
  });

  it('sees the same order sent under two keys', () => {
    const orders = [{ hash: 'x', externalId: null, byId: true }];
    const one = { operation: 'createOrder', orders, key: 'a' };
    expect(state('idempotency_key', one, { ...one, key: 'b' })).toBe('failed');
    expect(state('idempotency_key', one, one)).toBe('passed');
  });
});
