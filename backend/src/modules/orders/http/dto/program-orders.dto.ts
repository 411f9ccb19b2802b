import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES, orderFields } from '@shlyah/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined } from 'class-validator';
import { errorCodes, type ErrorCode } from '../../../../platform/http/error-codes';
import type { FieldErrors } from '../../../../platform/http/errors';
import { OrderIdField, Shown, TextField } from '../../../../platform/http/fields';
import { OrderDto } from './order.dto';
import { CreateOrderDto } from './write-order.dto';

/** So many orders are placed by one request: no more than a minute's of an account or a key (QUOTAS). */
export const BATCH = 100;

/** Orders that are checked and placed one by one. */
export class BatchDto {
  @applyDecorators(
    ApiProperty({
      type: () => CreateOrderDto,
      isArray: true,
      minItems: 1,
      maxItems: BATCH,
      description: 'Заказы, каждый как у `POST /api/order`',
    }),
    IsDefined({ message: MESSAGES.required }),
    IsArray({ message: 'Передайте список' }),
    ArrayMinSize(1, { message: MESSAGES.required }),
    ArrayMaxSize(BATCH, { message: `Не больше ${BATCH} заказов` }),
  )
  orders: unknown[];
}

/** How one order of a batch ended. */
export class BatchResultDto {
  @Shown({ description: 'Место заказа в запросе, от 0', type: 'integer', example: 0 })
  index: number;

  @Shown({ description: 'Код, как у отдельного запроса: 201, 409, 422', type: 'integer', example: 201 })
  statusCode: number;

  @Shown({
    description: 'Слово для программ, как в ошибке отдельного запроса; нет, если заказ оформлен',
    enum: errorCodes,
    enumName: 'ErrorCode',
    required: false,
    example: 'invalid',
  })
  code?: ErrorCode;

  @Shown({
    description: 'Объяснение, если заказ не оформлен',
    type: String,
    required: false,
    example: 'Проверьте данные.',
  })
  message?: string;

  @Shown({
    description: 'Что не так, по полям, как в ошибке отдельного запроса',
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    selfRequired: false,
    example: { name: [MESSAGES.required] },
  })
  errors?: FieldErrors;

  @Shown({
    description: 'При коде external_id_taken — { id, number } заказа с этим номером',
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
  })
  fresh?: unknown;

  @Shown({ description: 'Оформленный заказ', type: OrderDto, required: false })
  order?: OrderDto;
}

/** Which order is to be canceled, by our number or by the client's own. */
export class CancelOrderDto {
  @OrderIdField({ required: false })
  id?: number | null;

  @TextField({
    max: orderFields.externalId.max,
    description: 'Номер у вас, если нашего номера нет под рукой; с id — номер того же заказа, иначе 422',
    example: 'A-17',
  })
  externalId?: string | null;

  @TextField({ max: LIMITS.reason, description: 'Почему: увидит менеджер', example: 'Покупатель передумал' })
  reason?: string | null;
}
