import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
