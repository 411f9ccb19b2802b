import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../http/errors';
import { sha256 } from '../common/hashes';

const mostCharacters = 200;

/** The response header of an answer to a request that was sent before. */
export const REPLAYED = 'Idempotency-Replayed';

/** What a creation knows of being sent again. */
export interface Repeat {
  /** The header Idempotency-Key as it was sent. */
  key: string | undefined;
  /** Tells the client that nothing was created this time. */
  replayed(): void;
}

/** The repeat of a handler whose action is `repeatable`, which documents both headers. */
export const Repeatable = createParamDecorator((_: unknown, context: ExecutionContext): Repeat => {
  const http = context.switchToHttp();
  const value = http.getRequest<FastifyRequest>().headers['idempotency-key'];
  return {
    key: Array.isArray(value) ? value.join(',') : value,
    replayed: () => void http.getResponse<FastifyReply>().header(REPLAYED, 'true'),
  };
});

/** Signs beyond ASCII arrive percent-encoded and count as one each. */
function lengthOf(text: string): number {
  try {
    return decodeURIComponent(text).length;
  } catch {
    return text.length;
  }
}

/** The key itself; 400 when it is blank or longer than 200 characters. Undefined when none was sent. */
export function readKey({ key }: Repeat): string | undefined {
  const text = key?.trim();
  if (text === '' || (text && lengthOf(text) > mostCharacters)) throw refusal('bad_idempotency_key');
  return text;
}

/** The repeat of one of several creations that are sent with one key: a key that no client can have sent for anything else. */
export function nthRepeat(repeat: Repeat, index: number): Repeat {
  const key = readKey(repeat);
  return key === undefined ? repeat : { ...repeat, key: `${sha256(key)} ${index}` };
}
