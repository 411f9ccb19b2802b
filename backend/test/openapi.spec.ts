import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config/config';
import { buildDocument } from '../src/openapi/document';
import { documentWithoutDatabase } from '../src/openapi/without-database';
import { describedCode, ERROR_CODES, errorCodes, type ErrorCode } from '../src/platform/http/error-codes';
import { ACTORS, TABLE } from './support/access-table';
import { addUser } from './support/factories';
import { description as document, misfit } from './support/described-answers';
import { startTestApp, type TestApp } from './support/test-app';

interface Content {
  schema: Record<string, unknown>;
  example?: unknown;
  examples?: Record<string, ErrorExample & { $ref?: string }>;
}

interface ErrorExample {
  summary: string;
  value: { statusCode: number; code: string };
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

const src = join(__dirname, '../src');

/** The program's text without the catalogue and the controllers, which only document. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/(error-codes|controller|spec|openapi\/.*)\.ts$/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'));

/** The examples of errors by their code. */
const errorsOf = ({ examples = {} }: Partial<Content> = {}): Record<string, ErrorExample['value']> =>
  Object.fromEntries(
    Object.entries(examples).map(([code, { $ref, value }]) => [
      code,
      $ref ? (document.components.examples[$ref.split('/').pop() ?? ''] as ErrorExample).value : value,
    ]),
  );

const codesOf = ({ responses }: Operation): string[] =>
  Object.values(responses).flatMap(({ content }) => Object.keys(errorsOf(content?.['application/json'])));

/** What any operation of this kind may refuse; who is turned away follows from the matrix of rights. */
function kindsErrors(name: string, { requestBody }: Operation): ErrorCode[] {
  const refused = ACTORS.filter((_, index) => TABLE[name]?.[index] === 403);
  return [
    'unavailable',
    ...(TABLE[name]?.[0] === 401 ? (['not_logged_in'] as const) : []),
    ...(refused.includes('pending') ? (['not_confirmed'] as const) : []),
    ...(refused.some((actor) => !['pending', 'canceled'].includes(actor)) ? (['forbidden'] as const) : []),
    ...(requestBody ? (['bad_request', 'too_large', 'unsupported_type'] as const) : []),
    ...(name.startsWith('get') ? [] : (['foreign_origin', 'outcome_unknown'] as const)),
  ];
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
      const examples = content.examples ? Object.values(errorsOf(content)) : [content.example];
      expect(examples).not.toContain(undefined);
      for (const example of examples) expect(misfit(content.schema, example)).toBe('');
    }
  });

  it('describes the errors that it can give, each by its code, status and words', () => {
    const codes = codesOf(operation);
    expect(codes).toEqual(expect.arrayContaining(kindsErrors(name, operation)));
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      for (const [code, value] of Object.entries(errorsOf(content?.['application/json']))) {
        expect([value.code, value.statusCode, String(value.statusCode)]).toEqual([
          code,
          ERROR_CODES[code as ErrorCode].status,
          status,
        ]);
        expect(description).toContain(`\`${code}\` — ${ERROR_CODES[code as ErrorCode].meaning}`);
      }
    }
  });
});

