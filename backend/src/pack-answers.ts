import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/**
 * Responses of the API; the site's files are compressed at build time. Brotli's higher levels would cost more time
 * than they save, and its usual window of 4 MB is set up for each answer. A page of a list is packed at once, in a fifth
 * of a millisecond: the streams of the other way take longer, and hold on to the answer.
 */
const compression = {
  threshold: 2048,
  syncThreshold: 128 * 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};

/** Packs the answers of all routes that are added later. */
export async function packAnswers(app: NestFastifyApplication): Promise<void> {
  await app.register(compress, compression);
  app.getHttpAdapter().getInstance().addHook('onRoute', askLess);
}

/**
 * The library looks at types and encodings before it sees how short an answer is, and gives each reply a method that nothing here calls: a
 * tenth of what a short answer costs.
 */
function askLess(route: RouteOptions): void {
  // What the library has just added stands last; a route may have hooks of its own.
  route.onRequest = [route.onRequest ?? []].flat().slice(0, -1);
  const hooks = [route.onSend ?? []].flat() as OnSend[];
  const pack = hooks.pop();
  const packLong: OnSend = (request, reply, payload, done) => {
    if (!pack || isShort(payload)) done(null, payload);
    else pack(request, reply, payload, done);
  };
  route.onSend = [...hooks, packLong];
}

type OnSend = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
) => void;

const isShort = (payload: unknown): boolean =>
  typeof payload === 'string' && Buffer.byteLength(payload) < compression.threshold;
