import type { ProposalSide } from '@shlyah/domain';
import type { Loaded } from '../../../shared/useLoaded';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Timeline } from '../../../ui/layout/Timeline';
import type { OrderEvent, OrderMessage, Proposal } from '../types';
import { momentsOf, noteOf } from './timeline-items';

interface OrderTimelineProps {
  /** Newest first, as the API gives them. */
  history: Loaded<OrderEvent[]>;
  proposals: readonly Proposal[];
  messages: readonly OrderMessage[];
  viewer: ProposalSide;
}

/** What happened to an order, was talked over and told, the newest at the top. Who did it is said to those who may know. */
export function OrderTimeline({ history, proposals, messages, viewer }: OrderTimelineProps) {
  const { data: events, loading } = history;
  if (loading.state === 'failed') return <p>Историю загрузить не удалось. {loading.failure.message}</p>;
  if (!events) return <SkeletonRows rows={3} height="28px" label="Загружаем историю…" />;
  const moments = momentsOf({ events, proposals, messages }, viewer);
  if (moments.length === 0) return <p>Изменений пока не было.</p>;
  return (
    <Timeline
      items={moments.map((moment, index) => ({
        key: moment.key,
        title: moment.title,
        note: noteOf(moment),
        state: index === 0 ? ('now' as const) : ('done' as const),
      }))}
    />
  );
}
