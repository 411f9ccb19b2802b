import { defaultCompany, defaultCalendar, MODE_HEADER } from '@shlyah/domain';
import { validContract, validIndividual } from '@shlyah/domain/cases';
import type { Contract } from '../../src/modules/contracts/contract.entity';
import { Secrets } from '../../src/platform/access/secrets';
import { newSecret } from '../../src/modules/integrations/webhooks/sign';
import { secretPlace, Webhook } from '../../src/modules/integrations/webhooks/webhook.entity';
import { sessionId } from '../../src/modules/users/sessions/session.service';
import { sha256 } from '../../src/platform/common/hashes';
import { insertOne } from '../../src/platform/database/insert-many';
import { ApiKey } from '../../src/platform/access/api-key.entity';
import { Order } from '../../src/modules/orders/model/order.entity';
import type { User } from '../../src/modules/users/model/user.entity';
import type { Response } from 'supertest';
import type { Client, Method, Sent } from './client';
import { addKey, addOrder, addTestOrder, addUser, firm, orderBody, pdf, type ReadOrder } from './factories';
import { ACT_CALLS } from './access-calls-acts';
import { REGISTER_CALLS } from './access-calls-registers';
import { BULK_CALLS } from './access-calls-bulks';
import { PROOF_CALLS } from './access-calls-proofs';
import { RETURN_CALLS } from './access-calls-returns';
import { RUN_CALLS } from './access-calls-runs';
import { SCAN_CALLS } from './access-calls-scans';
import { TARIFF_CALLS } from './access-calls-tariff';
import { openSession, type TestApp } from './test-app';
import { webhookRow } from './webhook-rows';

/** What the calls are about: the owner, his order, contract and scan, and throw-away rows for calls that destroy. */
export interface World {
  test: TestApp;
  owner: User;
  order: ReadOrder;
  contract: Pick<Contract, 'id'>;
  scan: string;
}

/** `others`: the parameters of the path after the first one. */
export type Call = Sent & { id?: number | string; others?: (number | string)[] };

/** The path of a call, with its ids in place of the parameters. */
export function pathOf(path: string, { id, others = [] }: Pick<Call, 'id' | 'others'>): string {
  const names = [id, ...others];
  return path.replace(/\{\w+\}/g, () => String(names.shift()));
}

const packages = [{ type: 'doc' }];

let count = 0;

/** A table whose only row lacks almost everything. */
const TABLE_FILE = { name: 'Заказы.csv', bytes: Buffer.from('ФИО;Телефон\nПётр;1') };

