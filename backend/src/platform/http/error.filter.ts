import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EntityNotFoundError } from 'typeorm';
import { callerMode, type CallerRequest } from './caller';
import {
  isDuplicate,
  isReferenced,
  isTransient,
  isUnavailable,
  isUnfitting,
} from '../database/driver-errors';
import { OutcomeUnknownError } from '../database/outcome-unknown';
import { ConcurrentUpdateError } from '../database/concurrent-update';
import { requestFields } from './request-lines';
import type { ErrorCode } from './error-codes';
import type { ErrorDto } from './error.dto';
import { Refusal } from './errors';

/** The challenge to programs (RFC 9110); browsers show no prompt for it. */
const CHALLENGE = 'Bearer realm="shlyah"';

/** Gives every failure the shape of docs/contract.md#errors and reveals nothing internal to the client. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = refusalOf(error);
    (request as CallerRequest).refused = refusal.code;
    if (isOurs(refusal)) this.report(error, refusal, request);
    if (reply.sent) return;
    if (refusal.extra.retryAfter) void reply.header('Retry-After', String(refusal.extra.retryAfter));
    if (refusal.statusCode === 401) void reply.header('WWW-Authenticate', CHALLENGE);
    void reply
      .status(refusal.statusCode)
      .type('application/json; charset=utf-8')
      .send(bodyOf(refusal, request));
  }

  /** A refusal needs no stack, nor does an unavailable database: its cause is logged at the source. */
  private report(error: unknown, refusal: Refusal, request: FastifyRequest): void {
    const { statusCode: status, code } = refusal;
    const line = { ...requestFields(request), status, code };
    if (error === refusal || status === 503) this.logger.warn({ ...line, msg: String(error) });
    else this.logger.error({ ...line, err: error });
  }
}

/** The refusal sent for a failure. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof OutcomeUnknownError) return new Refusal('outcome_unknown');
  if (isDuplicate(error)) return new Refusal('duplicate');
  if (isReferenced(error)) return new Refusal('in_use');
  // A row that existed when the request began has been deleted meanwhile.
  if (error instanceof EntityNotFoundError) return new Refusal('deleted');
  if (isUnfitting(error)) return new Refusal('bad_request');
  const away = isTransient(error) || isUnavailable(error) || error instanceof ConcurrentUpdateError;
  const status = away ? 503 : statusOf(error);
  const code = plainRefusals[status];
  return code ? new Refusal(code, undefined, { status }) : new Refusal('internal');
}

/** Whether the server failed, not the client. */
const isOurs = ({ statusCode }: Refusal): boolean => statusCode >= 500;

/** What Nest, Fastify and the database driver refuse by a mere status. */
const plainRefusals: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_type',
  503: 'unavailable',
};

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? normalise(status) : 500;
}

/** A client error without a text of ours is still reported as a client error. */
const normalise = (status: number): number => (status in plainRefusals ? status : 400);

function bodyOf(refusal: Refusal, { id, caller }: CallerRequest): ErrorDto {
  const { statusCode, code, message, extra } = refusal;
  return {
    statusCode,
    code,
    message,
    ...(extra.errors ? { errors: extra.errors } : {}),
    ...(extra.fresh === undefined ? {} : { fresh: extra.fresh }),
    ...(extra.savedBy ? { savedBy: extra.savedBy } : {}),
    requestId: id,
    ...(caller ? { mode: callerMode(caller) } : {}),
  };
}
