import { formatDateTime } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import { Table, type Column } from '../../ui/layout/Table';
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
      cell: (request) => (
        <>
          <Link to={paths.user(request.id)}>{applicantName(request)}</Link>
          <span className={styles.quiet}>
            {request.isLegalEntity ? `Юр. лицо, ${request.name}` : 'Физ. лицо'}
          </span>
        </>
      ),
    },
    { key: 'unp', header: 'УНП', cell: (request) => <UnpRemarks request={request} /> },
    {
      key: 'contacts',
      header: 'Связь',
      cell: (request) => (
        <>
          <a href={`tel:${request.phone.replace(/[^+\d]/g, '')}`} className={styles.line}>
            {request.phone}
          </a>
          <a href={`mailto:${request.email}`} className={styles.line}>
            {request.email}
          </a>
        </>
      ),
    },
    { key: 'date', header: 'Подана', width: '140px', cell: (request) => formatDateTime(request.date) },
    {
      key: 'decision',
      header: 'Решение',
      headerHidden: true,
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
    <Table
      caption={status === 'pending' ? 'Заявки, ожидающие подтверждения' : 'Отклоненные заявки'}
      columns={columns}
      rows={requests}
      rowKey={(request) => request.id}
    />
  );
}
