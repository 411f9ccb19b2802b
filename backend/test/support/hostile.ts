import fc from 'fast-check';
import { exampleOf, type Schema } from '../../src/openapi/examples';
import { description } from './described-answers';

/** Values that programs have stumbled over. */
const hostileValues: unknown[] = [
  null,
  '',
  ' ',
  0,
  -0,
  -1,
  0.1 + 0.2,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  '1e3',
  '0x10',
  '９９',
  '9'.repeat(400),
  'NaN',
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { id: {} },
  { id: 6 },
  { length: -1 },
  { toString: 1 },
  { then: 1 },
  'x'.repeat(3000),
  'ё'.repeat(300),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202eabc',
  '👩‍👩‍👧‍👦'.repeat(40),
  'İıſK',
  'e\u0301'.repeat(100),
  "'; DROP TABLE orders; --",
  '" OR 1=1 /*',
  '%_!\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2026-13-45 99:99',
  '0000-00-00 00:00',
  '9999-12-31 23:59',
  '-1',
  'null',
  'undefined',
  '__proto__',
];

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
  'id',
  'user',
  'role',
  'status',
  'price',
  'version',
  'fragileCargo',
  'packages',
  '',
  '\u0000',
  'a.b',
  '$ne',
];

const hostileValue = fc.oneof(fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 }));

/** A change of a right body: a field deep inside it gets another value, goes away or gets a strange neighbour. */
interface Mutation {
  at: number[];
  value: unknown;
  key: string;
  kind: 'replace' | 'remove' | 'add' | 'wrap';
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
  value: hostileValue,
  key: fc.constantFrom(...hostileKeys),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
});

function mutate(body: unknown, { at, value, key, kind }: Mutation): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...body }) as Record<string, unknown>;
  const names = Object.keys(copy);
  const [first = 0, ...deeper] = at;
  const name = names[first % Math.max(1, names.length)] ?? key;
  const inside = copy[name];
  if (deeper.length > 0 && typeof inside === 'object' && inside !== null) {
    copy[name] = mutate(inside, { at: deeper, value, key, kind });
  } else if (kind === 'remove') delete copy[name];
  else if (kind === 'wrap') copy[name] = [inside];
  else if (Array.isArray(copy)) copy.push(value);
  else Object.defineProperty(copy, kind === 'add' ? key : name, { value, enumerable: true });
  return copy;
}

/** The example of the operation's body, from its description. */
export function bodyExample(requestBody: { content: Record<string, { schema: Schema }> }): unknown {
  const [content] = Object.values(requestBody.content);
  return exampleOf(description as never, content?.schema ?? {});
}

/** Bodies that begin as right ones, and bodies that never were any. */
export const hostileBody = (right: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .array(mutation, { maxLength: 3 })
        .map((some) => JSON.stringify(some.reduce(mutate, right))),
    },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[[[', '{"a":', '\u0000', 'null', '{"__proto__":{"x":1}}', '1e999'),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 1, arbitrary: fc.nat(20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  );

export const contentType = fc.oneof(
  { weight: 10, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'nonsense',
    ),
  },
);

/** Parts of addresses, as they stand on the line. */
export const rawText = fc.oneof(
  fc.constantFrom('1', '2', '6', '0', '-1', '1.5', '1e3', '0x10', '2147483648', '9'.repeat(30), 'abc', '%00'),
  fc.constantFrom(
    '%zz',
    '%',
    '%ED%A0%80',
    '%F0%9F%98%80',
    '..%2f..',
    '[]',
    '{}',
    "'",
    '%27%20OR%201=1',
    'x'.repeat(150),
  ),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''))),
);

const parameter = fc.constantFrom(
  ...[
    'id',
    'page',
    'search',
    'status',
    'role',
    'user',
    'order_id',
    'cityId',
    'query',
    'filter',
    '__proto__[x]',
  ],
  ...[
    'filter[state]',
    'filter[status]',
    'filter[dateType]',
    'filter[dateFrom]',
    'filter[dateTo]',
    'filter[fragile]',
  ],
  ...['filter[priceType]', 'filter[priceMin]', 'filter[priceMax]', 'filter[deliveryDay]', 'filter[a][b][c]'],
  ...['page[]', 'page[0]', 'id[$ne]', 'search[]', 'constructor[prototype][x]'],
);

const word = fc.oneof(
  rawText,
  fc.constantFrom(
    'period',
    'today',
    'week',
    'range',
    'none',
    '2026-11-20',
    '2026-02-30',
    'pending',
    'customer',
    'true',
  ),
);

export const queryString = fc
  .array(fc.tuple(parameter, word), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const partName = fc.constantFrom(
  'file',
  'scanProxy',
  'scanRegistration',
  'name',
  'id',
  'email',
  '__proto__',
  '',
  'x',
);

const partContent = fc.oneof(
  fc.constantFrom('', 'a', '%PDF-1.4', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8\u00ff', 'x'.repeat(20_000)),
  fc.string({ maxLength: 50, unit: 'binary' }),
);

/** Forms with strange names, strange files, and ends that never come. */
export const multipartBody = fc
  .record({
    parts: fc.array(fc.tuple(partName, fc.option(fc.string({ maxLength: 20 })), partContent), {
      maxLength: 6,
    }),
    whole: fc.boolean(),
  })
  .map(({ parts, whole }) => {
    const written = parts.map(([name, fileName, content]) => {
      const file = fileName === null ? '' : `; filename="${fileName}"`;
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
    });
    return written.join('') + (whole ? '--x--\r\n' : '');
  });
