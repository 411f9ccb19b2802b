import { formatDateTime, keyFields, SCOPES, toMinsk } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/feedback/StatusBadge';
import { Table, type Column } from '../../ui/layout/Table';
import styles from './integrations.module.css';
import type { Key } from './types';

interface KeyTableProps {
  keys: readonly Key[];
  /** Actions of one key. */
  action?: (key: Key) => ReactNode;
}

/** Keys without their secrets: what each may, from where and until when, and whether anything uses it. */
export function KeyTable({ keys, action }: KeyTableProps) {
  const now = toMinsk(new Date());
  const columns: readonly Column<Key>[] = [
    {
      key: 'name',
      header: 'Ключ',
      title: true,
      cell: ({ name, prefix }) => (
        <>
          {name}
          <div className={styles.code}>{prefix}…</div>
        </>
      ),
    },
    {
      key: 'mode',
      header: keyFields.mode.label,
      cell: ({ mode }) => (
        <StatusBadge tone={mode === 'test' ? 'way' : 'done'}>{keyFields.mode.choiceLabels[mode]}</StatusBadge>
      ),
    },
    {
      key: 'scopes',
      header: 'Что может',
      cell: ({ scopes }) => (
        <ul className={styles.plain}>
          {scopes.map((scope) => (
            <li key={scope}>{SCOPES[scope]}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'until',
      header: 'Действует',
      cell: (key) => <Until apiKey={key} now={now} />,
    },
    {
      key: 'used',
      header: 'Последний вызов',
      cell: ({ lastUsedAt, lastUsedIp }) =>
        lastUsedAt === null ? (
          'Ещё не было'
        ) : (
          <>
            <span className={styles.when}>{formatDateTime(lastUsedAt)}</span>
            {lastUsedIp && <div className="quiet">{lastUsedIp}</div>}
          </>
        ),
    },
    ...(action
      ? [
          {
            key: 'action',
            header: 'Действия',
            headerHidden: true,
            align: 'end',
            cell: (key: Key) => <div className={styles.rowActions}>{action(key)}</div>,
          } as const,
        ]
      : []),
  ];
  return <Table caption="Ключи API" columns={columns} rows={keys} rowKey={({ id }) => id} />;
}

function Until({ apiKey: { expiresAt, overlapUntil, addresses }, now }: { apiKey: Key; now: string }) {
  return (
    <>
      {expiresAt === null ? (
        'Пока не отозван'
      ) : expiresAt <= now ? (
        <StatusBadge tone="stopped">{`Истёк ${formatDateTime(expiresAt)}`}</StatusBadge>
      ) : (
        <span className={styles.when}>До {formatDateTime(expiresAt)}</span>
      )}
      {overlapUntil && <div className="quiet">Прежний — до {formatDateTime(overlapUntil)}</div>}
      {addresses.length > 0 && <div className="quiet">Только с {addresses.join(', ')}</div>}
    </>
  );
}
