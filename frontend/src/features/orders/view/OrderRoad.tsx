import type { ProposalSide } from '@shlyah/domain';
import type { Loaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { Timeline, type TimelineItem } from '../../../ui/layout/Timeline';
import type { Order, OrderEvent, OrderMessage, Proposal } from '../types';
import { TakeBackStatuses } from '../bulks/TakeBackStatuses';
import { messageMoments, momentsOf, noteOf, type Moment } from './history-items';
import { stagesOf } from './stages';

interface OrderRoadProps {
  order: Order;
  /** Newest first, as the API gives them; so are the others. */
  history: Loaded<OrderEvent[]>;
  proposals: Loaded<Proposal[]>;
  messages: Loaded<OrderMessage[]>;
  viewer: ProposalSide;
  /** After the statuses before a bulk change were given back. */
  onTakenBack: () => void;
}

/** Moments that are shown at once; the earlier ones are folded. */
const LATEST = 10;

/**
 * The order in time, top to bottom: what happened and what was proposed, then the stages that are ahead. Letters about it
 * are folded, each repeats a line of it. Authors are shown to permitted viewers.
 * It appears whole: later lines would appear between those being read. Loaded lines stay when a reload fails.
 */
export function OrderRoad({ order, history, proposals, messages, viewer, onTakenBack }: OrderRoadProps) {
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
  if (!history.data || !proposals.data || !messages.data) {
    if (!failure) return <SkeletonRows rows={5} height="28px" label="Загружаем историю…" />;
    return (
      <>
        {failure}
        <Timeline items={stagesOf(order, history.data ?? [])} />
      </>
    );
  }
  const moments = momentsOf(history.data, proposals.data, viewer);
  const letters = messageMoments(messages.data, viewer);
  const road = [
    ...pastOf(order, moments, (moment) => withBulk(moment, onTakenBack)),
    ...stagesOf(order, history.data).filter(({ state }) => state === 'ahead'),
  ];
  const folded = Math.max(0, moments.length - LATEST);
  return (
    <>
      {failure}
      {folded > 0 && (
        <Details summary={`Раньше: ${folded}`}>
          <Timeline items={road.slice(0, folded)} />
        </Details>
      )}
      <Timeline items={road.slice(folded)} />
      {letters.length > 0 && (
        <Details summary={`Письма и сообщения: ${letters.length}`}>
          <Timeline items={letters.map(lineOf)} />
        </Details>
      )}
    </>
  );
}

const lineOf = (moment: Moment): TimelineItem => ({
  key: moment.key,
  title: moment.title,
  note: noteOf(moment),
});

/** A status that was given to several orders at once can be taken back with theirs. */
function withBulk(moment: Moment, onTakenBack: () => void): TimelineItem {
  const { bulk } = moment;
  const line = lineOf(moment);
  if (!bulk) return line;
  return {
    ...line,
    note: (
      <>
        {line.note}, вместе с другими заказами <TakeBackStatuses bulk={bulk} onDone={onTakenBack} />
      </>
    ),
  };
}

/** The oldest first; the current status is marked, and stands last when no event tells of it. */
function pastOf(
  { status }: Order,
  moments: readonly Moment[],
  draw: (moment: Moment) => TimelineItem,
): TimelineItem[] {
  const now = moments.find((moment) => moment.status !== undefined);
  const isTold = now?.status === status.name;
  const lines = moments.map((moment): TimelineItem => ({
    ...draw(moment),
    state: isTold && moment === now ? 'now' : 'done',
  }));
  return [...lines.reverse(), ...(isTold ? [] : [{ key: 'now', title: status.name, state: 'now' as const }])];
}
