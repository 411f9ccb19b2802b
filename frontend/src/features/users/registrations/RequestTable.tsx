import { formatDate, formatDateTime, phoneHref } from '@shlyah/domain';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { mailHref } from '../../../shared/mail-href';
import { Icon } from '../../../ui/icons/Icon';
import { Dense } from '../../../ui/layout/Dense';
import { Table, type Column } from '../../../ui/layout/Table';
import { nameOf } from '../session/selectors';
import type { Request, RequestStatus } from './actions';
import { DecisionButtons } from './DecisionButtons';
import styles from './registrations.module.css';
import { UnpWarnings } from './UnpWarnings';

interface RequestTableProps extends Pick<
  ComponentProps<typeof DecisionButtons>,
  'busy' | 'onConfirm' | 'onReject'
> {
  requests: readonly Request[];
  status: RequestStatus;
}

const DECIDED: Record<Request['status'], string> = {
  confirmed: 'Подтверждена',
  canceled: 'Отклонена',
  pending: 'Ждёт решения',
};

/** The button that was pressed is gone. */
const takeFocus = (word: HTMLElement | null) => word?.focus({ preventScroll: true });

/** The requests with their decisions. */
export function RequestTable({ requests, status, ...decisions }: RequestTableProps) {
  const columns: Column<Request>[] = [
    {
      key: 'applicant',
      header: 'Заявитель',
      title: true,
      width: '21%',
      cell: (request) => (
        <span title={request.isLegalEntity ? `${nameOf(request)}, ${request.name}` : request.name}>
          <Link to={paths.user(request.id)}>{nameOf(request)}</Link>
          <span className={styles.quiet}>{request.isLegalEntity ? request.name : 'Физ. лицо'}</span>
        </span>
      ),
    },
    { key: 'unp', header: 'УНП', width: '28.5%', cell: (request) => <UnpWarnings request={request} /> },
    {
      key: 'contacts',
      header: 'Связь',
      width: '18.5%',
      cell: ({ phone, email }) => (
        <span className={styles.contacts}>
          <a href={phoneHref(phone)} className={styles.plain}>
            {phone}
          </a>
          <a href={mailHref(email)} className={styles.mail} title={email}>
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
          {request.status === status ? (
            <DecisionButtons applicant={request} size="small" {...decisions} />
          ) : (
            <span ref={takeFocus} tabIndex={-1} className="quiet">
              {DECIDED[request.status]}
            </span>
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
        narrow={styles.rows}
      />
    </Dense>
  );
}
