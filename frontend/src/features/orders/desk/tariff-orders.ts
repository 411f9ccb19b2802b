import type { TariffOrderDto } from '@shlyah/api-client';
import { toKopecks } from '@shlyah/domain';
import type { BulkChange } from '../types';

export type TariffOrder = TariffOrderDto;
export type Step = TariffOrder['step'];

/** Labels of the steps. */
export const STEP_WORDS: Record<Step, string> = {
  requote: 'Обновить расчёт',
  lower: 'Снизить цену',
  propose: 'Согласовать с клиентом',
  none: 'Своя цена',
};

/** The orders of a step. */
export const ofStep = (orders: readonly TariffOrder[], step: Step): TariffOrder[] =>
  orders.filter((one) => one.step === step);

/** The sum by which the prices are lowered, kopecks. */
export const loweredBy = (orders: readonly TariffOrder[]): number =>
  orders.reduce((sum, { order, after }) => sum + toKopecks(order.price) - toKopecks(after ?? order.price), 0);

/** The changes that lower these prices; orders of one price go together. */
export function lowering(orders: readonly TariffOrder[]): BulkChange[] {
  const groups = new Map<number, BulkChange>();
  for (const { order, after } of ofStep(orders, 'lower')) {
    if (after === null) continue;
    const group = groups.get(after) ?? { orders: [], price: after };
    group.orders.push({ id: order.id, version: order.version });
    groups.set(after, group);
  }
  return [...groups.values()];
}
