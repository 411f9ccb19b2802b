import { LIMITS } from '@shlyah/domain';
import { Textarea } from '../../ui/fields/TextField';
import { NavigationGuard } from '../../ui/navigation/NavigationGuard';

interface CancelReasonProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** Before orders are canceled: that it is final, and a reason that may be left out. */
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
