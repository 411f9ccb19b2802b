import { formatDateTime } from '@shlyah/domain';
import { numbered } from '../../../ui/text';
import type { BulkTakenBack, OrderBulk } from '../types';
import { ordersIn } from '../words';

type BulkOrder = OrderBulk['orders'][number];

const withOutcome = ({ orders }: OrderBulk, wanted: BulkOrder['outcome']): readonly BulkOrder[] =>
  orders.filter(({ outcome }) => outcome === wanted);

/** The orders whose status can be given back. */
export const standingOf = (bulk: OrderBulk): readonly BulkOrder[] => withOutcome(bulk, 'stands');

/** «Доставлена» → «В пути»: 40 заказов, by former statuses. */
export function givenBackWords(bulk: OrderBulk): string[] {
  const counts = new Map<string, number>();
  for (const { before } of standingOf(bulk)) counts.set(before.name, (counts.get(before.name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `«${bulk.status.name}» → «${name}»: ${ordersIn(count)}`);
}

/** What the clients have heard, and will hear. */
export function toldWords(bulk: OrderBulk): string {
  const { told } = bulk;
  if (told === 0) return 'Клиентам ещё ничего не сообщили и не сообщат.';
  const all = standingOf(bulk).length;
  const about = told === all ? 'обо всех этих заказах' : `о ${told} из ${ordersOfAll(all)}`;
  return `Клиентам уже сообщили ${about}. О каждом придёт письмо, что статус поставили по ошибке.`;
}

/** «60 заказов» after «из». */
const ordersOfAll = (count: number): string => `${count}\u00a0заказов`;

/** «№ 512: «Отменена», Пётр Второй, 30.11.2026 14:10», each order that stays as it is. */
export const restWords = (bulk: OrderBulk): string[] =>
  bulk.orders
    .filter(({ outcome }) => outcome !== 'stands')
    .map(
      (order) =>
        `${numbered(order.id)}: ${[stateWords(order), order.savedBy?.name, order.savedBy && formatDateTime(order.savedBy.at)].filter(Boolean).join(', ')}`,
    );

function stateWords({ outcome, before, status }: BulkOrder): string {
  if (outcome === 'deleted') return 'удалён';
  if (outcome === 'takenBack') return `уже вернули «${before.name}»`;
  return `«${status?.name ?? ''}»`;
}

/** What this press has given back; another one may have been first. */
export const takenWords = ({ changed }: BulkTakenBack): string =>
  changed.length > 0 ? `Вернули прежние статусы: ${ordersIn(changed.length)}` : 'Возвращать уже нечего';
