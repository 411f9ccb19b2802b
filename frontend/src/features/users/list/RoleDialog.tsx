import { useAction } from '../../../shared/useAction';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { updateRole } from '../actions';
import type { SwitchableRole } from './UserTable';
import { ROLE_WORDS, type User } from '../words';

interface RoleDialogProps {
  user: User;
  role: SwitchableRole;
  onChanged: () => void;
  onCancel: () => void;
}

const consequence: Record<SwitchableRole, string> = {
  manager: 'увидит все заказы и данные всех клиентов. Свои заказы оформлять не сможет.',
  customer: 'потеряет доступ к чужим заказам и клиентам.',
};

const begin: Record<SwitchableRole, string> = {
  manager: 'Назначить менеджером',
  customer: 'Сделать клиентом',
};

/** A role opens or closes the whole cabinet, so it is asked for once more. */
export function RoleDialog({ user, role, onChanged, onCancel }: RoleDialogProps) {
  const { busy, problem, run } = useAction();
  const change = () =>
    run(updateRole({ id: user.id, role, version: user.version }), {
      done: `${user.name}: теперь ${ROLE_WORDS[role].toLowerCase()}`,
      onDone: onChanged,
    });

  return (
    <ConfirmDialog
      open
      danger={false}
      title={`${begin[role]}: ${user.name}?`}
      confirmLabel="Сменить роль"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={() => void change()}
      onCancel={onCancel}
    >
      <p>
        {user.name} {consequence[role]}
      </p>
    </ConfirmDialog>
  );
}
