import { Button } from '../../../ui/actions/Button';
import type { User } from '../words';

interface DecisionButtonsProps {
  applicant: User;
  size: 'normal' | 'small';
  /** Applicant being decided. */
  busy: number | null;
  onConfirm: (applicant: User) => void;
  onReject: (applicant: User) => void;
}

/** Both decisions if pending, only «Подтвердить» if rejected. */
export function DecisionButtons({ applicant, size, busy, onConfirm, onReject }: DecisionButtonsProps) {
  return (
    <>
      <Button size={size} busy={busy === applicant.id} onClick={() => onConfirm(applicant)}>
        Подтвердить
      </Button>
      {applicant.status === 'pending' && (
        <Button kind="secondary" size={size} onClick={() => onReject(applicant)}>
          Отклонить
        </Button>
      )}
    </>
  );
}