/** One right call of each operation; where the call uses something up, each gets its own. */
export const CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'post /api/user/login': () => ({ body: { email: 'person@demo.by', password: 'demo-parol-2026' } }),
  'post /api/user/register': () => ({ body: { ...validIndividual, email: `new${++count}@example.by` } }),
  'post /api/user/forgotPassword': () => ({ body: { email: 'nobody@example.by' } }),
  'post /api/user/resetPassword': () => ({ body: { token: 'unknown', password: 'parol-2026' } }),
  'post /api/user/confirmEmail': () => ({ body: { token: 'unknown' } }),
  'post /api/user/undoEmail': () => ({ body: { token: 'unknown' } }),
  'post /api/user/accessReview': () => ({ body: { token: 'unknown' } }),
  'post /api/user/endAccess': () => ({ body: { token: 'unknown', ids: [] } }),
  'put /api/user/notices/level': () => ({ body: { level: 'questions' } }),
  'put /api/user/notices/daily': () => ({ body: { daily: true } }),
  'put /api/user/notices': () => ({ body: { event: 'status6', channel: 'sms', wanted: true } }),
  'post /api/messages/resend': () => ({ body: { ids: [1] } }),
  'post /api/user/leaving': () => ({ body: {} }),
  'post /api/user/update': () => ({ body: { orderEmails: true } }),
  'delete /api/user/sessions/{id}': async ({ test, owner }) => ({
    id: sessionId({ tokenHash: sha256(await openSession(test.app, owner.id)) }),
  }),

  'post /api/user/confirm': () => ({ body: { password: 'wrong password' } }),
  'post /api/user/totp/confirm': () => ({ body: { code: '000000' } }),

  'post /api/user/passkeys': () => ({ body: { name: 'Телефон', response: {} } }),
  'delete /api/user/passkeys/{id}': () => ({ id: 1 }),
  'post /api/user/passkey/login': () => ({ body: {} }),
  'post /api/user/passkey/confirm': () => ({ body: { response: { id: 'unknown' } } }),

  'get /api/users/{id}': ({ owner }) => ({ id: owner.id }),
  'post /api/users/confirmRegistration': async ({ test }) => ({
    body: { id: await newUser(test, 'pending') },
  }),
  'post /api/users/cancelRegistration': async ({ test }) => ({
    body: { id: await newUser(test, 'pending') },
  }),
  'post /api/users/reopenRegistration': async ({ test }) => ({
    body: { id: await newUser(test, 'pending') },
  }),
  'put /api/users/updateUserInfo': async ({ test }) => ({
    body: { id: await newUser(test), name: 'Другое Имя' },
  }),
  'put /api/users/updateAccounting': async ({ test }) => ({
    body: { id: (await addUser(test, { role: 'manager' })).id, isAccountant: true },
  }),
  'put /api/users/updateRole': async ({ test }) => ({ body: { id: await newUser(test), role: 'manager' } }),
  'delete /api/users/{id}': async ({ test }) => ({ id: await newUser(test) }),
  'delete /api/users/factors/{id}': async ({ test }) => ({ id: await newUser(test) }),
  'delete /api/users/deleteAndOrders/{id}': async ({ test }) => ({ id: await newUser(test) }),

  'get /api/order/single': ({ order }) => ({ query: { id: order.id } }),
  'get /api/order/history': ({ order }) => ({ query: { id: order.id } }),
  'get /api/order/{id}/neighbours': ({ order }) => ({ id: order.id }),
  'post /api/order': () => ({ body: orderBody() }),
  'put /api/order': async (world) => ({ body: { ...(await newOrder(world)), comment: 'Позвонить' } }),
  'post /api/order/bulk': async (world) => ({ body: { orders: [await newOrder(world)], status: 2 } }),
  'post /api/order/import': () => ({ form: { file: TABLE_FILE } }),
  'get /api/order/import/template': () => ({}),
  'post /api/order/import/faults': () => ({ form: { file: TABLE_FILE } }),
  'post /api/order/import/result': () => ({ form: { file: TABLE_FILE } }),
  'get /api/order/import/orders': async (world) => ({ query: { importId: await newImport(world) } }),
  'post /api/order/import/cancel': async (world) => ({ body: { importId: await newImport(world) } }),
  'post /api/order/batch': () => ({ body: { orders: [orderBody()] } }),
  'put /api/order/correct': async (world) => {
    const { id, version } = await newOrder(world);
    return { body: { id, version, comment: 'Позвонить' } };
  },
  'post /api/order/cancel': async (world) => ({ body: { id: (await newOrder(world)).id } }),
  'get /api/order/{id}/labels': ({ order }) => ({ id: order.id }),
  'get /api/order/{id}/messages': ({ order }) => ({ id: order.id }),
  'get /api/order/{id}/handovers': ({ order }) => ({ id: order.id }),
  'get /api/order/labels': ({ order }) => ({ query: { ids: order.id } }),
  'get /api/order/export': () => ({ query: { format: 'csv' } }),
  'get /api/order/documents': ({ order }) => ({ query: { ids: order.id } }),
  'get /api/day/{date}': () => ({ id: 'tomorrow' }),
  ...REGISTER_CALLS,
  ...RUN_CALLS,
  ...BULK_CALLS,
  ...PROOF_CALLS,
  ...RETURN_CALLS,
  ...ACT_CALLS,
  ...SCAN_CALLS,
  ...TARIFF_CALLS,
  'delete /api/order/{id}/silence': ({ order }) => ({ id: order.id }),
  'get /api/order/{id}/notes': ({ order }) => ({ id: order.id }),
  'post /api/order/{id}/notes': ({ order }) => ({ id: order.id, body: { text: 'Позвонить' } }),
  'delete /api/notes/{id}': async (world) => ({ id: await newNote(world) }),
  'get /api/order/{id}/proposals': ({ order }) => ({ id: order.id }),
  'post /api/order/{id}/proposals': async (world) => {
    const { id, version } = await newOrder(world);
    return { id, body: { version, reason: 'Опечатка', comment: 'Позвонить' } };
  },
  'post /api/proposals/{id}/accept': async (world) => ({ id: await newProposal(world) }),
  'post /api/proposals/{id}/decline': async (world) => ({ id: await newProposal(world), body: {} }),
  'post /api/sandbox/advance': async ({ test, owner }) => ({
    body: { id: (await addTestOrder(test, owner)).id, to: 'accepted' },
    headers: { [MODE_HEADER]: 'test' },
  }),
  'delete /api/sandbox/orders': () => ({ headers: { [MODE_HEADER]: 'test' } }),
  'delete /api/order/{id}': async (world) => ({ id: (await newOrder(world)).id }),
  'post /api/order/{id}/restore': async (world) => ({ id: (await newOrder(world)).id }),

  'get /api/addressBook/import/template': () => ({ query: { side: 'receiver' } }),
  'post /api/addressBook/import/preview': () => ({ form: { file: TABLE_FILE, side: 'receiver' } }),
  'post /api/addressBook/import': () => ({ form: { file: TABLE_FILE, side: 'receiver' } }),
  'get /api/addressBook/export': () => ({ query: { format: 'csv', side: 'receiver' } }),
  'post /api/addressBook': () => ({ body: newBookEntry() }),
  'put /api/addressBook': async (world) => ({ body: { ...(await addBookEntry(world)), note: 'Домофон 7' } }),
  'post /api/addressBook/merge': async (world) => {
    const { id } = await addBookEntry(world);
    return { body: { id, ids: [(await addBookEntry(world)).id] } };
  },
  'delete /api/addressBook/{id}': async (world) => ({ id: (await addBookEntry(world)).id }),

  'post /api/keys': () => ({ body: { name: 'Склад', mode: 'live', scopes: ['orders:read'] } }),
  'post /api/keys/rotate': async (world) => ({ body: { id: (await newKey(world)).id } }),
  'delete /api/keys/{id}': async (world) => ({ id: (await newKey(world)).id }),
  'get /api/keys/client': ({ owner }) => ({ query: { id: owner.id } }),
  'post /api/keys/stop': async ({ test }) => ({ body: { id: await newUser(test) } }),

  'post /api/conformance': async (world) => ({ body: { kind: 'caller', keyId: (await newKey(world)).id } }),
  'get /api/conformance/{id}': async (world) => {
    const owner = await world.test.signedIn(world.owner);
    const body = { kind: 'caller', keyId: (await newKey(world)).id };
    return { id: ((await owner.post('/api/conformance', { body })).body as { id: number }).id };
  },

  'get /api/tracking/{code}': ({ order }) => ({ id: String(order.trackingCode) }),

  'post /api/webhooks': () => ({ body: { url: 'https://shop.by/events' } }),
  'put /api/webhooks': async (world) => ({ body: { id: await newWebhook(world), description: 'Склад' } }),
  'post /api/webhooks/rotate': async (world) => ({ body: { id: await newWebhook(world) } }),
  'post /api/webhooks/test': async (world) => ({ body: { id: await newWebhook(world) } }),
  'post /api/webhooks/replay': async (world) => ({
    body: { id: await newWebhook(world), eventIds: ['evt_0000000001'] },
  }),
  'get /api/webhooks/deliveries': async (world) => ({ query: { id: await newWebhook(world) } }),
  'delete /api/webhooks/{id}': async (world) => ({ id: await newWebhook(world) }),

  'post /api/contract': () => ({ body: validContract }),
  'post /api/contract/update': ({ contract }) => ({ body: { ...validContract, id: contract.id } }),
  'get /api/contract/{id}': ({ owner }) => ({ id: owner.id }),
  'get /api/files/{id}': ({ scan }) => ({ id: scan }),
  'get /api/getDogovor': ({ owner, order }) => ({ query: { id: owner.id, order_id: order.id } }),
  'get /api/getZayavka': ({ owner, order }) => ({ query: { id: owner.id, order_id: order.id } }),

  'post /api/calculator/quote': () => ({ body: { cityId: 6, packages } }),
  'put /api/calculator': () => ({ body: { update: [] } }),
  'post /api/calculator': () => ({ body: { delete: [] } }),
  'post /api/calculator/volume': () => ({ body: { volume: [] } }),
  'post /api/calculator/weight': () => ({ body: { weights: [] } }),

  'get /api/findCountry': () => ({ query: { query: 'мин' } }),
  'post /api/points/update': () => ({ body: { points: [] } }),
  'post /api/points/delete': () => ({ body: { points: [] } }),
  'post /api/points/new': () => ({ body: { points: [] } }),

  'put /api/company': () => ({ body: { ...defaultCompany, version: 1 } }),
  'put /api/calendar': () => ({ body: { ...defaultCalendar, version: 1 } }),
};

