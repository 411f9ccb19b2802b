import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
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

/** A role opens or closes the whole cabinet, so it is asked for once more. */
export function RoleDialog({ user, role, onChanged, onCancel }: RoleDialogProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const change = async () => {
    setBusy(true);
    const failure = failureIn(await dispatch(updateRole({ id: user.id, role, version: user.version })));
    setBusy(false);
    if (failure) return setProblem(failure.message);
    notify.success(`${user.name}: теперь ${ROLE_WORDS[role].toLowerCase()}`);
    onChanged();
  };

  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Роль «${ROLE_WORDS[role]}»?`}
      confirmLabel="Сменить роль"
      cancelLabel="Отмена"
      busy={busy}
      onConfirm={() => void change()}
      onCancel={onCancel}
    >
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      <p>
        {user.name} {consequence[role]}
      </p>
    </ConfirmDialog>
  );
}
