import { failureText, formatDeadline, formatPrice, priceFromWire } from '@shlyah/domain';
import { numbered } from '../../../ui/text';
import type { BulkResult, Order } from '../types';
import { dayWords, pickupWords, priceWords, type Change } from './changes';

/** A change that was not saved; it stays until the same is saved or it is discarded. */
export interface Refusal {
  id: number;
  why: string;
  change: Change;
  /** The order as shown to the user, and as another user has since saved it. */
  before: Order;
  now?: Order | undefined;
  /** Its author. */
  savedBy?: BulkResult['savedBy'];
  /** The session has ended. */
  isOver: boolean;
  /** Its price was typed in the order's row, where it stays, too. */
  typed: boolean;
}

const HANDOVER = 'час и кто принял';

/** Refused part of a change. */
export const refusalsOf = (
  results: readonly BulkResult[],
  change: Change,
  orders: ReadonlyMap<number, Order>,
  typed: boolean,
): Refusal[] =>
  results.flatMap((result) => {
    const { id, order, message, savedBy } = result;
    const before = orders.get(id);
    if (isAlreadySet(result, change) || !before) return [];
    const why =
      result.code === 'version_conflict' ? 'его уже изменили.' : (message ?? 'Не удалось сохранить');
    const isOver = result.statusCode === 401;
    return [{ id, why, change, before, now: order, savedBy, isOver, typed }];
  });

/** Whether the order is now as the change makes it: saved, or made the same by another user. */
export const isAlreadySet = (
  { statusCode, order }: BulkResult,
  { status, price, failure, failureWords, handover, ...days }: Change,
): boolean =>
  statusCode === 200 ||
  (order !== undefined &&
    !handover &&
    (status ?? order.status.id) === order.status.id &&
    (price ?? order.price) === order.price &&
    (failure ?? order.failure) === order.failure &&
    (failureWords ?? order.failureWords) === order.failureWords &&
    areDaysSet(order, days));

const areDaysSet = (order: Order, { deliveryDate, deliveryFrom, pickupDate, pickupFrom }: Change): boolean =>
  (deliveryDate ?? order.deliveryDate) === order.deliveryDate &&
  (deliveryFrom === undefined || deliveryFrom === (order.deliveryFrom ?? null)) &&
  (pickupDate ?? order.pickupDate) === order.pickupDate &&
  (pickupFrom === undefined || pickupFrom === (order.pickupFrom ?? null));

/** «„В пути“ и 45.60 р»: the values to be set all the same. */
export const mineWords = (change: Change, status?: string): string => {
  const { price, deliveryDate, deliveryFrom, handover } = change;
  return [
    status && `«${status}»`,
    handover && HANDOVER,
    price === undefined || price === null ? '' : formatPrice(priceFromWire(price)),
    deliveryDate ? formatDeadline(deliveryDate, deliveryFrom) : '',
    pickupWords(change),
  ]
    .filter(Boolean)
    .join(' и ');
};

/** «Заказ № 7: Нет связи с сервером. Не сохранено: цена 45.60 р.» After another user's save, «Ваше не сохранено». */
export const refusalWords = ({ id, why, change, now }: Refusal, status?: string): string => {
  const lost = [
    status && `статус «${status}»`,
    failureText(change),
    change.handover && HANDOVER,
    priceWords(change),
    dayWords(change),
    pickupWords(change),
  ]
    .filter(Boolean)
    .join(', ');
  return [`Заказ ${numbered(id)}: ${why}`, lost && `${now ? 'Ваше не сохранено' : 'Не сохранено'}: ${lost}.`]
    .filter(Boolean)
    .join(' ');
};
