import { formatDateTime, LIMITS, type ProposalSide } from '@shlyah/domain';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Presets } from '../../../ui/fields/Presets';
import { Textarea } from '../../../ui/fields/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Panel } from '../../../ui/layout/Panel';
import { acceptProposal, declineProposal } from '../actions';
import type { AnsweredProposal, Proposal } from '../types';
import { ChangesList } from './ChangesList';
import styles from './Proposals.module.css';
import { newPrice, priceEffect, priceLast } from './words';

interface ProposalCardProps {
  proposal: Proposal;
  viewer: ProposalSide;
  /** «≈ 38.00 р», the quote that stands for a price while there is none. */
  seen: string | null;
  /** Both are the viewer's in the test mode. */
  isTest: boolean;
  /** It was answered, by whomever: the order as it is now. */
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
const waits = { client: 'Ждём ответа менеджера', staff: 'Ждём ответа клиента' };

const REASONS = ['Груз уже в пути', 'Туда не доставляем', 'На этот день доставки нет'];

/** A pending proposal: its changes, its effect on the price, the side to answer, and the answer. */
export function ProposalCard({ proposal, viewer, seen, isTest, onAnswered, onRevise }: ProposalCardProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [problem, setProblem] = useState<string>();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const isMine = proposal.side === viewer;
  const answers = !isMine || isTest;

  const answer = async (how: 'accept' | 'decline', done: string) => {
    setBusy(how);
    setProblem(undefined);
    const outcome =
      how === 'accept'
        ? await dispatch(acceptProposal(proposal.id))
        : await dispatch(declineProposal({ id: proposal.id, reason: reason.trim() || null }));
    setBusy(undefined);
    const failure = failureIn(outcome);
    if (!failure) {
      setDeclining(false);
      notify.success(done);
      return onAnswered(outcome.payload as AnsweredProposal);
    }
    const texts = Object.values(failure.errors ?? {}).flat();
    const message = texts.length > 0 ? texts.join('. ') : failure.message;
    if (failure.code !== 'proposal_closed') return setProblem(message);
    setDeclining(false);
    notify.error(message);
    return onAnswered(failure.fresh as AnsweredProposal);
  };
  const accept = () => void answer('accept', 'Изменение принято');
  const decline = () => void answer('decline', isMine ? 'Предложение отозвано' : 'Предложение отклонено');

  const price = newPrice(proposal, seen);
  const effect = priceEffect(proposal, viewer);
  return (
    <Panel title={isMine ? asks[viewer] : asked[viewer]} tone="sand">
      <div className={styles.card}>
        {price ? <p className={styles.price}>{price}</p> : <ChangesList changes={priceLast(proposal)} />}
        <p className={styles.reason}>
          {proposal.reason}
          {viewer === 'staff' && isMine && proposal.staffName && (
            <span className={styles.soft}>, {proposal.staffName}</span>
          )}
        </p>
        {effect && <p>{effect}</p>}
        <p className={styles.soft}>
          {proposal.waitsFor === viewer && !isMine ? 'Ответьте' : waits[viewer]} до{' '}
          {formatDateTime(proposal.expiresAt)}.
        </p>
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        <div className={styles.buttons}>
          {answers && (
            <>
              <Button busy={busy === 'accept'} disabled={busy === 'decline'} onClick={accept}>
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
              <Button kind="secondary" onClick={onRevise}>
                Изменить
              </Button>
              {!isTest && (
                <Button kind="quiet" busy={busy === 'decline'} onClick={decline}>
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
            <Button kind="danger" busy={busy === 'decline'} onClick={decline}>
              Отклонить
            </Button>
            <Button kind="secondary" onClick={() => setDeclining(false)}>
              Не отклонять
            </Button>
          </>
        }
      >
        <div className={styles.card}>
          {problem && (
            <Notice kind="error" role="alert">
              {problem}
            </Notice>
          )}
          <p>Заказ останется прежним.</p>
          {viewer === 'staff' && <Presets label="Частые причины" texts={REASONS} onPick={setReason} />}
          <Textarea
            label="Причина"
            optional
            hint={viewer === 'client' ? 'Её увидит менеджер.' : 'Её увидит клиент.'}
            value={reason}
            onChange={setReason}
            maxLength={LIMITS.reason}
            data-first-focus
          />
        </div>
      </Dialog>
    </Panel>
  );
}
