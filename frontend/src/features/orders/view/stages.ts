import {
  aheadStatuses,
  endedBy,
  formatDateTime,
  formatDeadline,
  handoverTime,
  isOpenOrder,
  ORDER_STATUSES,
  passedByOrder,
  promisedStatus,
} from '@shlyah/domain';
import type { TimelineItem } from '../../../ui/layout/Timeline';
import type { Order, OrderEvent } from '../types';

/** Past, current and next stages of an order; without its history (newest first) only the times are missing. */
export function stagesOf(order: Order, history: readonly OrderEvent[]): TimelineItem[] {
  const given = history
    .flatMap(({ field, to, date }) => {
      const status = field === 'status' && ORDER_STATUSES.find(({ name }) => name === to);
      return status ? [{ id: status.id, date }] : [];
    })
    .reverse();
  const { handover = null } = order;
  const passed = endedBy(
    passedByOrder({ statusId: order.status.id, createdAt: order.date }, given),
    handover,
  );
  const nameOf = (id: number): string =>
    id === order.status.id ? order.status.name : (ORDER_STATUSES.find((one) => one.id === id)?.name ?? '');
  const toPoint = order.deliveryAddress === 'punkt';
  const ahead = isOpenOrder(order) ? aheadStatuses(order.status.id, toPoint) : [];
  return [
    ...passed.map(({ id, date }, index): TimelineItem => ({
      key: index,
      title: nameOf(id),
      note:
        date === null && handover && index === passed.length - 1
          ? handoverTime(null)
          : date && formatDateTime(date),
      state: index === passed.length - 1 ? 'now' : 'done',
    })),
    ...ahead.map((id): TimelineItem => ({
      key: `ahead ${id}`,
      title: nameOf(id),
      note: id === promisedStatus(toPoint) && formatDeadline(order.deliveryDate, order.deliveryFrom),
      state: 'ahead',
    })),
  ];
}
