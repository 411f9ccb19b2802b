import { UNDO_MS } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../../shared/useAction';
import { useTyped } from '../../../shared/useTyped';
import { notify } from '../../../ui/feedback/Toasts';
import { nameOf } from '../session/selectors';
import { useUserId } from '../session/useUserId';
import type { User } from '../words';
import { cancelRegistration, confirmRegistration, reopenRegistration } from './actions';
import { rejectDraft } from './reject-draft';
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
  const user = useUserId();
  const [rejected, setRejected] = useState(() => rejectDraft(user).read()?.about ?? null);
  const reason = useTyped(() => rejectDraft(user), rejected ?? undefined);
  const { pressed, problem, run, hideProblem } = useAction(reason);

  const saved = (applicant: User, words: string) => {
    onSaved(applicant);
    const onClick = () => void undo(applicant);
    notify.success(`${nameOf(applicant)}: ${words}`, {
      label: 'Отменить',
      onClick,
      isUndo: true,
      ms: UNDO_MS,
    });
  };

  const undo = ({ id, version }: User) =>
    run(
      reopenRegistration({ id, version }),
      {
        done: (applicant) => `${nameOf(applicant)}: заявка снова ждёт решения`,
        failed: 'Решение не отменено.',
        onDone: onSaved,
      },
      String(id),
    );

  const confirm = ({ id, version }: User) =>
    run(
      confirmRegistration({ id, version }),
      {
        failed: 'Заявка не подтверждена.',
        onDone: (applicant) => saved(applicant, 'регистрация подтверждена'),
        onFailed: ({ status }) => status !== 0 && onConflict(),
      },
      String(id),
    );

  const reject = (applicant: User, text: string) => {
    const { id, version } = applicant;
    return run(
      cancelRegistration({ id, reason: text || null, version }),
      {
        onDone: (rejected) => {
          setRejected(null);
          saved(rejected, 'заявка отклонена');
        },
        // The reason stays, and the next press rejects the present version.
        onFresh: (fresh) => setRejected({ ...applicant, ...fresh }),
      },
      String(id),
    );
  };

  return {
    busy: pressed === undefined ? null : Number(pressed),
    onConfirm: (applicant) => void confirm(applicant),
    onReject: (applicant) => {
      reason.setText('');
      setRejected(applicant);
    },
    dialog: rejected && (
      <RejectDialog
        applicant={rejected}
        busy={pressed === String(rejected.id)}
        problem={problem}
        reason={reason}
        onReject={(text) => void reject(rejected, text)}
        onCancel={() => {
          setRejected(null);
          hideProblem();
        }}
      />
    ),
  };
}
