import { LIMITS } from '@shlyah/domain';
import type { Typed } from '../../shared/useTyped';
import { Textarea } from '../../ui/fields/TextField';
import { NavigationGuard } from '../../ui/navigation/NavigationGuard';

interface CancelReasonProps {
  reason: Typed;
}

/** The warning that a cancellation is final, and the field for an optional reason. */
export function CancelReason({ reason: { text, setText, isKept } }: CancelReasonProps) {
  return (
    <>
      <NavigationGuard unsaved={text.trim() !== ''} isKept={isKept} />
      <p>Вернуть отменённый заказ нельзя. Передумаете — оформите его ещё раз кнопкой «Повторить».</p>
      <Textarea
        label="Причина"
        optional
        hint="Её увидит менеджер."
        value={text}
        onChange={setText}
        maxLength={LIMITS.reason}
        data-first-focus
      />
    </>
  );
}
