import type { JournalEntryDto, JournalPersonDto } from '@shlyah/api-client';
import { formatDateTime, JOURNAL_KINDS } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Button } from '../../ui/actions/Button';
import { lazyPart } from '../../ui/lazy-part';
import { numbered } from '../../ui/text';
import { Dense } from '../../ui/layout/Dense';
import { Table, type Column } from '../../ui/layout/Table';
import styles from './journal.module.css';

const BulkDialog = lazyPart(async () => ({
  default: (await import('../orders/bulks/BulkDialog')).BulkDialog,
}));

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

const columnsOf = (onTakeBack: (bulk: number) => void): readonly Column<JournalEntryDto>[] => [
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
    cell: ({ account, order, bulk }) => {
      if (bulk !== null)
        return (
          <Button kind="quiet" size="small" onClick={() => onTakeBack(bulk)}>
            Вернуть прежние…
          </Button>
        );
      if (order === null) return <Person person={account} />;
      return <Link to={paths.order(order)}>Заказ {numbered(order)}</Link>;
    },
  },
  {
    key: 'actor',
    header: 'Кто',
    cell: ({ actor }) => <Person person={actor} />,
  },
  {
    key: 'detail',
    header: 'Подробности',
    cell: ({ detail }) => detail && <span title={detail}>{detail}</span>,
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
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <>
      <Dense>
        <Table caption="Журнал" columns={columnsOf(setAsked)} rows={rows} rowKey={({ id }) => id} />
      </Dense>
      {asked !== null && (
        <Suspense fallback={null}>
          <BulkDialog id={asked} onDone={onTakenBack} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
