import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An address that cannot be decoded reaches no handler and no filter of ours; it is answered in the same shape. */
export function refuseUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const body = { statusCode: 400, code: 'bad_request', message: 'Этот адрес не разобрать.' };
  void reply.status(400).type('application/json; charset=utf-8').send(body);
}

/** What the API answers is personal or changes with every save, unless an answer says otherwise itself. */
export function keepNoAnswers(
  { url }: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  if (url.startsWith('/api') && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  done();
}
