import type { MessageDto } from '@shlyah/api-client';
import { formatDateTime, messageOutcome, NOTICE_CHANNEL_NAMES, plural } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import { StatusBadge, type StatusTone } from '../../ui/feedback/StatusBadge';
import { Table, type Column } from '../../ui/layout/Table';
import { nbsp } from '../../ui/text';
import styles from './messages.module.css';

const TONES: Record<MessageDto['state'], StatusTone> = {
  waiting: 'way',
  sent: 'done',
  failed: 'stopped',
  unwanted: 'quiet',
};

interface MessageTableProps {
  rows: readonly MessageDto[];
  /** The one that is being queued again. */
  busy: number | null;
  onResend: (id: number) => void;
}

/** Messages, their recipients and states. */
export function MessageTable({ rows, busy, onResend }: MessageTableProps) {
  const columns: readonly Column<MessageDto>[] = [
    { key: 'subject', header: 'О чём', title: true, width: '26%', cell: ({ subject }) => subject },
    {
      key: 'to',
      header: 'Кому',
      cell: ({ channel, to }) => (
        <>
          {NOTICE_CHANNEL_NAMES[channel]} <span className={styles.address}>{to}</span>
        </>
      ),
    },
    {
      key: 'account',
      header: 'Клиент',
      cell: ({ account }) =>
        account && <Link to={paths.user(account.id)}>{account.name ?? 'кабинет удалён'}</Link>,
    },
    { key: 'date', header: 'Написано', width: '140px', cell: ({ date }) => formatDateTime(date) },
    {
      key: 'state',
      header: 'Итог',
      width: '30%',
      cell: (row) => (
        <div className={styles.outcome}>
          <StatusBadge tone={row.toFile ? 'quiet' : TONES[row.state]}>{messageOutcome(row)}</StatusBadge>
          {row.state === 'failed' && (
            <Button
              kind="secondary"
              size="small"
              icon="repeat"
              busy={busy === row.id}
              onClick={() => onResend(row.id)}
              aria-label={`Отправить снова: ${row.subject}`}
            >
              Отправить снова
            </Button>
          )}
          <span className={styles.second}>{how(row)}</span>
        </div>
      ),
    },
  ];
  return <Table caption="Сообщения" columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** «20.11.2026 15:12», or how often it was tried, when it will be again and why it did not go. */
function how({ state, attempts, sentAt, nextAt, reason }: MessageDto): string {
  if (sentAt !== null) return formatDateTime(sentAt);
  const tried = attempts > 0 && `${attempts}${nbsp}${plural(attempts, 'попытка', 'попытки', 'попыток')}`;
  const next = nextAt !== null && `попробуем ${formatDateTime(nextAt)}`;
  const times = [tried, next].filter(Boolean).join(', ');
  // The state itself marks a recipient who unsubscribed.
  return [times, state === 'unwanted' ? null : reason].filter(Boolean).join('. ');
}
