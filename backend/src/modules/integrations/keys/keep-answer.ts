import type { FastifyReply } from 'fastify';
import type { CallerRequest } from '../../../platform/http/caller';

/** What a watched key is answered is looked at when the answer has gone (webhooks/conformance). No interceptor: one costs every call more. */
export function keepAnswer(
  request: CallerRequest,
  _reply: FastifyReply,
  answer: unknown,
  done: (error: null, answer: unknown) => void,
): void {
  if (request.key?.runId) request.answered = answer;
  done(null, answer);
}