/**
 * Sends a right call of the operation for one caller after another. It is made anew once it has been let through: it may have used up
 * what it is about.
 */
export function callsOf(world: World, operation: string): (client: Client) => Promise<Response> {
  const [method, path] = operation.split(' ') as [Method, string];
  let call: Call | undefined;
  return async (client) => {
    call ??= (await CALLS[operation]?.(world)) ?? {};
    const { id: _id, others: _others, ...sent } = call;
    const answer = await client.send(method, pathOf(path, call), sent);
    if (answer.status < 400 && method !== 'get') call = undefined;
    return answer;
  };
}

const newUser = async (test: TestApp, status: User['status'] = 'confirmed'): Promise<number> =>
  (await addUser(test, { status })).id;

/** An address of the owner's, whom an account may have ten of, that leads to this machine and hence nowhere. */
async function newWebhook({ test, owner }: World): Promise<number> {
  const userId = owner.id;
  const secret = test.app.get(Secrets).seal(secretPlace(userId), newSecret());
  const row = webhookRow(userId, { url: 'https://127.0.0.1/', secret });
  return test.database.write(async (tx) => {
    await tx.delete(Webhook, { userId });
    return insertOne(tx, Webhook, row);
  });
}

/** What staff propose to the owner of a new order. */
async function newProposal(world: World): Promise<number> {
  const { id, version } = await newOrder(world);
  const manager = await world.test.as('manager');
  const body = { version, reason: 'Груз тяжелее', price: 45.6 };
  return ((await manager.post(`/api/order/${id}/proposals`, { body })).body as { id: number }).id;
}

