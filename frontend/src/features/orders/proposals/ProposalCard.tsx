import { formatDateTime, LIMITS, type ProposalSide } from '@shlyah/domain';
import { useState } from 'react';
import { reasonOf, type ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { useTyped } from '../../../shared/useTyped';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Presets } from '../../../ui/fields/Presets';
import { Textarea } from '../../../ui/fields/TextField';
import { ChangeList } from '../../../ui/form/ChangeList';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Panel } from '../../../ui/layout/Panel';
import { useUserId } from '../../users/session/useUserId';
import { acceptProposal, declineProposal } from '../actions';
import type { AnsweredProposal, Proposal } from '../types';
import { declineDraft } from './proposal-draft';
import styles from './Proposals.module.css';
import { isReturnAsked, newPrice, priceEffect, proposedChanges } from './words';

interface ProposalCardProps {
  proposal: Proposal;
  viewer: ProposalSide;
  /** «≈ 38.00 р», the quote that stands for a price while there is none. */
  seen: string | null;
  /** Both are the viewer's in the test mode. */
  isTest: boolean;
  /** The proposal was answered, here or elsewhere; with the current order. */
  onAnswered: (now: AnsweredProposal) => void;
  onRevise: () => void;
}

const asks = {
  client: 'Вы просите изменить заказ',
  staff: 'Мы предложили клиенту изменить заказ',
};
const asked = {
  client: 'Менеджер предлагает изменить заказ',
  staff: 'Клиент просит изменить заказ',
};
const returns = {
  client: 'Вы просите вернуть груз отправителю',
  staff: 'Клиент просит вернуть груз отправителю',
};
const waits = { client: 'Ждём ответа менеджера', staff: 'Ждём ответа клиента' };

const REASONS = ['Груз уже в пути', 'Туда не доставляем', 'На этот день доставки нет'];

/** A pending proposal: its changes, its effect on the price, the side to answer, and the answer. */
export function ProposalCard({ proposal, viewer, seen, isTest, onAnswered, onRevise }: ProposalCardProps) {
  const user = useUserId();
  const reason = useTyped(() => declineDraft(user, proposal.id));
  const { pressed: busy, problem, run, hideProblem } = useAction(reason);
  const [declining, setDeclining] = useState(() => declineDraft(user, proposal.id).read() !== null);
  const isMine = proposal.side === viewer;
  const isReturn = isReturnAsked(proposal);
  const answers = !isMine || isTest;

  const answered = (now: AnsweredProposal) => {
    setDeclining(false);
    onAnswered(now);
  };
  const onFresh = (fresh: AnsweredProposal, failure: ActionFailure) => {
    hideProblem();
    notify.error(reasonOf(failure));
    answered(fresh);
  };
  const accept = () =>
    run(acceptProposal(proposal.id), { done: 'Изменение принято', onDone: answered, onFresh }, 'accept');
  const decline = () =>
    run(
      declineProposal({ id: proposal.id, reason: reason.text.trim() || null }),
      { done: isMine ? 'Предложение отозвано' : 'Предложение отклонено', onDone: answered, onFresh },
      'decline',
    );

  const price = newPrice(proposal, seen);
  const effect = priceEffect(proposal, viewer);
  return (
    <Panel title={isReturn ? returns[viewer] : (isMine ? asks : asked)[viewer]} tone="sand">
      <div className={styles.card}>
        {price ? <p className={styles.price}>{price}</p> : <ChangeList changes={proposedChanges(proposal)} />}
        <p className={styles.reason}>
          {proposal.reason}
          {viewer === 'staff' && isMine && proposal.staffName && (
            <span className="quiet">, {proposal.staffName}</span>
          )}
        </p>
        {effect && <p>{effect}</p>}
        <p className="quiet">
          {proposal.waitsFor === viewer && !isMine ? 'Ответьте' : waits[viewer]} до{' '}
          {formatDateTime(proposal.expiresAt)}.
        </p>
        <Problem>{problem}</Problem>
        <div className={styles.buttons}>
          {answers && (
            <>
              <Button busy={busy === 'accept'} disabled={busy === 'decline'} onClick={() => void accept()}>
                Принять
              </Button>
              <Button
                kind="secondary"
                busy={busy === 'decline'}
                disabled={busy === 'accept'}
                onClick={() => setDeclining(true)}
              >
                Отклонить
              </Button>
            </>
          )}
          {isMine && (
            <>
              {!isReturn && (
                <Button kind="secondary" onClick={onRevise}>
                  Изменить
                </Button>
              )}
              {!isTest && (
                <Button kind="quiet" busy={busy === 'decline'} onClick={() => void decline()}>
                  Отозвать
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <Dialog
        open={declining}
        onClose={() => setDeclining(false)}
        title="Отклонить предложение?"
        actions={
          <>
            <Button kind="danger" busy={busy === 'decline'} onClick={() => void decline()}>
              Отклонить
            </Button>
            <Button kind="secondary" onClick={() => setDeclining(false)}>
              Не отклонять
            </Button>
          </>
        }
      >
        <div className={styles.card}>
          <NavigationGuard unsaved={reason.text.trim() !== ''} isKept={reason.isKept} />
          <Problem>{problem}</Problem>
          <p>Заказ останется прежним.</p>
          {viewer === 'staff' && <Presets label="Частые причины" texts={REASONS} onPick={reason.setText} />}
          <Textarea
            label="Причина"
            optional
            hint={viewer === 'client' ? 'Её увидит менеджер.' : 'Её увидит клиент.'}
            value={reason.text}
            onChange={reason.setText}
            maxLength={LIMITS.reason}
            data-first-focus
          />
        </div>
      </Dialog>
    </Panel>
  );
}
