import type { UserDto } from '@shlyah/api-client';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { updateAccounting } from '../actions';

/** Gives a manager the right «Бухгалтерия» or takes it; asked about, since money depends on it. */
export function AccountingButton({ user, onChanged }: { user: UserDto; onChanged: () => void }) {
  const { busy, problem, run, hideProblem } = useAction();
  const [asking, setAsking] = useState(false);
  const { id, version, isAccountant, name } = user;
  const close = () => {
    setAsking(false);
    hideProblem();
  };
  const change = () =>
    run(updateAccounting({ id, isAccountant: !isAccountant, version }), {
      done: isAccountant ? 'Право «Бухгалтерия» снято' : 'Право «Бухгалтерия» дано',
      onDone: () => {
        close();
        onChanged();
      },
    });
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {isAccountant ? 'Снять право «Бухгалтерия»…' : 'Дать право «Бухгалтерия»…'}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          danger={false}
          title={`${isAccountant ? 'Снять право' : 'Дать право'} «Бухгалтерия»: ${name}?`}
          confirmLabel={isAccountant ? 'Снять' : 'Дать'}
          cancelLabel="Отмена"
          busy={busy}
          problem={problem}
          onConfirm={() => void change()}
          onCancel={close}
        >
          <p>
            {isAccountant
              ? 'Выставлять акты и вносить оплаты больше не сможет.'
              : 'Сможет выставлять, исправлять и аннулировать акты, вносить оплаты и делать сторно.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
