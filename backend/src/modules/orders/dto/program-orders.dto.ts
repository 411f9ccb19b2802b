import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS, MESSAGES } from '@shlyah/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsOptional } from 'class-validator';
import { Checked } from '../../../platform/http/body.pipe';
import { errorCodes, type ErrorCode } from '../../../platform/http/error-codes';
import type { FieldErrors } from '../../../platform/http/errors';
import { OrderIdField, Shown, TextField } from '../../../platform/http/fields';
import { OwnNumberField } from '../../../platform/http/own-number-fields';
import { IMPORT_ID_MAX } from '../model/order.entity';
import { OrderDto } from './order.dto';
import { CreateOrderDto } from './write-order.dto';

/** Orders per request: not above the quota of an account or a key for one minute (QUOTAS). */
export const MAX_BATCH = 100;

/** The fingerprint of an imported row (`ImportedOrderDto`). */
const FINGERPRINT = /^[0-9a-f]{64}$/;

const isFingerprint = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && FINGERPRINT.test(value));

/** Orders that are validated and placed one by one. */
@Checked(({ orders, prints }: BatchDto): FieldErrors => {
  const isRight = !Array.isArray(prints) || (prints.length === orders?.length && prints.every(isFingerprint));
  return isRight ? {} : { prints: ['Передайте по одному отпечатку на заказ: 64 знака или null'] };
})
export class BatchDto {
  @applyDecorators(
    ApiProperty({
      type: () => CreateOrderDto,
      isArray: true,
      minItems: 1,
      maxItems: MAX_BATCH,
      description: 'Заказы, каждый как у `POST /api/order`',
    }),
    IsDefined({ message: MESSAGES.required }),
    IsArray({ message: 'Передайте список' }),
    ArrayMinSize(1, { message: MESSAGES.required }),
    ArrayMaxSize(MAX_BATCH, { message: `Не больше ${MAX_BATCH} заказов` }),
  )
  orders: unknown[];

  @applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', pattern: FINGERPRINT.source, nullable: true },
      maxItems: MAX_BATCH,
      required: false,
      nullable: true,
      example: null,
      description:
        'Отпечатки строк файла из ответа `POST /api/order/import`, по одному на заказ. Заказ с отпечатком, который у вас уже был, не оформляется: 409 already_ordered; null — без этой проверки',
    }),
    IsOptional(),
    IsArray({ message: 'Передайте список' }),
  )
  prints?: (string | null)[] | null;

  @TextField({
    max: IMPORT_ID_MAX,
    description:
      'Ваше имя всей загрузки, одно на все её пакеты: по нему `POST /api/order/import/cancel` отменит её заказы разом. В ответах его нет',
    example: 'file-2026-11-30-1',
  })
  importId?: string | null;
}

/** The result of one order of a batch. */
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
    description:
      'При кодах external_id_taken и already_ordered — { id, number } того заказа, при price_changed — новый расчёт',
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
  })
  fresh?: unknown;

  @Shown({ description: 'Оформленный заказ', type: OrderDto, required: false })
  order?: OrderDto;
}

/** The order to cancel, by id or by own number of the client. */
export class CancelOrderDto {
  @OrderIdField({ required: false })
  id?: number | null;

  @OwnNumberField()
  externalId?: string | null;

  @TextField({ max: LIMITS.reason, description: 'Почему: увидит менеджер', example: 'Покупатель передумал' })
  reason?: string | null;
}
