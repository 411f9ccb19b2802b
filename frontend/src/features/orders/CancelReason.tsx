import { LIMITS } from '@shlyah/domain';
import { Textarea } from '../../ui/fields/TextField';
import { NavigationGuard } from '../../ui/navigation/NavigationGuard';

interface CancelReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** The warning that a cancellation is final, and the field for an optional reason. */
export function CancelReason({ reason, onChange }: CancelReasonProps) {
  return (
    <>
      <NavigationGuard unsaved={reason.trim() !== ''} />
      <p>Вернуть отменённый заказ нельзя. Передумаете — оформите его ещё раз кнопкой «Повторить».</p>
      <Textarea
        label="Причина"
        optional
        hint="Её увидит менеджер."
        value={reason}
        onChange={onChange}
        maxLength={LIMITS.reason}
        data-first-focus
      />
    </>
  );
}
