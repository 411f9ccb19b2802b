import { UNDO_MS } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import type { User } from '../words';
import { cancelRegistration, confirmRegistration, reopenRegistration } from './actions';
import { applicantName } from './applicant';
import { RejectDialog } from './RejectDialog';

interface Decisions {
  /** Applicant being decided. */
  busy: number | null;
  onConfirm: (applicant: User) => void;
  /** Asks for the reason first. */
  onReject: (applicant: User) => void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

interface Options {
  /** Gets the applicant as the decision, or its undoing, has left it. */
  onSaved: (applicant: User) => void;
  /** Another user may have changed the list. */
  onConflict: () => void;
}

/** The decisions on registrations; each can be undone for a while, as a price. */
export function useDecisions({ onSaved, onConflict }: Options): Decisions {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<number | null>(null);
  const [rejected, setRejected] = useState<User | null>(null);
  const [problem, setProblem] = useState<string>();

  const saved = (applicant: User, words: string) => {
    onSaved(applicant);
    const onClick = () => void undo(applicant);
    notify.success(`${applicantName(applicant)}: ${words}`, {
      label: 'Отменить',
      onClick,
      isUndo: true,
      ms: UNDO_MS,
    });
  };

  const undo = async ({ id, version }: User) => {
    const outcome = await dispatch(reopenRegistration({ id, version }));
    const failure = failureIn(outcome);
    if (failure) return notify.error(`Решение не отменено. ${failure.message}`);
    const applicant = outcome.payload as User;
    onSaved(applicant);
    notify.success(`${applicantName(applicant)}: заявка снова ждёт решения`);
  };

  const confirm = async (applicant: User) => {
    const { id, version } = applicant;
    setBusy(id);
    const outcome = await dispatch(confirmRegistration({ id, version }));
    const failure = failureIn(outcome);
    setBusy(null);
    if (!failure) return saved(outcome.payload as User, 'регистрация подтверждена');
    notify.error(`Заявка не подтверждена. ${failure.message}`);
    if (failure.status !== 0) onConflict();
  };

  const reject = async (applicant: User, reason: string) => {
    const { id, version } = applicant;
    setBusy(id);
    const outcome = await dispatch(cancelRegistration({ id, reason: reason || null, version }));
    const failure = failureIn(outcome);
    setBusy(null);
    setProblem(failure?.message);
    // The reason stays, and the next press rejects the present version.
    if (failure?.code === 'version_conflict') setRejected({ ...applicant, ...(failure.fresh as User) });
    if (failure) return;
    setRejected(null);
    saved(outcome.payload as User, 'заявка отклонена');
  };

  return {
    busy,
    onConfirm: (applicant) => void confirm(applicant),
    onReject: setRejected,
    dialog: rejected && (
      <RejectDialog
        applicant={rejected}
        busy={busy === rejected.id}
        problem={problem}
        onReject={(reason) => void reject(rejected, reason)}
        onCancel={() => {
          setRejected(null);
          setProblem(undefined);
        }}
      />
    ),
  };
}
