import { formatDateTime } from '@shlyah/domain';
import { copy } from '../../../shared/copy';
import { IconButton } from '../../../ui/actions/Button';
import { StatusBadge, type StatusTone } from '../../../ui/feedback/StatusBadge';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import { nbsp } from '../../../ui/text';
import styles from '../integrations.module.css';
import type { KeyCall } from '../types';

interface CallTableProps {
  calls: readonly KeyCall[];
  nameOf: (keyId: number) => string;
}

const toneOf = (status: number): StatusTone => (status < 400 ? 'done' : status < 500 ? 'way' : 'stopped');

/** Calls of programs, one line each. */
export function CallTable({ calls, nameOf }: CallTableProps) {
  const columns: readonly Column<KeyCall>[] = [
    {
      key: 'operation',
      header: 'Операция',
      title: true,
      cell: ({ operation }) => <span className={styles.code}>{operation}</span>,
    },
    { key: 'at', header: 'Когда', width: '164px', cell: ({ at }) => formatDateTime(at) },
    {
      key: 'status',
      header: 'Ответ',
      cell: ({ status, code }) => (
        <StatusBadge tone={toneOf(status)}>{code ? `${status} ${code}` : String(status)}</StatusBadge>
      ),
    },
    { key: 'ms', header: 'Время', align: 'end', width: '96px', cell: ({ ms }) => `${ms}${nbsp}мс` },
    { key: 'key', header: 'Ключ', cell: ({ keyId }) => <span title={nameOf(keyId)}>{nameOf(keyId)}</span> },
    { key: 'address', header: 'Адрес', width: '132px', cell: ({ address }) => address },
    {
      key: 'request',
      header: 'Номер запроса',
      width: '180px',
      cell: ({ requestId }) => (
        <span className={styles.request}>
          <span className={styles.code} title={requestId}>
            {requestId.slice(0, 8)}…
          </span>
          <IconButton
            icon="copy"
            label={`Скопировать номер запроса ${requestId}`}
            onClick={() => void copy(requestId, 'Номер запроса скопирован', `Вот он: ${requestId}`)}
          />
        </span>
      ),
    },
  ];
  return (
    <Dense>
      <Table caption="Вызовы" columns={columns} rows={calls} rowKey={({ requestId }) => requestId} />
    </Dense>
  );
}
