import { formatDate, formatDateTime } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/icons/Icon';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import type { Request, RequestStatus } from './actions';
import { applicantName } from './applicant';
import styles from './registrations.module.css';
import { UnpRemarks } from './UnpRemarks';

interface RequestTableProps {
  requests: readonly Request[];
  status: RequestStatus;
  /** The request whose decision is on its way. */
  busy: number | null;
  onConfirm: (request: Request) => void;
  onReject: (request: Request) => void;
}

/** The requests with their decisions: both for the waiting, only «Подтвердить» for the rejected. */
export function RequestTable({ requests, status, busy, onConfirm, onReject }: RequestTableProps) {
  const columns: Column<Request>[] = [
    {
      key: 'applicant',
      header: 'Заявитель',
      title: true,
      width: '21%',
      cell: (request) => (
        <span title={request.isLegalEntity ? `${applicantName(request)}, ${request.name}` : request.name}>
          <Link to={paths.user(request.id)}>{applicantName(request)}</Link>
          <span className={styles.quiet}>{request.isLegalEntity ? request.name : 'Физ. лицо'}</span>
        </span>
      ),
    },
    { key: 'unp', header: 'УНП', width: '28.5%', cell: (request) => <UnpRemarks request={request} /> },
    {
      key: 'contacts',
      header: 'Связь',
      width: '18.5%',
      cell: ({ phone, email }) => (
        <span className={styles.contacts}>
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.plain}>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={styles.mail} title={email}>
            <Icon name="mail" size={18} />
            <span>{email}</span>
          </a>
        </span>
      ),
    },
    {
      key: 'date',
      header: 'Подана',
      width: '9%',
      cell: ({ date }) => <span title={formatDateTime(date)}>{formatDate(date)}</span>,
    },
    {
      key: 'decision',
      header: 'Решение',
      headerHidden: true,
      width: '23%',
      cell: (request) => (
        <div className={styles.decision}>
          <Button size="small" busy={busy === request.id} onClick={() => onConfirm(request)}>
            Подтвердить
          </Button>
          {status === 'pending' && (
            <Button kind="secondary" size="small" onClick={() => onReject(request)}>
              Отклонить
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <Dense>
      <Table
        caption={status === 'pending' ? 'Заявки, ожидающие подтверждения' : 'Отклоненные заявки'}
        columns={columns}
        rows={requests}
        rowKey={(request) => request.id}
      />
    </Dense>
  );
}
