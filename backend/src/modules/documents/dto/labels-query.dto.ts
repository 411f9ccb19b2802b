import { LIMITS } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { ChoiceField, WholeField } from '../../../platform/http/fields';
import { LAYOUTS } from '../labels/label';

const ORDERS = 100;

/** ?ids=125&ids=126; the number of a test order is negative. */
const OrderIds = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description: `Номера заказов, до ${ORDERS}: ids=125&ids=126. Этикетки идут в том же порядке; номер тестового заказа отрицательный`,
      ...{ type: 'integer', isArray: true, minItems: 1, maxItems: ORDERS, example: [125] },
    }),
    Transform(({ value }) => [value ?? []].flat().map(wholeOrAsSent), { toClassOnly: true }),
    IsArray({ message: 'Передайте список номеров' }),
    ArrayMinSize(1, { message: 'Назовите хотя бы один заказ' }),
    ArrayMaxSize(ORDERS, { message: `За раз — этикетки до ${ORDERS} заказов` }),
    IsInt({ each: true, message: 'Укажите номер' }),
    Min(-LIMITS.id, { each: true, message: 'Укажите номер' }),
    Max(LIMITS.id, { each: true, message: 'Укажите номер' }),
  );

const wholeOrAsSent = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;

/** What a document of labels can be. */
const FORMATS = ['pdf'] as const;

/** Which labels, and on what. */
export class LabelsQuery {
  @OrderIds()
  ids: number[];

  @ChoiceField({
    ...{ choices: FORMATS, choicesName: 'LabelFormat', example: 'pdf' },
    description: 'Вид файла. Пока один: pdf',
  })
  format?: (typeof FORMATS)[number] | null;

  @ChoiceField({
    ...{ choices: LAYOUTS, choicesName: 'LabelLayout', example: 'label' },
    description:
      'Бумага: label — по одной на странице 100×150 мм, для принтера этикеток; a4 — по четыре на листе. По умолчанию label',
  })
  layout?: (typeof LAYOUTS)[number] | null;

  @WholeField({
    ...{ min: 1, max: 4, example: 1 },
    description:
      'Только для a4: с какого места начать лист, часть которого уже использована: 1 и 2 — верхний ряд, 3 и 4 — нижний. По умолчанию 1',
  })
  start?: number | null;
}
