import { formatDate, LEAVING_DAYS, leavingFields } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextField } from '../../../ui/fields/TextField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { askToLeave, getLeaving, stay } from './actions';
import styles from './privacy.module.css';

/** «Удалить мой кабинет», and its cancellation; `owed` says what is still to be paid. */
export function DeleteAccount({ owed }: { owed?: ReactNode }) {
  const deleteAccount = useLoaded(getLeaving, undefined);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, run } = useAction();

  const ask = () =>
    run(askToLeave(reason), {
      failed: '',
      onDone: (leaving) => {
        setAsking(false);
        deleteAccount.replace({ leaving });
      },
      onFailed: () => setAsking(false),
    });
  const takeBack = () => run(stay(), { done: 'Кабинет остаётся', failed: '', onDone: deleteAccount.reload });

  return (
    <QueryState
      loaded={deleteAccount}
      failedTitle="Не удалось узнать, удаляется ли кабинет"
      waiting={<Skeleton height="44px" />}
    >
      {({ leaving }) =>
        leaving ? (
          <Notice kind="attention" role="status" title={`${formatDate(leaving.goesAt)} кабинет будет удалён`}>
            <p>Контракт, сканы и письма исчезнут, заказы останутся: хранить их требует закон.</p>
            {owed}
            <Button kind="secondary" busy={busy} onClick={() => void takeBack()}>
              Оставить кабинет
            </Button>
          </Notice>
        ) : (
          <div>
            <Button kind="quiet" icon="trash" onClick={() => setAsking(true)}>
              Удалить мой кабинет
            </Button>
            <ConfirmDialog
              open={asking}
              title="Удалить мой кабинет?"
              confirmLabel="Удалить"
              cancelLabel="Нет"
              busy={busy}
              onConfirm={() => void ask()}
              onCancel={() => setAsking(false)}
            >
              <div className={styles.group}>
                {owed}
                <p>
                  Через {LEAVING_DAYS} дней кабинет, сканы и письма будут удалены. Заказы и договор к ним
                  останутся: хранить их требует закон. До этого дня вы сможете передумать.
                </p>
                <TextField
                  label={leavingFields.reason.label}
                  hint="Необязательно"
                  maxLength={leavingFields.reason.max}
                  value={reason}
                  onChange={setReason}
                />
              </div>
            </ConfirmDialog>
          </div>
        )
      }
    </QueryState>
  );
}
