import { applyDecorators } from '@nestjs/common';
import { idRangeLength, MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import type { FieldErrors } from './errors';
import { listed, TextsField } from './fields';

/** Orders by ranges of ids: ?range=1201-1350&range=1352, or ?range=1201-1350,1352. */
export const IdRangesField = (): PropertyDecorator =>
  applyDecorators(
    TextsField({
      max: MAX_DOCUMENT_ORDERS,
      maxLength: 40,
      example: ['1201-1350'],
      description: `Вместо номеров: заказы с номерами подряд, всего до ${MAX_DOCUMENT_ORDERS}: range=1201-1350&range=1352 или range=1201-1350,1352`,
    }),
    Transform(({ value }) => (value ? listed(value) : null), { toClassOnly: true }),
  );

/** Validates the ranges of a query. */
export function idRangesProblem(range?: string[] | null): FieldErrors {
  const lengths = (Array.isArray(range) ? range : []).map(idRangeLength);
  if (lengths.includes(null)) return { range: ['Укажите номера так: 1201-1350'] };
  const count = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  return count > MAX_DOCUMENT_ORDERS ? { range: [`За раз — не больше ${MAX_DOCUMENT_ORDERS} заказов`] } : {};
}
