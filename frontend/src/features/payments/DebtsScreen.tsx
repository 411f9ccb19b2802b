import type { DebtDto } from '@shlyah/api-client';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { pageFrom } from '../../shared/address';
import { Paged } from '../../shared/Paged';
import { useLoaded } from '../../shared/useLoaded';
import { LinkButton } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table, type Column } from '../../ui/layout/Table';
import { TabLinks } from '../../ui/layout/Tabs';
import { money } from '../acts/words';
import { useMay } from '../users/session/useMay';
import { getDebts } from './actions';
import { PaymentTabs } from './PaymentTabs';
import styles from './payments.module.css';
import { daysWords } from './words';

const orNothing = (byn: number): string => (byn === 0 ? '' : money(byn));

const columnsOf = (mayEdit: boolean): readonly Column<DebtDto>[] => [
  {
    key: 'client',
    header: 'Фирма',
    title: true,
    cell: ({ user, unp, client }) =>
      user === 0 ? (
        <>
          {`${client} (учётной записи нет) `}
          <Link
            to={paths.paymentsOf(user, unp)}
            aria-label={`${mayEdit ? 'Внести оплату' : 'Оплаты'}: ${client}`}
          >
            {mayEdit ? 'Внести оплату' : 'Оплаты'}
          </Link>
        </>
      ) : (
        <Link to={paths.paymentsOf(user)}>{client}</Link>
      ),
  },
  { key: 'unp', header: 'УНП', cell: ({ unp }) => unp },
  { key: 'acts', header: 'По актам', align: 'end', cell: ({ acts }) => money(acts) },
  { key: 'paid', header: 'Оплачено', align: 'end', cell: ({ paid }) => money(paid) },
  { key: 'debt', header: 'Долг', align: 'end', cell: ({ debt }) => orNothing(debt) },
  {
    key: 'overdue',
    header: 'Просрочено',
    align: 'end',
    cell: ({ overdue, overdueDays }) => (overdue === 0 ? '' : `${money(overdue)}, ${daysWords(overdueDays)}`),
  },
  { key: 'advance', header: 'Аванс', align: 'end', cell: ({ advance }) => orNothing(advance) },
];

/** Debts and advances of firms, those overdue first. */
export function DebtsScreen() {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const mayEdit = useMay()('payments:edit');
  const overdue = query.get('overdue') === 'true';
  const debts = useLoaded(getDebts, { overdue, page: page ?? 1 });
  return (
    <div className={styles.stack}>
      <PageHeader
        title="Долги"
        note="Акты за вычетом оплат. Заказы принимаем и с долгом: это только отметка."
      />
      <PaymentTabs />
      <TabLinks
        label="Какие долги"
        tabs={[
          { to: paths.debts, label: 'Все', current: !overdue },
          { to: `${paths.debts}?overdue=true`, label: 'Просроченные', current: overdue },
        ]}
      />
      <Paged
        loaded={debts}
        page={page}
        hrefOf={(number) => `?${overdue ? 'overdue=true&' : ''}page=${number}`}
        noun={['Найдена', 'фирма', 'фирмы', 'фирм']}
        failedTitle="Не удалось загрузить долги"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем долги…" />}
        empty={
          <EmptyState
            title={overdue ? 'Просроченных долгов нет' : 'Ни долгов, ни авансов нет'}
            action={<LinkButton to={paths.payments}>К оплатам</LinkButton>}
          />
        }
      >
        {({ data }) => (
          <Table
            caption="Долги и авансы фирм"
            columns={columnsOf(mayEdit)}
            rows={data}
            rowKey={({ user, unp }) => `${user} ${unp}`}
          />
        )}
      </Paged>
    </div>
  );
}
