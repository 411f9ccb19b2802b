import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../logging/log';
import { REQUEST_ID } from '../logging/request-id';
import { API_VERSION, VERSION_HEADER } from './api-version';
import type { SetHeaders } from './security-headers';
import { describedCode, type ErrorCode } from './error-codes';

const json = 'application/json; charset=utf-8';

/** Answers an address that cannot be decoded in the shape of all errors; it reaches no hook, handler or filter. */
export const refuseUnreadable =
  (setHeaders: SetHeaders) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const body = { ...errorBody('bad_request', 'Этот адрес не разобрать.'), requestId: request.id };
    setHeaders(request, reply);
    void reply.status(body.statusCode).header('Cache-Control', 'no-store').type(json).send(body);
  };

/** The body of an error that no filter writes. */
export const errorBody = (code: ErrorCode, message?: string, status?: number) => ({
  statusCode: status ?? describedCode(code).status,
  code,
  message: message ?? describedCode(code).message,
});

const broken: Record<string, ReturnType<typeof errorBody>> = {
  HPE_HEADER_OVERFLOW: errorBody('too_large', 'Слишком большие заголовки запроса.', 431),
  ERR_HTTP_REQUEST_TIMEOUT: errorBody('bad_request', 'Запрос шёл слишком долго. Повторите его.', 408),
};

/** Answers unparsable input in the shape of all errors; it has no request and no response object, so the socket is written to. */
export const refuseBroken =
  (log: Log) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const refused = broken[error.code ?? ''] ?? errorBody('bad_request');
    const requestId = randomUUID();
    const body = JSON.stringify({ ...refused, requestId });
    const head = [
      `HTTP/1.1 ${refused.statusCode} ${STATUS_CODES[refused.statusCode]}`,
      `Content-Type: ${json}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `${REQUEST_ID}: ${requestId}`,
      `${VERSION_HEADER}: ${API_VERSION}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    log.debug({ requestId, status: refused.statusCode, reason: error.code, msg: 'no HTTP' });
  };

/** Seconds after which a client may try again, unless the answer says otherwise itself. */
const retryAfter = 5;

/** Sets the headers that depend on the answer: answers of the API are not cached, 503 says when to try again. */
export function setAnswerHeaders(
  { url }: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  if (url.startsWith('/api') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  if (reply.statusCode === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', retryAfter);
  done();
}
