import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
