import type { ProposalSide } from '@shlyah/domain';
import type { Loaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { Timeline } from '../../../ui/layout/Timeline';
import type { OrderEvent, OrderMessage, Proposal } from '../types';
import { messageMoments, momentsOf, noteOf, type Moment } from './history-items';

interface OrderHistoryProps {
  /** Newest first, as the API gives them; so are the others. */
  history: Loaded<OrderEvent[]>;
  proposals: Loaded<Proposal[]>;
  messages: Loaded<OrderMessage[]>;
  viewer: ProposalSide;
}

/**
 * Events and proposals of an order, the newest at the top; letters about it are folded, each repeats a line of it.
 * Authors are shown to permitted viewers.
 * It appears whole: later lines would appear between those being read. Loaded lines stay when a reload
 * fails.
 */
export function OrderHistory({ history, proposals, messages, viewer }: OrderHistoryProps) {
  const failures = [history, proposals, messages].flatMap(({ loading, reload }) =>
    loading.state === 'failed' ? { text: loading.failure.message, reload } : [],
  );
  const failure = failures.length > 0 && (
    <p>
      Историю загрузить не удалось. {failures[0]?.text}{' '}
      <Button kind="quiet" size="small" onClick={() => failures.forEach(({ reload }) => reload())}>
        Ещё раз
      </Button>
    </p>
  );
  if (!history.data || !proposals.data || !messages.data)
    return failure || <SkeletonRows rows={3} height="28px" label="Загружаем историю…" />;
  const moments = momentsOf(history.data, proposals.data, viewer);
  const letters = messageMoments(messages.data, viewer);
  return (
    <>
      {failure}
      {moments.length === 0 ? <p>Изменений пока не было.</p> : <Moments moments={moments} />}
      {letters.length > 0 && (
        <Details summary={`Письма и сообщения: ${letters.length}`}>
          <Moments moments={letters} />
        </Details>
      )}
    </>
  );
}

const Moments = ({ moments }: { moments: readonly Moment[] }) => (
  <Timeline
    items={moments.map((moment) => ({ key: moment.key, title: moment.title, note: noteOf(moment) }))}
  />
);
