import { jointNotice } from '../../src/modules/notifications/channels/daily';
import type { Notice } from '../../src/modules/notifications/channels/notice';
import type { KnownOrder, OrderFacts } from '../../src/modules/notifications/events';
import type { LetterSender } from '../../src/modules/notifications/letter';
import { detailsOf } from '../../src/modules/notifications/order-details';
import { orderLetters } from '../../src/modules/notifications/order-letters';
import { order } from './order-facts';

/** What the client knew of the order before a change of these fields. */
export const knew = (before: Partial<OrderFacts>): KnownOrder => {
  const known = { ...order, ...before };
  return { status: known.status, price: known.price, details: detailsOf(known) };
};

/** The order on another day, and with all that can be changed. */
export const earlier = { deliveryDate: '2026-11-18 23:00' };
export const elsewhere: Partial<OrderFacts> = {
  ...earlier,
  street: 'пр-т Победителей',
  reciverAddress: 'Брест',
  reciverType: 'fiz-lico',
  reciverPhone: '+375 (33) 76-54-321',
  packages: order.packages.slice(0, 1),
};

/** The letters about changes that staff have made in an order, by name. */
export function changeNotices(
  anna: { name: string },
  sender: LetterSender,
  asked: OrderFacts['waiting'],
): Record<string, Notice> {
  const changed = (known: KnownOrder, now: OrderFacts): Notice => {
    const notice = orderLetters.changed(anna, sender, known, now);
    if (!notice) throw new Error('There was nothing to tell');
    return notice;
  };
  const moved = (id: number, externalId: string | null, before: Partial<OrderFacts> = earlier): Notice =>
    changed(knew(before), { ...order, id, externalId });
  return {
    'of an order on another day': moved(7, order.externalId),
    'of an order on another day while a request waits': changed(knew(earlier), { ...order, waiting: asked }),
    'of an order changed in all': moved(7, order.externalId, elsewhere),
    'of a status and another day': changed(knew(earlier), {
      ...order,
      status: { id: 7, name: 'Не доставлена' },
    }),
    'of several on another day': jointNotice([moved(7, 'З-1042'), moved(8, null), moved(9, 'З-1044')]),
    'of several changed at once': jointNotice([moved(7, null), moved(8, null), moved(9, null, elsewhere)]),
  };
}
