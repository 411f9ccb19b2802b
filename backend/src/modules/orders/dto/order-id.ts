import { ApiParam } from '@nestjs/swagger';
import { ABSENT } from '../../../platform/http/errors';

/** Describes the path parameter `:id` of endpoints about one order. */
export const OrderIdParam = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер заказа', example: 125 });

/** The 404 of endpoints about one order. */
export const noOrder = ['not_found', ABSENT.order] as const;
