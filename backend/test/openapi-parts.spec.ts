import type { OpenAPIObject } from '@nestjs/swagger';
import { partFor, type Reader } from '../src/openapi/parts';
import { description } from './support/described-answers';

interface Operation {
  operationId: string;
  tags: string[];
  'x-who': string[];
  'x-key-scope'?: string;
}

const whole = description as unknown as OpenAPIObject;
const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item) as Operation[]);
const namesIn = (reader: Reader): string[] =>
  operationsOf(partFor(reader, whole)).map(({ operationId }) => operationId);

it('a shop reads what a key may call and what is open to everybody, and nothing about logging in', () => {
  const names = namesIn('integrators');
  for (const { operationId, tags, 'x-who': who, 'x-key-scope': scope } of operationsOf(whole)) {
    const isOpen = who.includes('visitor') && !['Session', 'Security'].includes(tags[0] ?? '');
    expect([operationId, names.includes(operationId)]).toEqual([operationId, scope !== undefined || isOpen]);
  }
  expect(names).toContain('getQuote');
  expect(names).not.toContain('login');
});

it('staff read what they may call, and only that', () => {
  const names = namesIn('staff');
  for (const { operationId, 'x-who': who } of operationsOf(whole))
    expect([operationId, names.includes(operationId)]).toEqual([
      operationId,
      who.some((kind) => ['manager', 'admin'].includes(kind)),
    ]);
  expect(names).not.toContain('createOrder');
});

it.each(['integrators', 'staff'] as const)(
  'the part for %s has all that it refers to, and nothing else',
  (reader) => {
    const part = partFor(reader, whole);
    const text = JSON.stringify(part);
    const referred = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name),
    );
    const { schemas = {}, examples = {} } = part.components ?? {};
    const there = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(examples).map((name) => `examples/${name}`),
    ];
    expect(new Set(there)).toEqual(referred);
    for (const [path, item] of Object.entries(part.paths)) expect([path, item]).not.toEqual([path, {}]);
    const tags = operationsOf(part).flatMap((operation) => operation.tags);
    expect(new Set(part.tags?.map(({ name }) => name))).toEqual(new Set(tags));
    expect(text.length).toBeLessThan(JSON.stringify(whole).length);
  },
);

it('what we send is described to whoever receives it, by the schema of the feed', () => {
  const callsIn = (part: object) => (part as { 'x-webhooks'?: object })['x-webhooks'];
  expect(callsIn(partFor('integrators', whole))).toMatchObject({
    event: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/EventDto' } } },
        },
      },
    },
  });
  expect(callsIn(partFor('staff', whole))).toBeUndefined();
});

it('null is said beside a type alone, as OpenAPI 3.0.3 has it', () => {
  const wrong: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('nullable' in value && (!('type' in value) || 'allOf' in value)) wrong.push(path);
    for (const [name, part] of Object.entries(value)) visit(part, `${path}/${name}`);
  };
  visit(whole.components?.schemas, '');
  visit(whole.paths, '');
  expect(wrong).toEqual([]);
  expect(whole.components?.schemas?.['OrderDto']).toMatchObject({
    properties: {
      recivePoint: {
        anyOf: [
          { $ref: expect.stringContaining('/schemas/') as string },
          { type: 'object', nullable: true, enum: [null] },
        ],
      },
    },
  });
});

it('a schema that refers to itself stands in a part once', () => {
  const reference = '#/components/schemas/Branch';
  const Branch = { type: 'object', properties: { branches: { type: 'array', items: { $ref: reference } } } };
  const content = { 'application/json': { schema: { $ref: reference } } };
  const get = { 'x-key-scope': 'quotes', responses: { 200: { description: '', content } } };
  const info = { title: '', version: '1.0' };
  const document = {
    openapi: '3.0.0',
    info,
    paths: { '/api/tree': { get } },
    components: { schemas: { Branch } },
  };
  expect(partFor('integrators', document).components?.schemas).toEqual({ Branch });
});
