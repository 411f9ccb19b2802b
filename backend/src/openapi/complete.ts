import type { OpenAPIObject } from '@nestjs/swagger';
import { documentedError, type DocumentedError } from '../shared/error-examples';
import { exampleOf, schemaNamed, type Schema } from './examples';

interface Content {
  schema?: Schema;
  example?: unknown;
}

interface Operation {
  security?: object[];
  parameters?: { in: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

const unsafe = ['post', 'put', 'delete'];

/** Adds to every operation what its declaration does not repeat: errors of the platform, examples, no required login. */
export function complete(document: OpenAPIObject): OpenAPIObject {
  nameTypes(document);
  for (const path of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(path) as [string, Operation][]) {
      operation.security ??= [];
      for (const status of platformErrors(method, operation)) {
        operation.responses[status] ??= documentedError(status);
      }
      addExamples(document, operation);
    }
  }
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
 * A body that is not JSON, too large or of another type; an address that cannot be decoded; a request from another
 * site.
 */
function platformErrors(method: string, { requestBody, parameters = [] }: Operation): DocumentedError[] {
  const inPath = parameters.some((parameter) => parameter.in === 'path');
  return [
    ...(requestBody ? ([400, 413, 415] as const) : []),
    ...(inPath ? ([400] as const) : []),
    ...(unsafe.includes(method) ? ([403] as const) : []),
  ];
}

function addExamples(document: OpenAPIObject, { requestBody, responses }: Operation): void {
  const bodies = [requestBody, ...Object.values(responses)];
  for (const [type, content] of bodies.flatMap((body) => Object.entries(body?.content ?? {}))) {
    const isText = type === 'application/json' || type === 'multipart/form-data';
    if (isText && content.schema) content.example ??= exampleOf(document, content.schema);
  }
}
