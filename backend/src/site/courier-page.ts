import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedBy, packers, type Encoding } from '../platform/http/packing';

interface Packed {
  text: Buffer;
  packed: Record<Encoding, Buffer>;
}

async function read(file: string): Promise<Packed> {
  const text = readFileSync(file, 'utf8');
  const [br, gzip] = await Promise.all([packers.br(text), packers.gzip(text)]);
  return { text: Buffer.from(text), packed: { br, gzip } };
}

/**
 * The page of drivers, `/r/`: the same for each of them, since the pass stands after the # of its link. Browsers keep it by its
 * worker alone, search does not index it, and no other site learns its address.
 */
export function serveCourierPage(app: NestFastifyApplication, file: string): void {
  let made: Promise<Packed> | undefined;
  const server = app.getHttpAdapter().getInstance();
  server.get('/r', async (request: FastifyRequest, reply: FastifyReply) => {
    // The worker answers what lies under /r/.
    if (!/^\/r\//i.test(request.url)) return reply.redirect('/r/', 308);
    made ??= read(file);
    const { text, packed } = await made;
    void reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex, nofollow')
      .header('Referrer-Policy', 'no-referrer')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    const encoding = acceptedBy(request.headers['accept-encoding']);
    if (!encoding) return reply.send(text);
    return reply.header('Content-Encoding', encoding).send(packed[encoding]);
  });
}
