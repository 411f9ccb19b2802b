import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { resetFactors } from '../actions';
import type { UserDetails } from '../words';

/** For somebody who has lost the phone and the recovery codes. */
export function ResetFactors({ user, onReset }: { user: UserDetails; onReset: () => void }) {
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const reset = async () => {
    setBusy(true);
    const failure = failureIn(await dispatch(resetFactors(user.id)));
    setBusy(false);
    if (failure) return setProblem(failure.message);
    notify.success(`${user.name}: второй фактор сброшен`);
    setAsking(false);
    onReset();
  };

  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Сбросить второй фактор
      </Button>
      <ConfirmDialog
        open={asking}
        title="Сбросить второй фактор?"
        confirmLabel="Сбросить"
        cancelLabel="Отмена"
        busy={busy}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        {problem && (
          <Notice kind="error" role="alert">
            {problem}
          </Notice>
        )}
        <p>
          {user.name}: коды из приложения, запасные коды и ключи доступа перестанут действовать, все
          устройства выйдут из кабинета. Войти можно будет одним паролем. Сначала убедитесь, что просит сам
          владелец: позвоните ему по известному вам телефону.
        </p>
      </ConfirmDialog>
    </>
  );
}
