import { mayPropose, modeOf, type ProposalSide } from '@shlyah/domain';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import type { Loaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { useUserId } from '../../users/session/useUserId';
import type { AnsweredProposal, Order, Proposal } from '../types';
import { expectedPrice } from '../words';
import { proposalDraft } from './proposal-draft';
import { ProposalCard } from './ProposalCard';
import styles from './Proposals.module.css';

// The calendar and the cargo weigh more than the order itself, and few orders have proposals.
const ProposalForm = lazyPart(async () => ({ default: (await import('./ProposalForm')).ProposalForm }));

interface OrderProposalsProps {
  order: Order;
  /** A new one was asked for in the menu of the order. */
  begun: boolean;
  onEnd: () => void;
  proposals: Loaded<Proposal[]>;
  viewer: ProposalSide;
  /** The order as it is now; without it, it is to be read anew. */
  onChanged: (order: Order | null) => void;
}

/** The order may be newer than the list: a proposal about another version has ended. */
const waitingOf = (order: Order, proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter(({ state, orderVersion }) => state === 'waiting' && orderVersion === order.version);

/** Whether this side may propose something now: it proposes one thing at a time. */
export const mayBegin = (
  order: Order,
  proposals: readonly Proposal[] | null,
  viewer: ProposalSide,
): boolean =>
  proposals !== null &&
  mayPropose(viewer, order) &&
  !waitingOf(order, proposals).some(({ side }) => side === viewer);

/** Pending proposals, and the form of a new one. */
export function OrderProposals({ order, begun, onEnd, proposals, viewer, onChanged }: OrderProposalsProps) {
  const user = useUserId();
  const place = useRef<HTMLElement>(null);
  const all = waitingOf(order, proposals.data ?? []);
  const former = all.find(({ side }) => side === viewer);
  // Proposals to answer come first.
  const waiting = [...all.filter((one) => one !== former), ...(former ? [former] : [])];
  // The typed input stays in sight when the order has gone too far meanwhile.
  const [left, setOpen] = useState(
    () => mayPropose(viewer, order) && proposalDraft(user, order.id).read() !== null,
  );
  const open = left || begun;
  // The pressed button is removed with its proposal, which would lose the focus.
  const stay = () => place.current?.focus({ preventScroll: true });
  const show = (shown: boolean) => {
    setOpen(shown);
    if (!shown) onEnd();
    stay();
  };
  useEffect(() => {
    if (begun) place.current?.focus({ preventScroll: true });
  }, [begun]);
  const answered = ({ proposal: ended, order: now }: AnsweredProposal) => {
    proposals.replace((proposals.data ?? []).map((one) => (one.id === ended.id ? ended : one)));
    onChanged(now);
    stay();
  };
  if (proposals.loading.state === 'failed' && !proposals.data)
    return (
      <p>
        Предложения загрузить не удалось. {proposals.loading.failure.message}{' '}
        <Button kind="quiet" size="small" onClick={proposals.reload}>
          Ещё раз
        </Button>
      </p>
    );
  if (!proposals.data) return null;
  return (
    <section ref={place} tabIndex={-1} aria-label="Предложения" className={styles.proposals}>
      {waiting.map((proposal) =>
        open && proposal === former ? null : (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            viewer={viewer}
            seen={expectedPrice(order)}
            isTest={modeOf(order.id) === 'test'}
            onAnswered={answered}
            onRevise={() => show(true)}
          />
        ),
      )}
      {open && (
        <Suspense fallback={<SkeletonRows rows={4} label="Загружаем форму…" />}>
          <ProposalForm
            order={order}
            viewer={viewer}
            former={former}
            onDone={() => {
              show(false);
              proposals.reload();
            }}
            onCancel={() => show(false)}
            onConflict={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}
