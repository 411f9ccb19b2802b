import type { OpenAPIObject } from '@nestjs/swagger';
import type { DocumentedError } from '../platform/http/documented-errors';

/** The part of a schema that describes a value. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, ErrorExample | { $ref: string }>;
}

export interface ErrorExample {
  summary: string;
  value: object;
}

/** The part of an operation that is completed. */
export interface Operation {
  security?: object[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
  'x-errors'?: DocumentedError[];
}

/** The example of a schema without its own. */
const plain: Record<string, unknown> = { string: '', integer: 1, number: 1, boolean: false, object: {} };

/**
 * Builds an example from the examples of the fields, so that every body in the documentation has one and none is
 * written twice. Optional fields without an example are omitted.
 */
export function exampleOf(document: OpenAPIObject, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  const whole = resolved(document, schema);
  if (whole !== schema) return exampleOf(document, whole);
  if (schema.type === 'array') return schema.items ? [exampleOf(document, schema.items)] : [];
  if (schema.properties) return fieldsOf(document, schema);
  if (schema.nullable) return null;
  return schema.enum?.[0] ?? plain[schema.type ?? 'object'];
}

function fieldsOf(document: OpenAPIObject, { properties = {}, required = [] }: Schema): object {
  const shown = Object.entries(properties).filter(
    ([name, field]) => field.format !== 'binary' && (required.includes(name) || hasExample(field)),
  );
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(document, field)]));
}

const hasExample = ({ example }: Schema): boolean => example !== undefined && example !== null;

/** The schema itself, or the one that it refers to. */
export function resolved(document: OpenAPIObject, schema: Schema): Schema {
  const named = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return named === undefined ? schema : schemaNamed(document, named);
}

/** The schema that a $ref points to. */
export function schemaNamed({ components }: OpenAPIObject, reference: string): Schema {
  const schema = components?.schemas?.[reference.split('/').pop() ?? ''];
  if (!schema) throw new Error(`${reference} is referred to but not described`);
  return schema as Schema;
}
