import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { resetFactors } from '../actions';
import type { UserDetails } from '../words';

/** For a user who lost the phone and the recovery codes. */
export function ResetFactors({ user, onReset }: { user: UserDetails; onReset: () => void }) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useAction();
  const reset = () =>
    run(resetFactors(user.id), {
      done: `${user.name}: второй фактор сброшен`,
      onDone: () => {
        setAsking(false);
        onReset();
      },
    });

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
        problem={problem}
        onConfirm={() => void reset()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {user.name}: коды из приложения, запасные коды и ключи доступа перестанут действовать, все
          устройства выйдут из кабинета. Войти можно будет одним паролем. Сначала убедитесь, что просит сам
          владелец: позвоните ему по известному вам телефону.
        </p>
      </ConfirmDialog>
    </>
  );
}
