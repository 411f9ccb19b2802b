import { OrderIdsField } from '../../../platform/http/fields';

const ORDERS = 100;

/** ?ids=125&ids=126; the number of a test order is negative. `papers`: «Этикетки». */
export const OrderIds = (papers: string): PropertyDecorator =>
  OrderIdsField({
    ...{ max: ORDERS, required: true, example: [125] },
    description: `Номера заказов, до ${ORDERS}: ids=125&ids=126. ${papers} идут в том же порядке; номер тестового заказа отрицательный`,
  });
