import { useState, type ReactNode } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import type { User } from '../words';
import { cancelRegistration, confirmRegistration } from './actions';
import { applicantName } from './applicant';
import { RejectDialog } from './RejectDialog';

interface Decisions {
  /** Whose decision is on its way. */
  busy: number | null;
  onConfirm: (applicant: User) => void;
  /** Asks for the reason first. */
  onReject: (applicant: User) => void;
  /** The question, while it is asked. */
  dialog: ReactNode;
}

/** The decisions on registrations. `refresh` is called when what is shown may have changed, by us or by others. */
export function useDecisions(refresh: () => void): Decisions {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<number | null>(null);
  const [rejected, setRejected] = useState<User | null>(null);
  const [problem, setProblem] = useState<string>();

  const confirm = async (applicant: User) => {
    const { id, version } = applicant;
    setBusy(id);
    const failure = failureIn(await dispatch(confirmRegistration({ id, version })));
    setBusy(null);
    if (failure) notify.error(`Заявка не подтверждена. ${failure.message}`);
    else notify.success(`${applicantName(applicant)}: регистрация подтверждена, письмо отправлено`);
    if (failure?.status !== 0) refresh();
  };

  const reject = async (applicant: User, reason: string) => {
    const { id, version } = applicant;
    setBusy(id);
    const failure = failureIn(await dispatch(cancelRegistration({ id, reason: reason || null, version })));
    setBusy(null);
    setProblem(failure?.message);
    // The reason stays, and the next press rejects what is there now.
    if (failure?.code === 'version_conflict') setRejected({ ...applicant, ...(failure.fresh as User) });
    if (failure) return;
    notify.success(`${applicantName(applicant)}: заявка отклонена, письмо отправлено`);
    setRejected(null);
    refresh();
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
