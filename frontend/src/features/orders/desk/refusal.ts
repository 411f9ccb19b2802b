import { formatPrice, priceFromWire } from '@shlyah/domain';
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
  /** Who has left it so. */
  savedBy?: BulkResult['savedBy'];
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
  results.flatMap((result) => {
    const { id, order, message, savedBy } = result;
    const before = orders.get(id);
    if (isAsWished(result, change) || !before) return [];
    const why =
      result.code === 'version_conflict' ? 'его уже изменили.' : (message ?? 'Не удалось сохранить');
    return [{ id, why, change, before, now: order, savedBy, typed }];
  });

/** Whether the order is now as the change makes it: saved, or made the same by somebody else meanwhile. */
export const isAsWished = ({ statusCode, order }: BulkResult, { status, price }: Change): boolean =>
  statusCode === 200 ||
  (order !== undefined &&
    (status ?? order.status.id) === order.status.id &&
    (price ?? order.price) === order.price);

/** «„В пути“ и 45.60 р»: what is to be set all the same. */
export const mineWords = ({ price }: Change, status?: string): string =>
  [status && `«${status}»`, price === undefined || price === null ? '' : formatPrice(priceFromWire(price))]
    .filter(Boolean)
    .join(' и ');

/** «Заказ № 7: Нет связи с сервером. Не сохранено: цена 45.60 р.» Where somebody else was faster, «Ваше не сохранено». */
export const refusalWords = ({ id, why, change, now }: Refusal, status?: string): string => {
  const lost = [status && `статус «${status}»`, priceWords(change)].filter(Boolean).join(', ');
  return [`Заказ ${numbered(id)}: ${why}`, lost && `${now ? 'Ваше не сохранено' : 'Не сохранено'}: ${lost}.`]
    .filter(Boolean)
    .join(' ');
};
