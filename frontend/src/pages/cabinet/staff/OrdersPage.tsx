import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useLoaded } from '../../../shared/useLoaded';
import { Views } from '../../../features/orders/desk/Views';
import { isView, viewsAt } from '../../../features/orders/desk/views';
import { getOrderCounters } from '../../../features/orders/actions';
import { filterFromParams, filterToSearch } from '../../../features/orders/filter';
import { OrderFilters } from '../../../features/orders/list/OrderFilters';
import { useStatuses } from '../../../features/orders/useOrders';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import { OrdersDesk } from '../../../features/orders/desk/OrdersDesk';
import styles from './staff.module.css';

/** The staff's orders: filters in the address, one-click views with counters, work in place. */
export default function OrdersPage() {
  const { id = '1' } = useParams();
  const page = Math.max(1, Number(id) || 1);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const statuses = useStatuses();
  const search = params.toString();
  const filter = useMemo(() => filterFromParams(new URLSearchParams(search)), [search]);
  const { data: counters, reload: recount } = useLoaded(getOrderCounters(), 'counters');

  const views = viewsAt(new Date()).map((view) => ({
    label: view.label,
    to: paths.orders(1) + filterToSearch(view.filter),
    current: isView(view.filter, filter),
    count: view.counter && counters?.[view.counter],
  }));
  const changed = useCallback(() => recount(), [recount]);
  return (
    <>
      <Title>Заказы — Шлях</Title>
      <div className={styles.deskHead}>
        <PageHeader title="Заказы" />
        <Views views={views} />
      </div>
      <OrderFilters
        filter={filter}
        statuses={statuses}
        searchHint="Номер, клиент, телефон, УНП, получатель"
        onChange={(next) => void navigate(paths.orders(1) + filterToSearch(next))}
      />
      <OrdersDesk
        key={`${page} ${search}`}
        page={page}
        filter={filter}
        pageHref={(number) => paths.orders(number) + filterToSearch(filter)}
        onChanged={changed}
        emptyAction={
          Object.keys(filter).length > 0 && (
            <LinkButton kind="secondary" to={paths.orders(1)}>
              Показать все заказы
            </LinkButton>
          )
        }
      />
    </>
  );
}
