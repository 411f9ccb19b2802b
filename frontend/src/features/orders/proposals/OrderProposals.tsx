import { mayPropose, modeOf, type ProposalSide } from '@shlyah/domain';
import { Suspense, useRef, useState } from 'react';
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
  proposals: Loaded<Proposal[]>;
  viewer: ProposalSide;
  /** The order as it is now; without it, it is to be read anew. */
  onChanged: (order: Order | null) => void;
}

/** Pending proposals, and the form of a new one. */
export function OrderProposals({ order, proposals, viewer, onChanged }: OrderProposalsProps) {
  const user = useUserId();
  const place = useRef<HTMLElement>(null);
  // The order may be newer than the list: a proposal about another version has ended.
  const all = (proposals.data ?? []).filter(
    ({ state, orderVersion }) => state === 'waiting' && orderVersion === order.version,
  );
  const former = all.find(({ side }) => side === viewer);
  // Proposals to answer come first.
  const waiting = [...all.filter((one) => one !== former), ...(former ? [former] : [])];
  const isOpen = mayPropose(viewer, order);
  // The typed input stays in sight when the order has gone too far meanwhile.
  const [open, setOpen] = useState(() => isOpen && proposalDraft(user, order.id).read() !== null);
  // The pressed button is removed with its proposal, which would lose the focus.
  const stay = () => place.current?.focus({ preventScroll: true });
  const show = (shown: boolean) => {
    setOpen(shown);
    stay();
  };
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
  // The room of the button: the text below must not move when the list comes.
  if (!proposals.data) return isOpen ? <div className={styles.room} /> : null;
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
      {open ? (
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
      ) : (
        isOpen &&
        !former && (
          <div>
            <Button kind="quiet" icon="edit" onClick={() => show(true)}>
              {viewer === 'staff' ? 'Согласовать с клиентом' : 'Предложить изменение'}
            </Button>
          </div>
        )
      )}
    </section>
  );
}
