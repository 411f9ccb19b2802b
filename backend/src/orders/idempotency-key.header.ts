import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The header as it was sent; documented by hand, since a bare @Headers() would be documented twice. */
export const IdempotencyKeyHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const value = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    return Array.isArray(value) ? value.join(',') : value;
  },
);
