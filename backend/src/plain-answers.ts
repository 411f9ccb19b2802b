import { IncomingMessage, STATUS_CODES, type OutgoingHttpHeader, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerClass } from './every-answer';
import type { Log } from './logging/log';

const json = 'application/json; charset=utf-8';

/** An address that cannot be decoded reaches no handler and no filter of ours; the response has the same shape. */
export function refuseUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const body = { statusCode: 400, code: 'bad_request', message: 'Этот адрес не разобрать.' };
  void reply.status(400).header('Cache-Control', 'no-store').type(json).send(body);
}

const broken: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'Слишком большие заголовки запроса.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad_request', 'Запрос шёл слишком долго. Повторите его.'],
};

/** Unparsable input has no request and no response object, so the same shape is written to the socket. */
export const refuseBroken =
  (Answer: AnswerClass, log: Log) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const [statusCode, code, message] = broken[error.code ?? ''] ?? [
      400,
      'bad_request',
      'Запрос не разобрать. Проверьте его формат.',
    ];
    const body = JSON.stringify({ statusCode, code, message });
    const answer = new Answer(new IncomingMessage(socket));
    answer.setHeader('Content-Type', json).setHeader('Content-Length', Buffer.byteLength(body));
    answer.setHeader('Cache-Control', 'no-store').setHeader('Connection', 'close');
    const headers = Object.entries(answer.getHeaders() as Record<string, OutgoingHttpHeader>);
    const head = [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      ...headers.map((pair) => pair.join(': ')),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
    log.debug({
      requestId: answer.getHeader('X-Request-Id'),
      status: statusCode,
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
