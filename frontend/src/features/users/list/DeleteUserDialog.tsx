import { plural } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { useLoaded } from '../../../shared/useLoaded';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { deleteUser, deleteUserAndOrders, getUserById } from '../actions';
import type { User } from '../words';

interface DeleteUserDialogProps {
  user: User;
  onDeleted: () => void;
  onCancel: () => void;
  /** What the account leaves behind. */
  children?: ReactNode;
}

/** «Удалить выбранного пользователя?» with the number of orders that go along or stay, counted when it opens. */
export function DeleteUserDialog({ user, onDeleted, onCancel, children }: DeleteUserDialogProps) {
  const details = useLoaded(getUserById, user.id);
  const { busy, problem, run } = useAction();
  const remove = (action: typeof deleteUser | typeof deleteUserAndOrders, done: string) =>
    run(action(user.id), { done: `${user.name}: ${done}`, onDone: onDeleted });

  const failed = problem ?? (details.loading.state === 'failed' ? details.loading.failure.message : null);
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Удалить выбранного пользователя?"
      actions={
        <>
          <Button
            kind="danger"
            busy={busy || details.loading.state === 'loading'}
            onClick={() => void remove(deleteUserAndOrders, 'пользователь и его заказы удалены')}
          >
            Пользователь и заказы
          </Button>
          {details.data !== null && details.data.ordersCount > 0 && (
            <Button
              kind="danger"
              busy={busy}
              onClick={() => void remove(deleteUser, 'пользователь удалён, его заказы остались')}
            >
              Только пользователь
            </Button>
          )}
          <Button kind="secondary" onClick={onCancel} data-first-focus>
            Нет
          </Button>
        </>
      }
    >
      <Problem>{failed}</Problem>
      {children}
      <p aria-live="polite">{details.data ? whatGoes(user, details.data.ordersCount) : 'Считаем заказы…'}</p>
    </Dialog>
  );
}

function whatGoes(user: User, orders: number): string {
  const who = `${user.name}, ${user.email}`;
  if (orders === 0) return `${who}. Заказов у него нет. Вернуть учётную запись будет нельзя.`;
  const what = `${orders}\u00a0${plural(orders, 'заказ', 'заказа', 'заказов')}`;
  return `${who}. Вместе с ним ${plural(orders, 'исчезнет', 'исчезнут', 'исчезнут')} ${what}, контракт и сканы. Вернуть их будет нельзя. Если удалить только пользователя, заказы останутся с его именем и телефоном, а с ними и договор.`;
}
