import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';

const ORDERS = 100;

/** ?ids=125&ids=126; the number of a test order is negative. `papers`: «Этикетки». */
export const OrderIds = (papers: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      description: `Номера заказов, до ${ORDERS}: ids=125&ids=126. ${papers} идут в том же порядке; номер тестового заказа отрицательный`,
      ...{ type: 'integer', isArray: true, minItems: 1, maxItems: ORDERS, example: [125] },
    }),
    Transform(({ value }) => [value ?? []].flat().map(wholeOrAsSent), { toClassOnly: true }),
    IsArray({ message: 'Передайте список номеров' }),
    ArrayMinSize(1, { message: 'Назовите хотя бы один заказ' }),
    ArrayMaxSize(ORDERS, { message: `За раз — ${papers.toLowerCase()} до ${ORDERS} заказов` }),
    IsInt({ each: true, message: 'Укажите номер' }),
    Min(-LIMITS.id, { each: true, message: 'Укажите номер' }),
    Max(LIMITS.id, { each: true, message: 'Укажите номер' }),
  );

const wholeOrAsSent = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value;
