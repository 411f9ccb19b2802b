import type { FastifyInstance } from 'fastify';
import { exampleOf, resolved, type Schema } from '../src/openapi/examples';
import { buildWorld, CALLS, pathOf, type Call, type World } from './support/access-calls';
import { ACTORS, TABLE, type Actor } from './support/access-table';
import { description } from './support/described-answers';
import { addUser, orderBody, program } from './support/factories';
import { errorsOf } from './support/reading';
import { resetCalendar } from './support/reset-calendar';
import { openSession, setUpTestApp } from './support/test-app';

/** What stands where a text, a number, a list or an object should, each the wrong type for most fields. */
const WRONG: readonly unknown[] = [
  5,
  'текст',
  ['Минск'],
  { id: {} },
  ...(process.env.TEST_FULL
    ? [true, null, [], {}, [[]], [null], [{}], { toString: 1 }, 1e308, -1.5, 2 ** 53, '9'.repeat(400), ' ']
    : []),
];

type Value = Record<string, unknown>;

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const schemaOf = (schema: Schema): Schema => resolved(description as never, schema);

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => {
    const schema = (operation as Operation).requestBody?.content['application/json']?.schema;
    return schema ? [[`${method} ${path}`, schema] as const] : [];
  }),
);

type Change = (body: unknown) => unknown;

const fieldsOf = (body: unknown): Value => (typeof body === 'object' && body !== null ? (body as Value) : {});

/** Changes that put each wrong value in place of each field of a body, those of its lists and parts included. */
function* changesOf(schema: Schema, depth = 0): Generator<[path: string, change: Change]> {
  const { type, items, properties = {} } = schemaOf(schema);
  if (type === 'array' && items) {
    const changed =
      (change: Change): Change =>
      (list) => {
        const [first = exampleOf(description as never, items), ...rest] = Array.isArray(list) ? list : [];
        return [change(first), ...rest];
      };
    for (const value of WRONG) yield ['0', changed(() => value)];
    for (const [path, change] of changesOf(items, depth + 1)) yield [`0.${path}`, changed(change)];
  }
  if (depth > 3) return;
  for (const [name, field] of Object.entries(properties)) {
    for (const value of WRONG) yield [name, (body) => ({ ...fieldsOf(body), [name]: value })];
    for (const [path, change] of changesOf(field, depth + 1))
      yield [`${name}.${path}`, (body) => ({ ...fieldsOf(body), [name]: change(fieldsOf(body)[name]) })];
  }
}

const test = setUpTestApp();
let server: FastifyInstance;
let world: World;
const cookies: Partial<Record<Actor, string>> = {};
let sent = 0;
let batches = 0;

beforeAll(async () => {
  server = test.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  world = await buildWorld(test);
});

// A call that is taken may close the day for which the next ones place orders.
beforeEach(() => resetCalendar(test));

/** One of those who may make the call; his session may have ended with the call before. */
async function cookieFor(operation: string): Promise<string> {
  const row = TABLE[operation] ?? [];
  const may = (actor: Actor): boolean => ![401, 403].includes(row[ACTORS.indexOf(actor)] ?? 403);
  const actor = (['owner', 'admin', 'manager', 'visitor'] as const).find(may) ?? 'owner';
  if (actor === 'visitor') return '';
  const user = actor === 'owner' ? world.owner : await addUser(test, { role: actor });
  return (cookies[actor] ??= `sid=${await openSession(test.app, user.id)}`);
}

interface Shot {
  statusCode: number;
  body: string;
}

async function send(operation: string, call: Call, payload: unknown): Promise<Shot> {
  const [method = '', path = ''] = operation.split(' ');
  sent += 1;
  return server.inject({
    method: method.toUpperCase() as 'POST',
    url: pathOf(path, call),
    headers: { cookie: await cookieFor(operation), 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
}

describe('a value of a wrong type is the sender’s error', () => {
  it.each(operations)('%s', async (operation, schema) => {
    const callOf = async (): Promise<Call> => (await CALLS[operation]?.(world)) ?? {};
    let call = await callOf();
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (const [path, change] of changesOf(schema)) {
      const body = change(call.body ?? exampleOf(description as never, schema));
      const { statusCode } = await send(operation, call, body);
      statuses.add(statusCode);
      if (statusCode >= 500) faults.push(`${statusCode} ${path}: ${JSON.stringify(body)}`);
      if (statusCode === 401) delete cookies.owner;
      if (statusCode < 400) call = await callOf();
    }
    expect(faults).toEqual([]);
    // They were judged, not turned away at the door.
    expect([...statuses].some((status) => status === 422 || status < 400)).toBe(true);
  });

  it('and all of them were sent', () => {
    expect(sent).toBeGreaterThan(2000);
  });
});

const references = [5, ['Минск'], {}, true, { id: {} }, [6]];

describe('a reference of a wrong type is refused at its field', () => {
  it.each(references)('%j', async (value) => {
    const owner = await test.signedIn(world.owner);
    const entry = (await CALLS['post /api/addressBook']?.(world))?.body as object;
    const refused = async (path: string, body: object): Promise<string[]> => {
      const answer = await owner.post(path, { body });
      expect([path, answer.status]).toEqual([path, 422]);
      return Object.keys(errorsOf(answer));
    };
    expect(await refused('/api/order', orderBody({ address: value }))).toEqual(['address']);
    expect(await refused('/api/addressBook', { ...entry, city: value })).toEqual(['city']);
    const isNumber = typeof value === 'number';
    if (!isNumber) {
      expect(await refused('/api/order', orderBody({ addressId: value }))).toEqual(['addressId']);
      expect(await refused('/api/addressBook', { ...entry, cityId: value })).toContain('cityId');
    }
  });

  it.each(references)('and in its place of a batch, whose other orders are placed: %j', async (address) => {
    const shop = await program(test, world.owner, { scopes: ['orders:create', 'orders:read'] });
    const body = { orders: [orderBody(), orderBody({ address }), orderBody()] };
    const answer = await shop.post('/api/order/batch', {
      body,
      headers: { 'idempotency-key': `types ${++batches}` },
    });
    expect(answer.status).toBe(200);
    const results = answer.body as { statusCode: number; errors?: object }[];
    expect(results.map(({ statusCode }) => statusCode)).toEqual([201, 422, 201]);
    expect(Object.keys(results[1]?.errors ?? {})).toEqual(['address']);
  });

  it.each(references)('and among what all rows of a file share: %j', async (addressId) => {
    const owner = await test.signedIn(world.owner);
    const file = { name: 'Заказы.csv', bytes: Buffer.from('ФИО;Телефон\nПётр;1') };
    const common = JSON.stringify({
      delivery: 'client',
      addressId,
      address: [],
      pickupPoint: addressId,
      place: { weight: {} },
    });
    const answer = await owner.post('/api/order/import', { form: { file, common } });
    expect(answer.status).toBe(200);
    expect(Object.keys((answer.body as { common: object }).common)).toContain('address');
  });
});
