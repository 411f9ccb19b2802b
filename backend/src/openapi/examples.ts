import type { OpenAPIObject } from '@nestjs/swagger';

/** The part of a schema that describes a value. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** The example of a schema without its own. */
const plain: Record<string, unknown> = { string: '', integer: 1, number: 1, boolean: false, object: {} };

/**
 * Builds an example from the examples of the fields, so that every body in the documentation has one and none is
 * written twice. Optional fields without an example are omitted.
 */
export function exampleOf(document: OpenAPIObject, schema: Schema): unknown {
  if (schema.example !== undefined) return schema.example;
  const named = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (named !== undefined) return exampleOf(document, schemaNamed(document, named));
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

/** The schema that a $ref points to. */
export function schemaNamed({ components }: OpenAPIObject, reference: string): Schema {
  const schema = components?.schemas?.[reference.split('/').pop() ?? ''];
  if (!schema) throw new Error(`${reference} is referred to but not described`);
  return schema as Schema;
}
