import { numbered } from '../../../ui/text';
import type { BulkResult, Order } from '../types';
import { priceWords, type Change } from './changes';

/** A change that was not saved; it stays until the same is saved or a person gives it up. */
export interface Refusal {
  id: number;
  why: string;
  change: Change;
  /** The order as the person saw it, and as somebody else has left it meanwhile. */
  before: Order;
  now?: Order | undefined;
  /** Its price was typed in the order's row, where it stays, too. */
  typed: boolean;
}

/** What of a change was refused. */
export const refusalsOf = (
  results: readonly BulkResult[],
  change: Change,
  orders: ReadonlyMap<number, Order>,
  typed: boolean,
): Refusal[] =>
  results.flatMap(({ id, statusCode, order, message }) => {
    const before = orders.get(id);
    if (statusCode === 200 || !before) return [];
    return [{ id, why: message ?? 'Не удалось сохранить', change, before, now: order, typed }];
  });

/** «Заказ № 7: Нет связи с сервером. Не сохранено: цена 45.60 р.» */
export const refusalWords = ({ id, why, change }: Refusal, status?: string): string => {
  const lost = [status && `статус «${status}»`, priceWords(change)].filter(Boolean).join(', ');
  return [`Заказ ${numbered(id)}: ${why}`, lost && `Не сохранено: ${lost}.`].filter(Boolean).join(' ');
};
