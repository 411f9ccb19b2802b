import type { OpenAPIObject } from '@nestjs/swagger';
import { MESSAGES } from '@shlyah/domain';
import { DOCUMENTED_ERRORS } from '../platform/http/documented-errors';
import { describedCode, ERROR_CODES, errorCodes, type ErrorCode } from '../platform/http/error-codes';
import { exampleRequestId } from '../platform/http/error.dto';
import { unknownName } from '../platform/http/known-query';
import { exampleOf, resolved, type ErrorExample, type Operation, type Schema } from './examples';

const unsafe = ['post', 'put', 'delete'];

/** The error answers of one operation: its own codes and those that its kind of request brings along. */
export function errorResponses(
  document: OpenAPIObject,
  method: string,
  operation: Operation,
): Operation['responses'] {
  const words = new Map<ErrorCode, string | undefined>();
  for (const one of [...(operation[DOCUMENTED_ERRORS] ?? []), ...platformErrors(method, operation)]) {
    const [code, message] = typeof one === 'string' ? [one] : one;
    if (!words.get(code)) words.set(code, message);
  }
  const responses: Operation['responses'] = {};
  for (const code of errorCodes.filter((one) => words.has(one))) {
    const { status, meaning, cure } = describedCode(code);
    const own = { ...detail(document, operation, code), ...spoken(words.get(code)) };
    const response = (responses[status] ??= {
      description: '',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' }, examples: {} } },
    });
    response.description += `${response.description && '\n\n'}\`${code}\` — ${meaning}. ${cure}.`;
    Object.assign(response.content?.['application/json']?.examples ?? {}, {
      [code]:
        Object.keys(own).length === 0 ? { $ref: `#/components/examples/${code}` } : errorExample(code, own),
    });
  }
  return responses;
}

const spoken = (message: string | undefined): object => (message === undefined ? {} : { message });

function errorExample(code: ErrorCode, own: object = {}): ErrorExample {
  const { status: statusCode, message, meaning } = describedCode(code);
  return { summary: meaning, value: { statusCode, code, message, ...own, requestId: exampleRequestId } };
}

/** The examples of errors that say nothing about an operation of their own. */
export const errorExamples = (): Record<string, ErrorExample> =>
  Object.fromEntries(errorCodes.map((code) => [code, errorExample(code)]));

/**
 * Unknown parameters; a mode that is none, or not the caller's; a version that is not to be had; an address that cannot be decoded; a body that is not JSON, too large or of another type; a
 * request from another site; a database that is away, or lost before it said that it has saved.
 */
function platformErrors(method: string, { requestBody, parameters = [] }: Operation): ErrorCode[] {
  const inPath = parameters.some((parameter) => parameter.in === 'path');
  return [
    'bad_query',
    'bad_mode',
    'mode_conflict',
    'bad_version',
    'unavailable',
    ...(requestBody ? (['bad_request', 'too_large', 'unsupported_type'] as const) : []),
    ...(inPath ? (['bad_request'] as const) : []),
    ...(unsafe.includes(method) ? (['foreign_origin', 'outcome_unknown'] as const) : []),
  ];
}

/** What beside the words an error carries, made from the operation's own fields and answer. */
function detail(document: OpenAPIObject, operation: Operation, code: ErrorCode): object {
  if (code === 'bad_query') return { errors: unknownParameter(operation) };
  if (code === 'invalid') return { errors: brokenField(document, operation) };
  if (code === 'email_taken') return { errors: { email: [ERROR_CODES.email_taken.message] } };
  if (code === 'version_conflict') return { fresh: freshState(document, operation) };
  return {};
}

/** A parameter that no operation has, and its error text. */
function unknownParameter({ parameters = [] }: Operation): Record<string, string[]> {
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  return { sort: [unknownName(known)] };
}

/** The first field that must be there, else the first one. */
function brokenField(document: OpenAPIObject, { requestBody }: Operation): Record<string, string[]> {
  const [content] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = resolved(document, content?.schema ?? {});
  const name = required[0] ?? Object.keys(properties)[0] ?? 'id';
  return { [name]: [MESSAGES.required] };
}

/** The answer of the operation; of a list, one of its items. */
function freshState(document: OpenAPIObject, { responses }: Operation): unknown {
  const schema: Schema = responses['200']?.content?.['application/json']?.schema ?? {};
  return exampleOf(document, schema.type === 'array' ? (schema.items ?? {}) : schema);
}

/** The catalogue as the description shows it. */
export const errorTable = (): string =>
  [
    '| `code` | HTTP | Что значит | Что делать |',
    '| --- | --- | --- | --- |',
    ...errorCodes.map((code) => {
      const { status, earlier = [], meaning, cure } = describedCode(code);
      return `| \`${code}\` | ${[status, ...earlier].join(', ')} | ${meaning} | ${cure} |`;
    }),
  ].join('\n');
