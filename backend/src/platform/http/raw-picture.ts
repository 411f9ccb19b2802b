import type { IncomingMessage } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors';

/** Lets a route take a picture as its body, which its handler reads by `pictureOf`. */
export const TakesPicture = (): MethodDecorator => RouteConfig({ takesPicture: true });

/** Leaves bodies of pictures to the handlers that take them; on other routes they stay 415. */
export function leavePictures(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addContentTypeParser(/^image\/[a-z0-9.+-]{1,40}/i, (request, payload, done) => {
    const { takesPicture } = request.routeOptions.config as { takesPicture?: boolean };
    if (takesPicture) done(null, payload);
    else done(new Refusal('unsupported_type'));
  });
}

/** The length of the body as the request tells it; null when it does not. */
function toldLength({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length'] ?? NaN);
  return Number.isSafeInteger(length) ? length : null;
}

/** A body beyond it is refused as a whole: its length is no mistake of a camera. */
const MOST_READ = 32 * 1024 * 1024;

/**
 * The bytes of a picture; null when there are more than `most`, which are not kept. 415 when the body is of another type, or there is none;
 * 413 beyond 32 MB.
 */
export async function pictureOf(request: FastifyRequest, most: number): Promise<Buffer | null> {
  const { body } = request;
  if (!isStream(body)) throw new Refusal('unsupported_type');
  const told = toldLength(request) ?? 0;
  if (told > MOST_READ) throw new Refusal('too_large');
  // What is not read is let go by Node with the answer.
  if (told > most) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += (chunk as Buffer).length;
    if (length > MOST_READ) throw new Refusal('too_large');
    if (length > most) chunks.length = 0;
    else chunks.push(chunk as Buffer);
  }
  return length > most ? null : Buffer.concat(chunks);
}

const isStream = (body: unknown): body is IncomingMessage =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
