import { ApiParam } from '@nestjs/swagger';
import { ABSENT } from '../../../platform/http/errors';

/** Describes the path parameter `:id` of endpoints about one order. */
export const OrderIdParam = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер заказа', example: 125 });

/** The 404 of endpoints about one order. */
export const noOrder = ['not_found', ABSENT.order] as const;

/** How a call names one order (`NamedOrder`). */
export const ORDER_IS_NAMED =
  'Назовите заказ: `id` — наш номер или `externalId` — ваш; если названы оба, это должен быть один заказ.';
