import { formatDateTime, orderFieldLabel } from '@shlyah/domain';
import type { Loaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Timeline, type TimelineItem } from '../../../ui/layout/Timeline';
import type { OrderEvent } from '../types';

interface OrderTimelineProps {
  /** Newest first, as the API gives them. */
  history: Loaded<OrderEvent[]>;
}

/** What happened to an order, the newest at the top. Who did it is said to those who may know. */
export function OrderTimeline({ history }: OrderTimelineProps) {
  const { data: events, loading } = history;
  if (loading.state === 'failed') return <p>Историю загрузить не удалось. {loading.failure.message}</p>;
  if (!events) return <SkeletonRows rows={3} height="28px" label="Загружаем историю…" />;
  if (events.length === 0) return <p>Изменений пока не было.</p>;
  return (
    <Timeline
      items={events.map((event, index): TimelineItem => ({
        key: event.id,
        title: eventText(event),
        note: [formatDateTime(event.date), event.user.name].filter(Boolean).join(', '),
        state: index === 0 ? 'now' : 'done',
      }))}
    />
  );
}

/** «Новая → В пути», «Цена: Формируется → 21.00 р», «Улица получателя: … → …». */
function eventText({ field, from, to }: OrderEvent): string {
  if (field === 'status') return from === null ? `Заказ оформлен: ${to ?? ''}` : `${to ?? '—'}`;
  if (field === 'reason') return `${orderFieldLabel(field)}: ${to ?? '—'}`;
  return `${orderFieldLabel(field)}: ${from ?? '—'} → ${to ?? '—'}`;
}
