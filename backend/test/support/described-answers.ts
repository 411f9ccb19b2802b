import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

type Schema = Record<string, unknown>;

export interface Description {
  info: { description: string };
  paths: Record<
    string,
    Record<
      string,
      {
        responses: Record<
          string,
          { content?: Record<string, { schema: Schema; examples?: Record<string, unknown> }> }
        >;
      }
    >
  >;
  components: { schemas: Record<string, Schema>; examples: Record<string, unknown> };
}

/** The committed description of the API. */
export const description = JSON.parse(
  readFileSync(join(__dirname, '../../openapi.json'), 'utf8'),
) as Description;

const ajv = addFormats(new Ajv({ strict: false, allErrors: true })).addSchema(
  // Read once for all that refer to them.
  { components: { schemas: closed(description.components.schemas) } },
  'api',
);
const checkers = new Map<string, ValidateFunction>();

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/**
 * Throws when an answer is not described: an unknown status, a code that the operation does not name, a missing field, a
 * field nobody wrote down; or when it asks to try again and does not say when.
 */
export function checkAnswer(method: string, path: string, response: Answer): void {
  if (response.status === 503 && !response.headers['retry-after'])
    throw new Error(`${method} ${path}: 503 without Retry-After`);
  const template = templateOf(path);
  const operation = template === null ? undefined : description.paths[template]?.[method];
  // A path or a method that the API does not have is answered with the plain 404 of every error.
  if (!operation) return;
  const described = operation.responses[String(response.status)];
  if (!described) throw new Error(`${method} ${template}: status ${response.status} is not described`);
  const { schema, examples } = described.content?.['application/json'] ?? {};
  if (!schema) return;
  const { code } = (response.body ?? {}) as { code?: string };
  if (response.status >= 400 && !(code !== undefined && code in (examples ?? {})))
    throw new Error(`${method} ${template}: code ${code} is not described for ${response.status}`);
  const check = checkerOf(schema);
  if (!check(response.body)) {
    throw new Error(
      `${method} ${template} ${response.status}: ${ajv.errorsText(check.errors)}\n${JSON.stringify(response.body).slice(0, 500)}`,
    );
  }
}

/** Many answers have the same schema, and compiling one takes longer than most calls. */
function checkerOf(schema: Schema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = checkers.get(key);
  if (known) return known;
  const check = ajv.compile(closed(schema));
  checkers.set(key, check);
  return check;
}

/** Why a value does not fit a schema of the description; nothing when it does. */
export function misfit(schema: Schema, value: unknown): string {
  const check = checkerOf(schema);
  return check(value) ? '' : ajv.errorsText(check.errors);
}

/**
 * OpenAPI 3.0's `nullable` in the words of JSON Schema, objects that allow no field beyond the described ones, and
 * references to the components that the checker knows.
 */
function closed(value: unknown): Schema {
  if (Array.isArray(value)) return value.map(closed) as unknown as Schema;
  if (typeof value !== 'object' || value === null) return value as unknown as Schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === '$ref' ? `api${part}` : closed(part)]),
  ) as Schema;
  const strict =
    'properties' in rest && !('additionalProperties' in rest)
      ? { ...rest, additionalProperties: false }
      : rest;
  return nullable === true ? { anyOf: [strict, { type: 'null' }] } : strict;
}

const templates = Object.keys(description.paths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  exact: !template.includes('{'),
}));

function templateOf(path: string): string | null {
  const bare = path.split('?')[0] ?? '';
  const matching = templates.filter(({ pattern }) => pattern.test(bare));
  return (matching.find(({ exact }) => exact) ?? matching[0])?.template ?? null;
}
