import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { cancelEmail } from '../session/actions';
import type { Profile } from './values';

/** A new e-mail that waits for its link, and how to call it off; nothing when none waits. */
export function PendingEmail({ user }: { user: Profile }) {
  const { busy, problem, run } = useAction();
  if (user.pendingEmail === null) return null;

  return (
    <Notice kind="attention" role="status" title={`Новая почта ${user.pendingEmail} ждёт подтверждения`}>
      <p>
        Мы отправили на неё письмо. Откройте ссылку из него за три дня. До тех пор вход — по прежней почте.
      </p>
      <Problem>{problem}</Problem>
      <Button kind="secondary" busy={busy} onClick={() => void run(cancelEmail(), {})}>
        Отменить смену почты
      </Button>
    </Notice>
  );
}
