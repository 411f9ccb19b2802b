import type { OpenAPIObject } from '@nestjs/swagger';
import { DOCUMENTED_ERRORS } from '../platform/http/documented-errors';
import { errorExamples, errorResponses } from './errors';
import { exampleOf, schemaNamed, type Operation, type Schema } from './examples';

/** Adds to every operation what its declaration does not repeat: errors, examples, no required login. */
export function complete(document: OpenAPIObject): OpenAPIObject {
  nameTypes(document);
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path) as [string, Operation][]) {
      operation.security ??= [];
      addExamples(document, operation);
      Object.assign(operation.responses, errorResponses(document, method, operation));
      delete operation[DOCUMENTED_ERRORS];
    }
  }
  const examples = Object.entries(errorExamples());
  const paths = JSON.stringify(document.paths);
  const used = examples.filter(([code]) => paths.includes(`"#/components/examples/${code}"`));
  if (document.components) document.components.examples = Object.fromEntries(used);
  namePossibleNulls(document);
  return document;
}

/** A field that may be null must say its type itself, also where the type stands in a schema of its own. */
function nameTypes(document: OpenAPIObject): void {
  for (const schema of Object.values(document.components?.schemas ?? {}) as Schema[]) {
    for (const field of Object.values(schema.properties ?? {})) {
      const reference = field.allOf?.[0]?.$ref;
      if (field.nullable && reference) field.type ??= schemaNamed(document, reference).type ?? 'object';
    }
  }
}

/**
 * In OpenAPI 3.0.3 `nullable` counts beside a `type` alone, and no reference lets null through: what is null or something else is one of
 * two schemas.
 */
function namePossibleNulls(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Schema;
  const { allOf, oneOf, type } = schema;
  if (schema.nullable && (allOf?.length === 1 || (oneOf && !type))) {
    const none: Schema = { type: type ?? 'object', nullable: true, enum: [null] };
    for (const moved of ['nullable', 'type', 'allOf', 'oneOf'] as const) delete schema[moved];
    schema.anyOf = [...(allOf ?? oneOf ?? []), none];
  }
  Object.values(value).forEach(namePossibleNulls);
}

function addExamples(document: OpenAPIObject, { requestBody, responses }: Operation): void {
  const bodies = [requestBody, ...Object.values(responses)];
  for (const [type, content] of bodies.flatMap((body) => Object.entries(body?.content ?? {}))) {
    const isText = type === 'application/json' || type === 'multipart/form-data';
    if (isText && content.schema) content.example ??= exampleOf(document, content.schema);
  }
}
