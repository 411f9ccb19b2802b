import { IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerClass } from './every-answer';
import type { Log } from './logging/log';
import { REQUEST_ID } from './logging/request-id';
import { describedCode, type ErrorCode } from './shared/error-codes';

const json = 'application/json; charset=utf-8';

/** An address that cannot be decoded reaches no handler and no filter of ours; the response has the same shape. */
export function refuseUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const body = errorBody('bad_request', 'Этот адрес не разобрать.');
  void reply.status(body.statusCode).header('Cache-Control', 'no-store').type(json).send(body);
}

const errorBody = (code: ErrorCode, message?: string, status?: number) => ({
  statusCode: status ?? describedCode(code).status,
  code,
  message: message ?? describedCode(code).message,
});

const broken: Record<string, ReturnType<typeof errorBody>> = {
  HPE_HEADER_OVERFLOW: errorBody('too_large', 'Слишком большие заголовки запроса.', 431),
  ERR_HTTP_REQUEST_TIMEOUT: errorBody('bad_request', 'Запрос шёл слишком долго. Повторите его.', 408),
};

/** Unparsable input has no request and no response object, so the same shape is written to the socket. */
export const refuseBroken =
  (Answer: AnswerClass, log: Log) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const refused = broken[error.code ?? ''] ?? errorBody('bad_request');
    const body = JSON.stringify(refused);
    const headers: Record<string, string | number> = {
      ...new Answer(new IncomingMessage(socket)).always(refused.statusCode),
      'content-type': json,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${refused.statusCode} ${STATUS_CODES[refused.statusCode]}`,
      ...Object.entries(headers).map((pair) => pair.join(': ')),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    log.debug({
      requestId: headers[REQUEST_ID],
      status: refused.statusCode,
      reason: error.code,
      msg: 'no HTTP',
    });
  };

/** Whether a response has been partly sent on the connection; Node's own handler uses the same field. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

/** Responses of the API are personal or change with every save, unless a response says otherwise itself. */
export function keepNoAnswers(
  { url }: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  if (url.startsWith('/api') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  done();
}
