import type { MonthOrderDto } from '@shlyah/api-client';
import {
  formatDate,
  formatDateTime,
  formatPrice,
  lastDayOf,
  MONTH_PARTS,
  priceFromWire,
  type MonthPart,
} from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Paged } from '../../../shared/Paged';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Table, type Column } from '../../../ui/layout/Table';
import { TabLinks } from '../../../ui/layout/Tabs';
import { numbered } from '../../../ui/text';
import { ExportOrders } from '../list/ExportOrders';
import { filterToSearch } from '../filter';
import { FirmActs } from './FirmActs';
import { getMonthOrders } from './actions';
import { monthTitle, PART_WORDS } from './words';

const columns: readonly Column<MonthOrderDto>[] = [
  {
    key: 'id',
    header: 'Заказ',
    title: true,
    cell: ({ id }) => <Link to={paths.order(id)}>{numbered(id)}</Link>,
  },
  { key: 'externalId', header: 'Номер у клиента', cell: ({ externalId }) => externalId },
  { key: 'client', header: 'Фирма', cell: ({ client }) => client },
  { key: 'receiver', header: 'Получатель', cell: ({ receiver }) => receiver },
  { key: 'status', header: 'Статус', cell: ({ status }) => status },
  {
    key: 'day',
    header: 'Вручён или срок',
    cell: ({ handedAt, deliveryDate }) =>
      handedAt === null ? `срок ${formatDate(deliveryDate)}` : formatDateTime(handedAt),
  },
  { key: 'price', header: 'Цена', align: 'end', cell: ({ price }) => formatPrice(priceFromWire(price)) },
];

interface MonthOrdersProps {
  month: string;
  /** Null for all firms, 0 for clients without an account. */
  user: number | null;
  part: MonthPart;
  page: number | null;
  /** The page of the firm's added lines. */
  linesPage: number;
}

/** Orders of a month: those of a firm or of all, handed over or in the way of billing. */
export function MonthOrders({ month, user, part, page, linesPage }: MonthOrdersProps) {
  const loaded = useLoaded(getMonthOrders, { month, user, part, page: page ?? 1 });
  const ofUser = user === null ? '' : `user=${user}&`;
  const client = user && loaded.data?.data[0]?.client;
  return (
    <>
      <PageHeader
        back={{ to: paths.month(month), label: monthTitle(month) }}
        title={client ? client : 'Заказы месяца'}
        actions={
          part === 'noPrice' &&
          user === null && (
            <LinkButton
              kind="secondary"
              to={`${paths.orders()}${filterToSearch({
                handedFrom: `${month}-01`,
                handedTo: lastDayOf(month),
                priceType: 'none',
                clientType: 'ur-lico',
              })}`}
            >
              Назначить цены в списке
            </LinkButton>
          )
        }
      />
      {user !== null && (
        <FirmActs
          month={month}
          user={user}
          page={linesPage}
          hrefOf={(number) => `?${ofUser}part=${part}&lines=${number}`}
        />
      )}
      <TabLinks
        label="Какие заказы"
        tabs={MONTH_PARTS.map((one) => ({
          to: `?${ofUser}part=${one}`,
          label: PART_WORDS[one],
          current: one === part,
        }))}
      />
      <Paged
        loaded={loaded}
        page={page}
        hrefOf={(number) => `?${ofUser}part=${part}&page=${number}`}
        beside={
          user && part === 'delivered' ? (
            <ExportOrders
              query={{ user, filter: { handedFrom: `${month}-01`, handedTo: lastDayOf(month) } }}
            />
          ) : null
        }
        noun={['Найден', 'заказ', 'заказа', 'заказов']}
        failedTitle="Не удалось загрузить заказы месяца"
        waiting={<SkeletonRows rows={8} height="48px" label="Загружаем заказы…" />}
        empty={<EmptyState title="Таких заказов в этом месяце нет" />}
      >
        {({ data }) => (
          <Table caption="Заказы месяца" columns={columns} rows={data} rowKey={({ id }) => id} />
        )}
      </Paged>
    </>
  );
}
