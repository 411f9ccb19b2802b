import type { JournalEntryDto, JournalPersonDto } from '@shlyah/api-client';
import { formatDateTime, JOURNAL_KINDS } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { numbered } from '../../ui/text';
import { Dense } from '../../ui/layout/Dense';
import { Table, type Column } from '../../ui/layout/Table';
import { TakeBackStatuses } from '../orders/bulks/TakeBackStatuses';
import styles from './journal.module.css';

/** The account, a link to all of its rows. */
function Person({ person }: { person: JournalPersonDto | null }) {
  if (!person) return null;
  const name = person.name ?? 'кабинет удалён';
  return (
    <Link to={`?account=${person.id}`} className={styles.person} title={`${name}, № ${person.id}`}>
      {name}
    </Link>
  );
}

const columnsOf = (onTakenBack: () => void): readonly Column<JournalEntryDto>[] => [
  {
    key: 'kind',
    header: 'Что произошло',
    title: true,
    width: '19%',
    cell: ({ kind }) => JOURNAL_KINDS[kind],
  },
  {
    key: 'date',
    header: 'Когда',
    width: '164px',
    cell: ({ date }) => `${formatDateTime(date.slice(0, 16))}${date.slice(16)}`,
  },
  {
    key: 'account',
    header: 'О ком',
    cell: ({ account, order }) =>
      order === null ? (
        <Person person={account} />
      ) : (
        <Link to={paths.order(order)}>Заказ {numbered(order)}</Link>
      ),
  },
  {
    key: 'actor',
    header: 'Кто',
    cell: ({ actor }) => <Person person={actor} />,
  },
  {
    key: 'detail',
    header: 'Подробности',
    cell: ({ detail, bulk }) => (
      <>
        {detail && <span title={detail}>{detail}</span>}{' '}
        {bulk && <TakeBackStatuses bulk={bulk} onDone={onTakenBack} />}
      </>
    ),
  },
  {
    key: 'address',
    header: 'Адрес',
    width: '132px',
    cell: ({ address, requestId }) =>
      address && <span title={requestId ? `Запрос ${requestId}` : undefined}>{address}</span>,
  },
];

interface JournalTableProps {
  rows: readonly JournalEntryDto[];
  /** After the statuses before a bulk change were given back. */
  onTakenBack: () => void;
}

/** Rows of the journal, one line each. */
export function JournalTable({ rows, onTakenBack }: JournalTableProps) {
  return (
    <Dense>
      <Table caption="Журнал" columns={columnsOf(onTakenBack)} rows={rows} rowKey={({ id }) => id} />
    </Dense>
  );
}
