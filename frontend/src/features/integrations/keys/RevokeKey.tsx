import { useAction } from '../../../shared/useAction';
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
  const { busy, problem, run } = useAction();
  const done = `Ключ «${apiKey.name}» отозван`;
  const revoke = () =>
    run(revokeKey(apiKey.id), {
      done,
      onDone: onRevoked,
      // A key revoked in another tab counts as revoked.
      onFailed: ({ status }) => {
        if (status !== 404) return;
        notify.success(done);
        onRevoked();
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Отозвать ключ «${apiKey.name}»?`}
      confirmLabel="Отозвать"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={() => void revoke()}
      onCancel={onCancel}
    >
      <p>Программа с этим ключом перестанет работать со следующего же вызова. Вернуть ключ нельзя.</p>
      {apiKey.webhooks.length > 0 && (
        <>
          <p>Вместе с ним остановятся уведомления, которые назвал этот ключ:</p>
          <ul>
            {apiKey.webhooks.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
