import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { revokeKey } from '../actions';
import type { Key } from '../types';

interface RevokeKeyProps {
  apiKey: Key;
  onRevoked: () => void;
  onCancel: () => void;
}

/** «Отозвать»: the key ends with its next call. */
export function RevokeKey({ apiKey, onRevoked, onCancel }: RevokeKeyProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const revoke = async () => {
    setBusy(true);
    const failure = failureIn(await dispatch(revokeKey(apiKey.id)));
    setBusy(false);
    // One that was revoked in another tab is as good as revoked here.
    if (failure && failure.status !== 404) return setProblem(failure.message);
    notify.success(`Ключ «${apiKey.name}» отозван`);
    onRevoked();
  };
  return (
    <ConfirmDialog
      open
      title={`Отозвать ключ «${apiKey.name}»?`}
      confirmLabel="Отозвать"
      cancelLabel="Отмена"
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onCancel}
    >
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      <p>Программа с этим ключом перестанет работать со следующего же вызова. Вернуть ключ нельзя.</p>
    </ConfirmDialog>
  );
}
