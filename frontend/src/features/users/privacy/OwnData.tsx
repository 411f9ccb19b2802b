import { actorKind, can } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { saveFile } from '../../../shared/save-file';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import { selectUser } from '../session/selectors';
import { getOwnData } from './actions';
import { DeleteAccount } from './DeleteAccount';
import styles from './privacy.module.css';

/** «Мои данные»: all data of the user as a file, and the deletion of the account. */
export default function OwnData({ owed }: { owed?: ReactNode }) {
  const user = useSelector(selectUser);
  const { busy, run } = useAction();

  const save = () =>
    run(getOwnData(), {
      failed: 'Файл не получен.',
      onDone: (file) => saveFile(file, 'Мои данные.json'),
    });

  return (
    <section className={classes(styles.group, styles.own)} aria-labelledby="own-data">
      <h2 id="own-data">Мои данные</h2>
      <p className="quiet">
        Всё, что мы о вас храним, одним файлом: кабинет, контракт, заказы, письма, входы.
      </p>
      <div>
        <Button kind="secondary" icon="download" busy={busy} onClick={() => void save()}>
          Скачать мои данные
        </Button>
      </div>
      {can(actorKind(user), 'account:leave') && <DeleteAccount owed={owed} />}
    </section>
  );
}
