import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { CallerRequest } from './caller';
import type { Log } from '../logging/log';

/** Files and pages of the site, health checks and waiting pages, which come every few seconds: a failing one has a line of its own. */
const quiet = new Set(['/*', '/api/changes', '/api/health', '/api/health/live', '/api/health/ready']);

/** The fields that identify a request in the log: the route's pattern without its values, the account's id, the client's address. */
export const requestFields = (request: FastifyRequest) => ({
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? null,
  account: (request as CallerRequest).caller?.id ?? null,
  address: request.ip,
});

/** Writes one line per request, also when it is refused before the hooks or aborted by the client. */
export class RequestLines extends LogController {
  constructor(
    private readonly log: Log,
    private readonly usual: 'info' | 'debug',
  ) {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    const level = quiet.has(request.routeOptions.url ?? '') ? 'debug' : this.usual;
    if (!this.log.isLevelEnabled(level)) return;
    const began = performance.now();
    reply.raw.once('close', () => {
      this.log[level]({
        ...requestFields(request),
        status: reply.raw.statusCode,
        ms: Math.round(performance.now() - began),
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
        msg: 'request',
      });
    });
  }

  /** `incomingRequest` writes the line when the answer closes. */
  override requestCompleted(): void {
    return;
  }

  override routeNotFound(): void {
    return;
  }
}
