import type { PaymentDto } from '@shlyah/api-client';
import { formatDate, formatDateTime } from '@shlyah/domain';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { pageFrom } from '../../shared/address';
import { Paged } from '../../shared/Paged';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table, type Column } from '../../ui/layout/Table';
import { money } from '../acts/words';
import { useMay } from '../users/session/useMay';
import { getDebts, getPayments } from './actions';
import { firmFrom, firmIn } from './firm-address';
import { DebtLine, FirmDebt } from './FirmDebt';
import { PaymentForm } from './PaymentForm';
import { PaymentTabs } from './PaymentTabs';
import styles from './payments.module.css';
import { ReverseDialog } from './ReverseDialog';

/** The payments of firms: those who may enter new ones and reverse them. */
export function PaymentsScreen() {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const firm = firmFrom(query);
  const { user, unp } = firm;
  const mayEdit = useMay()('payments:edit');
  const payments = useLoaded(getPayments, { ...firm, page: page ?? 1 });
  // A firm whose account is gone.
  const gone = useLoaded(getDebts, unp === null ? null : { unp });
  const account = gone.data?.data[0];
  const [reversed, setReversed] = useState<PaymentDto | null>(null);
  // The debt of the firm is read again with each change.
  const [changes, setChanges] = useState(0);
  const changed = () => {
    payments.reload();
    if (unp !== null) gone.reload();
    setChanges(changes + 1);
  };
  return (
    <div className={styles.stack}>
      <PageHeader
        title="Оплаты"
        note="Погашают акты фирмы, начиная со старых. Ошибочную оплату отменяют сторно."
      />
      <PaymentTabs />
      {mayEdit && (
        <PaymentForm
          key={account ? `gone ${account.unp}` : ''}
          firm={account && { text: account.client, id: 0, unp: account.unp }}
          onAdded={changed}
        />
      )}
      {user !== null && (
        <div>
          {user !== 0 && <FirmDebt key={`${user} ${changes}`} user={user} />}
          {account && <DebtLine debt={account} />}
          <Link to={paths.payments}>Оплаты всех фирм</Link>
        </div>
      )}
      <Paged
        loaded={payments}
        page={page}
        hrefOf={(number) => `?${new URLSearchParams({ ...firmIn(firm), page: String(number) })}`}
        noun={['Найдена', 'оплата', 'оплаты', 'оплат']}
        failedTitle="Не удалось загрузить оплаты"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем оплаты…" />}
        empty={
          <EmptyState title="Оплат пока нет">
            {mayEdit ? 'Внесите первую: найдите фирму по названию или УНП.' : 'Их вносит бухгалтерия.'}
          </EmptyState>
        }
      >
        {({ data }) => (
          <Table
            caption="Оплаты"
            columns={columnsOf(mayEdit ? setReversed : null)}
            rows={data}
            rowKey={({ id }) => id}
          />
        )}
      </Paged>
      {reversed && (
        <ReverseDialog
          payment={reversed}
          onClose={() => setReversed(null)}
          onDone={() => {
            setReversed(null);
            changed();
          }}
        />
      )}
    </div>
  );
}

const stateOf = ({ reversedAt, reversedBy, reverseReason, author, at }: PaymentDto): string =>
  reversedAt === null
    ? [author, formatDateTime(at)].filter(Boolean).join(', ')
    : `Сторно ${[formatDateTime(reversedAt), reversedBy].filter(Boolean).join(', ')}: ${reverseReason}`;

const columnsOf = (onReverse: ((payment: PaymentDto) => void) | null): readonly Column<PaymentDto>[] => [
  {
    key: 'client',
    header: 'Фирма',
    title: true,
    cell: ({ user, unp, client }) => <Link to={paths.paymentsOf(user, unp)}>{client}</Link>,
  },
  { key: 'day', header: 'День', cell: ({ day }) => formatDate(day) },
  { key: 'number', header: 'Поручение', cell: ({ number }) => number },
  { key: 'sum', header: 'Сумма', align: 'end', cell: ({ sum }) => money(sum) },
  { key: 'note', header: 'Заметка', cell: ({ note }) => note },
  { key: 'state', header: 'Внесена', cell: stateOf },
  ...(onReverse
    ? [
        {
          key: 'action',
          header: 'Действия',
          headerHidden: true,
          align: 'end' as const,
          cell: (payment: PaymentDto) =>
            payment.reversedAt === null && (
              <Button
                kind="quiet"
                size="small"
                aria-label={`Сторно: ${payment.client}, ${money(payment.sum)}`}
                onClick={() => onReverse(payment)}
              >
                Сторно…
              </Button>
            ),
        },
      ]
    : []),
];
