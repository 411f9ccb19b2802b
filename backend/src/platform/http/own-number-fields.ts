import { applyDecorators } from '@nestjs/common';
import { orderFields, readValue, type Field } from '@shlyah/domain';
import { Transform } from 'class-transformer';
import { ArrayMinSize } from 'class-validator';
import { Input } from './field-classes';
import { TextsField } from './fields';

const { kind, format, max } = orderFields.externalId;

const ownNumber: Field = {
  kind,
  format,
  max,
  label: 'Ваш номер заказа вместо нашего; если названы оба, это должен быть один заказ',
  example: 'A-17',
};

/** The own number of one of the caller's orders, read like that of an order. */
export const OwnNumberField = (): PropertyDecorator => Input(ownNumber);

/** ?externalId=A-17&externalId=A-18, or a list in a body; commas belong to the numbers. */
export const OwnNumbersField = (doc: { max: number; description: string }): PropertyDecorator =>
  applyDecorators(
    TextsField({ ...doc, maxLength: max, example: ['A-17'] }),
    ArrayMinSize(1, { message: 'Назовите хотя бы один заказ' }),
    Transform(({ value }) => read(value), { toClassOnly: true }),
  );

const read = (value: unknown): unknown[] | null =>
  value === undefined || value === null
    ? null
    : [value].flat().map((one) => readValue(orderFields.externalId, one));
