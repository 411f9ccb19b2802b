import { formatDate, LEAVING_DAYS, leavingFields } from '@shlyah/domain';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { Faces } from '../../../shared/Faces';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { TextField } from '../../../ui/fields/TextField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { askToLeave, getLeaving, stay } from './actions';
import styles from './privacy.module.css';

/** «Удалить мой кабинет», and thinking better of it. */
export function Leaving() {
  const dispatch = useAppDispatch();
  const leaving = useLoaded(getLeaving, undefined);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    setBusy(true);
    const outcome = await dispatch(askToLeave(reason));
    setBusy(false);
    setAsking(false);
    if (askToLeave.fulfilled.match(outcome)) leaving.replace({ leaving: outcome.payload });
    else notify.error(failureIn(outcome)?.message ?? '');
  };
  const takeBack = async () => {
    setBusy(true);
    const failure = failureIn(await dispatch(stay()));
    setBusy(false);
    if (failure) return notify.error(failure.message);
    notify.success('Кабинет остаётся');
    leaving.reload();
  };

  return (
    <Faces
      loaded={leaving}
      failedTitle="Не удалось узнать, удаляется ли кабинет"
      waiting={<Skeleton height="44px" />}
    >
      {({ leaving: asked }) =>
        asked ? (
          <Notice kind="attention" role="status" title={`${formatDate(asked.goesAt)} кабинет будет удалён`}>
            <p>Контракт, сканы и письма исчезнут, заказы останутся: хранить их требует закон.</p>
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
                <p>
                  Через {LEAVING_DAYS} дней кабинет, контракт, сканы и письма будут удалены. Заказы останутся:
                  хранить их требует закон. До этого дня вы сможете передумать.
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
    </Faces>
  );
}
