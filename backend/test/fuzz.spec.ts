import { MESSAGES } from '@shlyah/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Schema } from '../src/openapi/examples';
import { ACTORS, TABLE, type Actor } from './support/access-table';
import { addPass } from './support/access-table-courier';
import { checkAnswer, description } from './support/described-answers';
import { addOrder, addUser } from './support/factories';
import {
  bodyExample,
  contentType,
  hostileBody,
  multipartBody,
  queryString,
  rawText,
} from './support/hostile';
import { openSession, setUpTestApp } from './support/test-app';

/** FUZZ_SEED tries other cases than the usual ones, FUZZ_RUNS more of them, FUZZ_SECONDS longer each operation. */
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const numRuns = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_FULL ? 12 : 3));
const longestMs = 1000 * Number(process.env.FUZZ_SECONDS ?? 20);
/** Processor time that a call may take, and how long its answer may be awaited: a busy machine takes its time. */
const mostMs = Number(process.env.FUZZ_PATIENCE_MS ?? 5000);
const waitMs = 30_000;

const people = ['owner', 'pending', 'manager', 'admin'] as const;

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [method, path, operation as Operation] as const),
);

const test = setUpTestApp();
let server: FastifyInstance;
const cookies: Partial<Record<Actor, string>> = {};
/** Of a driver's telephone. */
let courier = '';
let sent = 0;

beforeAll(async () => {
  server = test.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  await addPeople();
  courier = await addPass(test, true);
});

/** For an operation after one that may have deleted those there were. */
async function addPeople(): Promise<void> {
  const customer = await addUser(test);
  await addOrder(test, customer);
  const users = {
    owner: customer,
    pending: await addUser(test, { status: 'pending' }),
    manager: await addUser(test, { role: 'manager' }),
    admin: await addUser(test, { role: 'admin' }),
  };
  for (const actor of people) cookies[actor] = `sid=${await openSession(test.app, users[actor].id)}`;
}

/** What no answer may hold: words of the database, of the language, of our files. */
const inside =
  /SELECT |INSERT INTO|UPDATE `|SQLITE_|\bER_[A-Z]{3}|QueryFailed|node_modules|\.[jt]s:\d|TypeError|\bat [\w.]+ \(/;

/** The message of a refusal and its texts by field. */
const textsOf = ({ message, errors = {} }: Refusal): string[] => [message, ...Object.values(errors).flat()];

/** One message is fixed for programs; a library's own texts, which would be English, have no Cyrillic letter. */
const isRussian = (text: string): boolean => text === MESSAGES.invalidData || /[а-яё]/i.test(text);

interface Refusal {
  statusCode?: number;
  message: string;
  errors?: Record<string, string[]>;
}

interface Shot {
  method: string;
  url: string;
  cookie: string;
  payload?: string;
  type?: string;
  key?: string;
}

async function fire({ method, url, cookie, payload, type, key }: Shot): Promise<void> {
  sent += 1;
  const headers = {
    ...(cookie ? { cookie } : {}),
    ...(type ? { 'content-type': type } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const request = {
    method: method.toUpperCase() as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  };
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer')), waitMs).unref(),
  );
  const began = process.cpuUsage();
  const { statusCode, body, headers: answered } = await Promise.race([server.inject(request), late]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(mostMs);
  expect(statusCode).toBeLessThan(500);
  if (!String(answered['content-type']).startsWith('application/json')) return;
  expect(body).not.toMatch(inside);
  const answer = JSON.parse(body) as Refusal;
  if (statusCode >= 400) {
    expect(answer).toMatchObject({ statusCode, code: expect.any(String) });
    expect(textsOf(answer).filter((text) => !isRussian(text))).toEqual([]);
  }
  checkAnswer(method, url, { status: statusCode, body: answer, headers: answered });
}

/** Those who may make the call, more often than not, and cookies that nobody has. */
function cookieFor(operation: string): fc.Arbitrary<() => string> {
  const admitted = people.filter((actor) => TABLE[operation]?.[ACTORS.indexOf(actor)] !== 403);
  const one = (actors: readonly Actor[]) =>
    fc.constantFrom(...actors).map((actor) => () => cookies[actor] ?? '');
  const nobodys = ['', 'sid=', 'sid=%00', 'sid=x; sid=y', `sid=${'a'.repeat(3000)}`, '=;;='];
  const admission = operation.includes('/api/courier/') ? fc.constant(() => courier) : one(admitted);
  return fc.oneof(
    { weight: 8, arbitrary: admission },
    { weight: 1, arbitrary: one(people) },
    { weight: 1, arbitrary: fc.constantFrom(...nobodys).map((text) => () => text) },
  );
}

const hit = (shots: fc.Arbitrary<() => Shot>, runs = numRuns): Promise<void> =>
  fc.assert(
    fc.asyncProperty(shots, async (shot) => fire(shot())),
    {
      seed,
      numRuns: runs,
      interruptAfterTimeLimit: longestMs,
      markInterruptAsFailure: false,
      endOnFailure: true,
    },
  );

describe('nothing that can be sent breaks', () => {
  it.each(operations)('%s %s', async (method, path, { requestBody }) => {
    const url = fc
      .tuple(rawText, queryString, fc.boolean())
      .map(
        ([id, query, slash]) =>
          `${path.replace(/\{\w+\}/g, id)}${slash ? '/' : ''}${query ? `?${query}` : ''}`,
      );
    const payload = requestBody ? hostileBody(bodyExample(requestBody)) : fc.constant(undefined);
    const shots = fc
      .record({
        url,
        cookie: cookieFor(`${method} ${path}`),
        payload,
        type: contentType,
        key: fc.constantFrom('', '', 'k', 'x'.repeat(300)),
      })
      .map(({ cookie: who, payload: body, type, ...rest }) => (): Shot => ({
        method,
        ...rest,
        cookie: who(),
        ...(body === undefined ? {} : { payload: body, type }),
      }));
    await hit(shots);
    if (method !== 'get') await addPeople();
  });

  it.each(operations.filter(([, , { requestBody }]) => requestBody?.content['multipart/form-data']))(
    '%s %s as a form',
    async (method, path) => {
      const shots = fc
        .record({ payload: multipartBody, cookie: cookieFor(`${method} ${path}`) })
        .map(({ payload, cookie: who }) => (): Shot => ({
          method,
          url: path,
          cookie: who(),
          payload,
          type: 'multipart/form-data; boundary=x',
        }));
      await hit(shots, 2 * numRuns);
      await addPeople();
    },
  );

  it('and all of it was sent', () => {
    expect(sent).toBeGreaterThan(operations.length * numRuns);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
