import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { addUser } from './support/factories';
import { closed, description as document } from './support/described-answers';
import { startTestApp, type TestApp } from './support/test-app';

interface Content {
  schema: object;
  example?: unknown;
}

interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method} ${path}`, operation as unknown as Operation] as const,
  ),
);

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

/** Why the example does not fit its schema; nothing when it does. */
function misfit({ schema, example }: Content): string {
  const check = ajv.compile({ ...closed(schema), components: closed(document.components) });
  return check(example) ? '' : ajv.errorsText(check.errors);
}

const isFile = (type: string): boolean => type !== 'application/json' && type !== 'multipart/form-data';

describe.each(operations)('%s', (name, operation) => {
  it('says in Russian what it does, and who may', () => {
    expect(operation.summary).toMatch(/[а-яё]/i);
    expect(operation.tags).toHaveLength(1);
    expect(operation.security).toBeDefined();
    if (name.startsWith('get')) expect(operation.requestBody).toBeUndefined();
    else if (operation.requestBody) expect(operation.requestBody.required).toBe(true);
  });

  it('has an example for every body, and each fits its schema', () => {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)];
    const contents = bodies.flatMap((body) => Object.entries(body?.content ?? {}));
    for (const [type, content] of contents) {
      if (isFile(type)) continue;
      expect(content).toHaveProperty('example');
      expect(misfit(content)).toBe('');
    }
  });

  it('describes the errors that it can give', () => {
    const statuses = Object.keys(operation.responses);
    if (operation.security?.length) expect(statuses).toEqual(expect.arrayContaining(['401', '403']));
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']));
    if (!name.startsWith('get')) expect(statuses).toContain('403');
    expect(statuses).toContain('503');
  });
});

describe('the description', () => {
  it('names every operation once, by a word that a program can use', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('calls whole numbers integers', () => {
    const text = JSON.stringify(document.components);
    const whole = /"(id|\w+Id|version|page|pages|total|count|statusCode|zone_id)":\{[^{}]*"type":"number"/g;
    expect(text.match(whole)).toEqual(text.match(/"total":\{[^{}]*"type":"number"/g));
  });

  it('knows the session’s cookie', () => {
    expect(document.components).toHaveProperty('securitySchemes.sid', {
      type: 'apiKey',
      in: 'cookie',
      name: 'sid',
      description: expect.any(String) as string,
    });
  });
});

describe('an example sent as it stands', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    // The examples speak of deliveries on this day and later.
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  afterAll(() => test.close());

  it.each([
    ['post /api/user/register', 201],
    ['post /api/user/forgotPassword', 202],
    ['post /api/contract', 201],
    ['post /api/order', 201],
    ['post /api/calculator/quote', 200],
  ])('to %s is taken', async (name, status) => {
    const operation = operations.find(([known]) => known === name)?.[1];
    const [content] = Object.values(operation?.requestBody?.content ?? {});
    const client = await test.signedIn(await addUser(test));
    const [, path = ''] = name.split(' ');
    const answer = await client.post(path, { body: content?.example as object });
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
  });
});
