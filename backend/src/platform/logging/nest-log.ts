import type { LoggerService } from '@nestjs/common';
import type { Log } from './log';
import { currentRequest } from './request-id';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Contexts in which Nest reports a failed start; main.ts reports it in one line. */
const failedStart: unknown[] = ['ExceptionHandler', 'NestApplication'];

/**
 * Sends Nest's and the application's `Logger` calls to the log: `new Logger('Mailer').warn({ msg, …fields })` becomes a
 * line with these fields, the context and the id of the current request.
 */
export function nestLog(log: Log): LoggerService {
  const at =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]): void => {
      const context = rest.at(-1);
      if (level === 'error' && failedStart.includes(context)) return;
      const stack = rest.length > 1 && typeof rest[0] === 'string' ? { err: { stack: rest[0] } } : {};
      log[level]({ context, requestId: currentRequest()?.id, ...stack, ...fieldsOf(message) });
    };
  return {
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    // Nest reports here how it assembles the application.
    log: at('debug'),
    debug: at('debug'),
    verbose: at('trace'),
  };
}

function fieldsOf(message: unknown): object {
  if (message instanceof Error) return { err: message };
  return typeof message === 'object' && message !== null ? message : { msg: String(message) };
}
