import { applyDecorators } from '@nestjs/common';
import { lengthOfRun, PAPERS_AT_ONCE } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import type { FieldErrors } from './errors';
import { TextsField } from './fields';

/** Orders by ranges of numbers: ?range=1201-1350&range=1352. */
export const NumberRangesField = (): PropertyDecorator =>
  applyDecorators(
    TextsField({
      ...{ max: PAPERS_AT_ONCE, maxLength: 40, example: ['1201-1350'] },
      description: `Вместо номеров: заказы с номерами подряд, всего до ${PAPERS_AT_ONCE}: range=1201-1350&range=1352`,
    }),
    Transform(({ value }) => (value ? [value].flat() : null), { toClassOnly: true }),
  );

/** The errors of the ranges in a query. */
export function rangeProblems(range?: string[] | null): FieldErrors {
  const lengths = (Array.isArray(range) ? range : []).map(lengthOfRun);
  if (lengths.includes(null)) return { range: ['Укажите номера так: 1201-1350'] };
  const count = lengths.reduce<number>((sum, length) => sum + (length ?? 0), 0);
  return count > PAPERS_AT_ONCE ? { range: [`За раз — не больше ${PAPERS_AT_ONCE} заказов`] } : {};
}