describe('the catalogue of errors', () => {
  const documented = new Set(operations.flatMap(([, operation]) => codesOf(operation)));

  it.each(errorCodes)('%s is named by an operation, unless it is our own mistake', (code) => {
    expect(documented.has(code)).toBe(code !== 'internal');
  });

  it.each(errorCodes)('%s is thrown somewhere', (code) => {
    expect(sources.some((text) => text.includes(`'${code}'`))).toBe(true);
  });

  it('is the enumeration of ErrorDto.code, and stands in the description', () => {
    expect(document.components.schemas['ErrorCode']).toMatchObject({ enum: errorCodes });
    for (const code of errorCodes) {
      const { status, earlier = [], meaning, cure } = describedCode(code);
      const statuses = [status, ...earlier].join(', ');
      expect(document.info.description).toContain(`| \`${code}\` | ${statuses} | ${meaning} | ${cure} |`);
    }
  });

  it('gives two operations their own examples', () => {
    const example = (name: string, status: string, code: string) =>
      errorsOf(
        operations.find(([known]) => known === name)?.[1].responses[status]?.content?.['application/json'],
      )[code];
    expect(example('delete /api/order/{id}', '404', 'not_found')).toMatchObject({
      message: 'Заказ не найден.',
    });
    expect(example('get /api/users/{id}', '404', 'not_found')).toMatchObject({
      message: 'Пользователь не найден.',
    });
    expect(example('put /api/order', '409', 'version_conflict')).toHaveProperty('fresh.packages');
    expect(example('post /api/user/register', '422', 'invalid')).toHaveProperty('errors.name');
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

describe('the description that `npm run api` writes', () => {
  it('is made without a database, a folder for data or a word in the terminal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shlyah-openapi-'));
    const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      const config = readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
      const made = await documentWithoutDatabase(config);
      expect(said).not.toHaveBeenCalled();
      expect(JSON.stringify(made)).toBe(JSON.stringify(document));
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      said.mockRestore();
      rmSync(folder, { recursive: true });
    }
  });

  it('is the file beside the program, letter by letter', async () => {
    const file = join(__dirname, '../openapi.json');
    const made = { documentWithoutDatabase: () => Promise.resolve(document) };
    jest.doMock('../src/openapi/without-database', () => made);
    const written = new Promise<unknown[]>((resolve) => {
      jest.spyOn(fs, 'writeFileSync').mockImplementation((...what) => resolve(what));
    });
    jest.isolateModules(() => jest.requireActual('../src/openapi/write'));
    jest.dontMock('../src/openapi/without-database');
    expect(await written).toEqual([file, readFileSync(file, 'utf8')]);
  });

  afterEach(() => jest.restoreAllMocks());
});

describe('an example sent as it stands', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp();
    // The examples speak of deliveries on this day and later.
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  afterAll(() => test.close());

  it('is built as it was committed, its parts by the alphabet', () => {
    expect(JSON.stringify(buildDocument(test.app))).toBe(JSON.stringify(document));
  });

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

  it.each([
    ['on the day after it was written', '2026-11-21T09:00:00Z'],
    ['in the evening before it is moved by a week', '2026-11-27T20:30:00Z'],
    ['before days off', '2026-12-31T12:00:00Z'],
    ['before May', '2027-04-26T12:00:00Z'],
    ['next year', '2027-11-20T12:00:00Z'],
    ['in a leap year', '2028-02-28T12:00:00Z'],
  ])('as it is served places an order %s', async (_when, now) => {
    test.clock.set(new Date(now));
    const client = await test.signedIn(await addUser(test));
    const { body } = await client.get('/api/openapi.integrators.json');
    const { post } = (body as typeof document).paths['/api/order'] ?? {};
    const example = (post as Operation).requestBody?.content['application/json']?.example as {
      deliveryDate: string;
    };
    const day = now.slice(0, 10);
    expect(example.deliveryDate > day).toBe(true);
    const placed = await client.post('/api/order', { body: example });
    expect([placed.status, placed.body]).toEqual([
      201,
      expect.objectContaining({ deliveryDate: example.deliveryDate }),
    ]);
    const registers = (body as typeof document).paths['/api/registers']?.post as Operation;
    const register = registers.requestBody?.content['application/json']?.example as { day?: string };
    expect(String(register.day) > day).toBe(true);
  });

  it('has its delivery moved past days that the company has closed', async () => {
    test.clock.set(new Date('2026-12-01T12:00:00Z'));
    const admin = await test.as('admin');
    const exampleOf = async (): Promise<string> => {
      const { body } = await admin.get('/api/openapi.json');
      const { post } = (body as typeof document).paths['/api/order'] ?? {};
      const content = (post as Operation).requestBody?.content['application/json'];
      return (content?.example as { deliveryDate: string }).deliveryDate;
    };
    expect(await exampleOf()).toBe('2026-12-07 23:00');
    const { body: calendar } = await admin.get('/api/calendar');
    const days = [{ day: '2026-12-07', isOpen: false, name: 'Учёт' }];
    const saved = await admin.put('/api/calendar', { body: { ...(calendar as object), days } });
    expect(saved.status).toBe(200);
    expect(await exampleOf()).toBe('2026-12-08 23:00');
  });
});
