import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import { currentRequest } from '../logging/request-id';
import { badQuery, invalid } from './errors';

/** The text for an unknown parameter. */
export const unknownName = (known: string[]): string =>
  known.length > 0 ? `Такого параметра нет. Есть: ${known.join(', ')}` : 'У этого запроса нет параметров';

/** Nest's metadata stores the kinds of a handler's arguments as numbers. */
const isQuery = (key: string): boolean => key.startsWith('4:');

/** Refuses query parameters of routes that have none, after the access guard; a query with a class is checked by the body pipe. */
@Injectable()
export class KnownQuery implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query ?? {});
    if (names.length > 0 && !takesQuery(context)) {
      const errors = Object.fromEntries(names.map((name) => [name, [unknownName([])]]));
      throw currentRequest()?.byKey ? invalid(errors) : badQuery(errors);
    }
    return true;
  }
}

function takesQuery(context: ExecutionContext): boolean {
  const handler = context.getHandler().name;
  const found = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler) as object | undefined;
  return Object.keys(found ?? {}).some(isQuery);
}
