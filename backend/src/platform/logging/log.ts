import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { describeError } from './describe-error';
import { hidePersonal } from './hide-personal';
import { readable } from './readable';

export type Log = Logger;

/**
 * The log of the process: one JSON object per line in production, readable text elsewhere. It is written synchronously and
 * without a worker thread, so that no line is lost when the process ends and nothing delays its end.
 */
export function createLog(
  { production, logLevel }: Pick<Config, 'production' | 'logLevel'>,
  out: DestinationStream = destination({ dest: 1, sync: true }),
): Log {
  const shape = production ? (line: string) => line : readable;
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: {
        err: describeError,
        // Fastify's serializer would log the address with its query.
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
      },
    },
    { write: (line) => out.write(shape(hidePersonal(line))) },
  );
}
