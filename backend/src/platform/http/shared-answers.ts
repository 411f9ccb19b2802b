import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../common/hashes';
import { acceptedBy, isKnown, packers, type Encoding } from './packing';

/** Cache-Control of answers that are the same for all callers and change seldom: cached for a minute, then revalidated by their ETag. */
export const SHARED = 'public, max-age=60';

/** For a logged-in user, who may be the author of a change and must see it at once. */
const askAgain = 'private, no-cache';

/** Shorter texts are not compressed. */
const leastBytes = 2048;
const mostKept = 40;

const kept = new Map<string, Promise<Buffer>>();

/** The compressed text; compressed once and kept. */
export function packed(text: string, encoding: Encoding, etag: string): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const known = kept.get(key) ?? packers[encoding](text);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

/** Gives a shared answer its ETag, says "not modified", and sends the packed text that is kept; any other answer goes on at once. */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (reply.getHeader('Cache-Control') !== SHARED || typeof payload !== 'string') return done(null, payload);
  shared(request, reply, payload).then((sent) => done(null, sent), done);
}

async function shared(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  if (reply.statusCode !== 200) {
    reply.header('Cache-Control', 'no-store');
    return payload;
  }
  const etag = etagOf(payload);
  reply.header('ETag', etag).header('Vary', 'Accept-Encoding, Cookie');
  if (request.cookies['sid'] !== undefined) reply.header('Cache-Control', askAgain);
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.status(304).removeHeader('Content-Type').removeHeader('Content-Length');
    return '';
  }
  const encoding = payload.length < leastBytes ? null : acceptedBy(request.headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
  return packed(payload, encoding, etag);
}
