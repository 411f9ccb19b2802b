import { cargoTotals, formatDate, formatDeadline, shownNumber } from '@shlyah/domain';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Table, type Column } from '../../../ui/layout/Table';
import { getOrdersToPrint } from '../actions';
import { filterChips, filterFromParams, filterQuery, filterToSearch } from '../filter';
import type { Order } from '../types';
import { useStatuses } from '../useStatuses';
import { clientName, destinationOf, priceText, receiverWords } from '../words';
import styles from './print.module.css';

const columns: readonly Column<Order>[] = [
  { key: 'id', header: '№', title: true, cell: ({ id }) => id },
  { key: 'status', header: 'Статус', cell: ({ status }) => status.name },
  { key: 'client', header: 'Заказчик', cell: clientName },
  { key: 'receiver', header: 'Получатель', cell: receiverWords },
  { key: 'phone', header: 'Телефон', cell: ({ reciverPhone }) => reciverPhone },
  { key: 'destination', header: 'Куда', cell: destinationOf },
  {
    key: 'delivery',
    header: 'Доставка',
    cell: ({ deliveryDate, deliveryFrom }) => formatDeadline(deliveryDate, deliveryFrom),
  },
  { key: 'places', header: 'Мест', align: 'end', cell: ({ packages }) => cargoTotals(packages).places },
  {
    key: 'weight',
    header: 'Вес, кг',
    align: 'end',
    cell: ({ packages }) => shownNumber(cargoTotals(packages).weightKg),
  },
  { key: 'price', header: 'Стоимость', align: 'end', cell: priceText },
  { key: 'signature', header: 'Подпись', cell: () => null },
];

/** All orders of the filter on paper, with what a courier needs (docs/contract.md#printing). */
export function PrintOrders() {
  const [params] = useSearchParams();
  const filter = filterFromParams(params);
  const { search, query } = filterQuery(filter);
  const list = useLoaded(getOrdersToPrint, { search, filter: query });
  const statuses = useStatuses();
  const chosen = filterChips(filter, statuses, true).map(({ text }) => text);
  return (
    <div data-wide className={styles.sheet}>
      <PageHeader
        title="Список заказов"
        back={{ to: paths.orders(1) + filterToSearch(filter), label: 'К заказам' }}
        note={[formatDate(new Date().toISOString()), ...chosen].join(', ')}
        actions={
          <Button icon="print" onClick={() => window.print()}>
            Распечатать
          </Button>
        }
      />
      <QueryState
        loaded={list}
        failedTitle="Не удалось загрузить заказы"
        waiting={<SkeletonRows rows={20} height="31px" label="Загружаем заказы…" />}
      >
        {({ orders, total, totalIsExact }) => (
          <>
            {orders.length < total && (
              <Notice kind="info">
                Здесь первые {orders.length} из {totalIsExact ? total : `более чем ${total}`}. Чтобы
                распечатать остальные, сузьте фильтр, например до одного дня доставки.
              </Notice>
            )}
            {orders.length === 0 ? (
              <EmptyState title="Заказов не найдено" />
            ) : (
              <Table
                caption="Список заказов"
                scrolledByKeys
                columns={columns}
                rows={orders}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
