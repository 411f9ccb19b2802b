import { isWaitingUser, plural } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../paths';
import { currentMode, switchMode } from '../../shared/mode';
import { useAction } from '../../shared/useAction';
import { useOpenPage } from '../../ui/open-page';
import { Button } from '../../ui/actions/Button';
import { notify } from '../../ui/feedback/Toasts';
import { Checkbox } from '../../ui/fields/Checkbox';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { nbsp } from '../../ui/text';
import { clearTestOrders } from '../orders/actions';
import { selectUser } from '../users/session/selectors';
import styles from './integrations.module.css';

/** The switch «Тестовый режим», which an account that waits does not have; in this mode also the removal of all test orders. */
export function TestMode() {
  const openPage = useOpenPage();
  const user = useSelector(selectUser);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const isOn = currentMode() === 'test';

  const change = (on: boolean) => {
    if (!user) return;
    if (!switchMode(on ? 'test' : 'live', user))
      return notify.error('Браузер не даёт запомнить режим. Разрешите сайту хранить данные.');
    openPage(paths.integrations);
  };
  const clear = () =>
    run(clearTestOrders(), {
      done: ({ count }) => clearedWords(count),
      failed: 'Удалить не удалось.',
      onDone: () => setAsking(false),
      onFailed: () => setAsking(false),
    });
  return (
    <div className={styles.mode}>
      {user && isWaitingUser(user) ? (
        <p>
          Пока регистрация ждёт подтверждения, открыта песочница: тестовые ключи, заказы и уведомления.
          Рабочие ключи{nbsp}— после подтверждения регистрации. До него{' '}
          <a href={`${paths.developers}/sandbox#before-confirmation`}>лимиты меньше</a>.
        </p>
      ) : (
        <Checkbox
          label="Тестовый режим"
          hint="Кабинет в этой вкладке работает с тестовыми заказами. Видите их только вы, их никто не повезёт."
          checked={isOn}
          onChange={change}
        />
      )}
      {isOn && (
        <Button kind="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>
          Удалить тестовые заказы
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Удалить все тестовые заказы?"
        confirmLabel="Удалить"
        cancelLabel="Отмена"
        busy={busy}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        Рабочие заказы останутся. Без этого тестовые удаляются сами через 30{nbsp}дней.
      </ConfirmDialog>
    </div>
  );
}

const clearedWords = (count: number): string =>
  count === 0
    ? 'Тестовых заказов не было'
    : `${plural(count, 'Удалён', 'Удалено', 'Удалено')} ${count}${nbsp}${plural(count, 'тестовый заказ', 'тестовых заказа', 'тестовых заказов')}`;
