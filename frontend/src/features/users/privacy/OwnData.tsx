import { actorKind, can } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { saveFile } from '../../../shared/save-file';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { notify } from '../../../ui/feedback/Toasts';
import { selectUser } from '../session/selectors';
import { getOwnData } from './actions';
import { Leaving } from './Leaving';
import styles from './privacy.module.css';

/** «Мои данные»: everything that is held of the person as a file, and the way to be forgotten. */
export default function OwnData() {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const outcome = await dispatch(getOwnData());
    setBusy(false);
    if (getOwnData.fulfilled.match(outcome)) saveFile(outcome.payload, 'Мои данные.json');
    else notify.error(`Файл не получен. ${failureIn(outcome)?.message ?? ''}`);
  };

  return (
    <section className={classes(styles.group, styles.own)} aria-labelledby="own-data">
      <h2 id="own-data">Мои данные</h2>
      <p className={styles.quiet}>
        Всё, что мы о вас храним, одним файлом: кабинет, контракт, заказы, письма, входы.
      </p>
      <div>
        <Button kind="secondary" icon="download" busy={busy} onClick={() => void save()}>
          Скачать мои данные
        </Button>
      </div>
      {can(actorKind(user), 'account:leave') && <Leaving />}
    </section>
  );
}