const newBookEntry = (): object => ({
  side: 'sender',
  delivery: 'client',
  cityId: 6,
  street: 'ул. Зыбицкая',
  house: `${++count}`,
});

async function addBookEntry({ test, owner }: World): Promise<{ id: number }> {
  const client = await test.signedIn(owner);
  return (await client.post('/api/addressBook', { body: newBookEntry() })).body as { id: number };
}

async function newOrder({ test, owner }: World): Promise<{ id: number; version: number }> {
  const { id, version } = await addOrder(test, owner);
  return { id, version };
}

async function newImport(world: World): Promise<string> {
  const [importId, { id }] = [`import ${++count}`, await newOrder(world)];
  await world.test.database.write((tx) => tx.update(Order, { id }, { importId }));
  return importId;
}

/** Instead of the one before: an account has twenty at most. */
async function newKey({ test, owner }: World): Promise<{ id: number }> {
  const name = 'Запасной';
  await test.database.write((tx) => tx.delete(ApiKey, { userId: owner.id, name }));
  return addKey(test, owner, { name });
}

/** The owner is a firm with a contract and a scan, since the documents are about firms. */
export async function buildWorld(test: TestApp): Promise<World> {
  const owner = await addUser(test, firm());
  const client = await test.signedIn(owner);
  const { body } = await client.post('/api/contract', {
    form: { ...validContract, scanProxy: { name: 'скан.pdf', bytes: pdf() } },
  });
  const contract = body as { id: number; scanProxy: string };
  const scan = contract.scanProxy.split('/').pop() ?? '';
  return { test, owner, order: await addOrder(test, owner), contract, scan };
}

async function newNote({ test, order }: World): Promise<number> {
  const manager = await test.as('manager');
  const made = await manager.post(`/api/order/${order.id}/notes`, { body: { text: 'Позвонить' } });
  return (made.body as { id: number }).id;
}
