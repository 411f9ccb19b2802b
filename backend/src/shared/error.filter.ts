import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EntityNotFoundError } from 'typeorm';
import {
  isDuplicate,
  isReferenced,
  isTransient,
  isUnavailable,
  isUnfitting,
} from '../database/driver-errors';
import { OutcomeUnknown } from '../database/outcome-unknown';
import { Overtaken } from '../database/overtaken';
import { requestFields } from '../logging/request-lines';
import { Refusal, conflict } from './errors';

interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  errors?: Record<string, string[]>;
  fresh?: unknown;
  requestId?: string;
}

/** Gives every failure the shape of docs/contract.md#errors and reveals nothing internal to the client. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Error');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = refusalOf(error);
    if (isOurs(refusal)) this.report(error, refusal, request);
    if (reply.sent) return;
    if (refusal.extra.retryAfter) void reply.header('Retry-After', String(refusal.extra.retryAfter));
    void reply
      .status(refusal.statusCode)
      .type('application/json; charset=utf-8')
      .send(bodyOf(refusal, request));
  }

  /** A refusal needs no stack, nor does an unavailable database: whoever refused has logged the cause. */
  private report(error: unknown, refusal: Refusal, request: FastifyRequest): void {
    const { statusCode: status, code } = refusal;
    const line = { ...requestFields(request), status, code };
    if (error === refusal || status === 503) this.logger.warn({ ...line, msg: String(error) });
    else this.logger.error({ ...line, err: error });
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof OutcomeUnknown) return outcomeUnknown;
  if (isDuplicate(error)) return conflict('duplicate', 'Такая запись уже есть. Обновите страницу.');
  if (isReferenced(error)) return conflict('in_use', 'На эту запись ссылаются другие. Обновите страницу.');
  // A row that existed when the request began has been deleted meanwhile.
  if (error instanceof EntityNotFoundError)
    return conflict('deleted', 'Эту запись удалили. Обновите страницу.');
  if (isUnfitting(error)) return plainRefusals[400] as Refusal;
  const away = isTransient(error) || isUnavailable(error) || error instanceof Overtaken;
  return plainRefusals[away ? 503 : statusOf(error)] ?? internal;
}

/** Whether the server failed, not the client. */
const isOurs = ({ statusCode }: Refusal): boolean => statusCode >= 500;

const internal = new Refusal(
  500,
  'internal',
  'На сервере произошла ошибка. Мы уже знаем о ней. Попробуйте позже.',
);

const outcomeUnknown = new Refusal(
  503,
  'outcome_unknown',
  'База данных не ответила, сохранено ли изменение. Обновите страницу и проверьте это, прежде чем повторять.',
);

const plainRefusals: Record<number, Refusal> = Object.fromEntries(
  [
    new Refusal(400, 'bad_request', 'Запрос не разобрать. Проверьте его формат.'),
    new Refusal(404, 'not_found', 'По этому адресу ничего нет.'),
    new Refusal(405, 'method_not_allowed', 'Этот адрес не принимает такой метод.'),
    new Refusal(406, 'not_acceptable', 'Такого представления ответа нет.'),
    new Refusal(413, 'too_large', 'Слишком большой запрос или файл.'),
    new Refusal(414, 'too_large', 'Слишком длинный адрес запроса.'),
    new Refusal(415, 'unsupported_type', 'Такой тип содержимого не принимается.'),
    new Refusal(431, 'too_large', 'Слишком большие заголовки запроса.'),
    new Refusal(503, 'unavailable', 'Сервис временно недоступен. Повторите через минуту.'),
  ].map((refusal) => [refusal.statusCode, refusal]),
);

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? normalise(status) : 500;
}

/** A client error without a text of ours is still reported as a client error. */
const normalise = (status: number): number => (status in plainRefusals ? status : 400);

function bodyOf(refusal: Refusal, { id }: FastifyRequest): ErrorBody {
  const { statusCode, code, message, extra } = refusal;
  return {
    statusCode,
    code,
    message,
    ...(extra.errors ? { errors: extra.errors } : {}),
    ...(extra.fresh === undefined ? {} : { fresh: extra.fresh }),
    ...(isOurs(refusal) ? { requestId: id } : {}),
  };
}
