import { LIMITS } from '@shlyah/domain';
import type { ReactNode } from 'react';
import type { Typed } from '../../../shared/useTyped';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Presets } from '../../../ui/fields/Presets';
import { Textarea } from '../../../ui/fields/TextField';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { Dialog } from '../../../ui/overlay/Dialog';
import { nameOf } from '../session/selectors';
import type { User } from '../words';

interface RejectDialogProps {
  applicant: User;
  busy: boolean;
  /** Why the last try was refused. */
  problem: ReactNode;
  reason: Typed;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

const REASONS = [
  'По этому УНП такой организации нет',
  'У организации уже есть кабинет',
  'Не удалось дозвониться по указанному телефону',
];

/** Asks for the reason of a rejection, which may be left out; it is e-mailed to the applicant as it is. */
export function RejectDialog({ applicant, busy, problem, reason, onReject, onCancel }: RejectDialogProps) {
  const { text, setText, isKept } = reason;
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Отклонить заявку?"
      actions={
        <>
          <Button kind="danger" busy={busy} onClick={() => onReject(text.trim())}>
            Отклонить
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            Отмена
          </Button>
        </>
      }
    >
      <NavigationGuard unsaved={text.trim() !== ''} isKept={isKept} />
      <p>
        {nameOf(applicant)} получит письмо об отказе на {applicant.email}. Заявка останется во вкладке
        «Отклоненные», её можно будет подтвердить.
      </p>
      <br />
      <Problem>{problem}</Problem>
      <Presets label="Частые причины" texts={REASONS} onPick={setText} />
      <Textarea
        label="Причина"
        optional
        hint="Попадёт в письмо слово в слово."
        value={text}
        onChange={setText}
        maxLength={LIMITS.reason}
        data-first-focus
      />
    </Dialog>
  );
}
