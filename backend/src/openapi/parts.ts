import type { OpenAPIObject } from '@nestjs/swagger';
import { schemaNamed } from './examples';

interface Described {
  tags?: string[];
  'x-who'?: string[];
  'x-key-scope'?: string;
}

/** How people log in: public, and nothing for a program. */
const forPeople = ['Session', 'Security'];

/** Whom a part of the description is for: which operations stand in it. */
const readers = {
  integrators: ({ tags = [], 'x-who': who = [], 'x-key-scope': scope }: Described): boolean =>
    scope !== undefined || (who.includes('visitor') && !tags.some((tag) => forPeople.includes(tag))),
  staff: ({ 'x-who': who = [] }: Described): boolean => who.includes('manager') || who.includes('admin'),
};

export type Reader = keyof typeof readers;

/** The description with the operations of one kind of reader, and with what they refer to. */
export function partFor(reader: Reader, document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => readers[reader](operation as Described));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  const used = new Set<string>();
  const tags = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref') visit(inner);
      else if (typeof inner === 'string' && !used.has(inner)) {
        used.add(inner);
        if (inner.startsWith(SCHEMAS)) visit(schemaNamed(document, inner));
      }
    }
  };
  const { 'x-webhooks': calls, ...others } = document as OpenAPIObject & { 'x-webhooks'?: object };
  const received = reader === 'integrators' ? { 'x-webhooks': calls } : {};
  visit(received);
  for (const [, item] of paths) {
    visit(item);
    for (const operation of Object.values(item) as Described[])
      for (const tag of operation.tags ?? []) tags.add(tag);
  }
  const { schemas = {}, examples = {} } = document.components ?? {};
  return {
    ...others,
    ...received,
    tags: document.tags?.filter(({ name }) => tags.has(name)) ?? [],
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      schemas: only(schemas, (name) => used.has(SCHEMAS + name)),
      examples: only(examples, (name) => used.has(EXAMPLES + name)),
    },
  };
}

const SCHEMAS = '#/components/schemas/';
const EXAMPLES = '#/components/examples/';

const only = <T>(record: Record<string, T>, wanted: (name: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));
