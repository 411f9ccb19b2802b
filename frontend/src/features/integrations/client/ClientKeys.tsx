import { formatDate, plural } from '@shlyah/domain';
import { useState } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Table, type Column } from '../../../ui/layout/Table';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { nbsp } from '../../../ui/text';
import { getClientKeys, stopKeys } from '../actions';
import styles from '../integrations.module.css';
import { KeyTable } from '../KeyTable';
import type { KeyDay } from '../types';

/** A client's programs as shown to staff: keys and call volume. */
export default function ClientKeys({ userId }: { userId: number }) {
  const found = useLoaded(getClientKeys, userId);
  return (
    <QueryState
      loaded={found}
      failedTitle="Не удалось загрузить интеграции"
      waiting={<SkeletonRows rows={3} height="72px" label="Загружаем интеграции…" />}
    >
      {({ keys, days }) => (
        <div className={styles.client}>
          {keys.length === 0 ? (
            <EmptyState title="Ключей нет">Программы этого клиента к нам не обращаются.</EmptyState>
          ) : (
            <>
              <div className={styles.over}>
                <h2>Ключи</h2>
                <StopKeys userId={userId} count={keys.length} onStopped={found.reload} />
              </div>
              <KeyTable keys={keys} />
            </>
          )}
          {days.some(({ calls }) => calls > 0) && (
            <section aria-labelledby="key-days">
              <h2 id="key-days">Вызовы за 7{nbsp}дней</h2>
              <Days days={days} />
            </section>
          )}
        </div>
      )}
    </QueryState>
  );
}

function Days({ days }: { days: readonly KeyDay[] }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const columns: readonly Column<KeyDay>[] = [
    { key: 'day', header: 'День', title: true, width: '140px', cell: ({ day }) => formatDate(day) },
    { key: 'calls', header: 'Вызовов', align: 'end', width: '110px', cell: ({ calls }) => calls },
    { key: 'errors', header: 'С ошибкой', align: 'end', width: '110px', cell: ({ errors }) => errors },
    {
      key: 'bar',
      header: 'Сколько это',
      headerHidden: true,
      cell: ({ calls, errors }) => (
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.good} style={{ width: `${((calls - errors) / most) * 100}%` }} />
          <span className={styles.bad} style={{ width: `${(errors / most) * 100}%` }} />
        </span>
      ),
    },
  ];
  return <Table caption="Вызовы по дням" columns={columns} rows={days} rowKey={({ day }) => day} />;
}

interface StopKeysProps {
  userId: number;
  count: number;
  onStopped: () => void;
}

function StopKeys({ userId, count, onStopped }: StopKeysProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const stop = () =>
    run(stopKeys(userId), {
      done: (stopped) => stoppedWords(stopped.count),
      failed: 'Остановить ключи не удалось.',
      onDone: () => {
        setAsking(false);
        onStopped();
      },
      onFailed: () => setAsking(false),
    });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Остановить все ключи
      </Button>
      <ConfirmDialog
        open={asking}
        title="Остановить все ключи клиента?"
        confirmLabel="Остановить"
        cancelLabel="Отмена"
        busy={busy}
        onConfirm={() => void stop()}
        onCancel={() => setAsking(false)}
      >
        {count}
        {nbsp}
        {plural(count, 'ключ перестанет', 'ключа перестанут', 'ключей перестанут')} действовать со следующего
        же вызова, и вернуть их нельзя. Клиент получит письмо и сможет создать новые.
      </ConfirmDialog>
    </>
  );
}

const stoppedWords = (count: number): string =>
  count === 0
    ? 'Ключей уже не было'
    : `${plural(count, 'Остановлен', 'Остановлено', 'Остановлено')} ${count}${nbsp}${plural(count, 'ключ', 'ключа', 'ключей')}`;
