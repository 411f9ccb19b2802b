import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { cancelEmail } from '../session/actions';
import type { Profile } from './values';

/** A new e-mail that waits for its link, and how to call it off; nothing when none waits. */
export function PendingEmail({ user }: { user: Profile }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  if (user.pendingEmail === null) return null;

  const cancel = async (): Promise<void> => {
    setBusy(true);
    setTrouble(failureIn(await dispatch(cancelEmail()))?.message);
    setBusy(false);
  };
  return (
    <Notice kind="attention" role="status" title={`Новая почта ${user.pendingEmail} ждёт подтверждения`}>
      <p>Откройте ссылку в письме на неё: она действует три дня. До тех пор вход — по прежней почте.</p>
      {trouble && <p role="alert">{trouble}</p>}
      <Button kind="secondary" busy={busy} onClick={() => void cancel()}>
        Отменить смену почты
      </Button>
    </Notice>
  );
}
