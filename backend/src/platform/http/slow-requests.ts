import type { FastifyInstance } from 'fastify';

/** Milliseconds in which a request must have come: its headers, its body, and a body with files, from a phone in the country. */
export const TIMEOUTS = { headers: 15_000, body: 30_000, upload: 120_000 };

/** A form with files, or a picture of a driver's telephone. */
const isUpload = (type = ''): boolean => /^(?:multipart|image)\//.test(type);

/**
 * Ends requests whose bodies dribble in. Node has one limit for whole requests, which is that of files; any other body is
 * small and must have come sooner.
 */
export function endSlowBodies(server: FastifyInstance, ms = TIMEOUTS.body): void {
  server.addHook('onRequest', ({ raw, headers }, reply, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !isUpload(headers['content-type'])) {
      const timer = setTimeout(() => {
        const late = Object.assign(new Error('The body came too slowly'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        if (!raw.complete) server.server.emit('clientError', late, raw.socket);
      }, ms);
      const come = (): void => clearTimeout(timer);
      raw.once('end', come).once('close', come);
      // Refused unread, for instance for its type.
      reply.raw.once('finish', come);
    }
    done();
  });
}
