import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { useChanges } from '../../../shared/changes';
import { useLoaded } from '../../../shared/useLoaded';
import { LinkButton } from '../../../ui/actions/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { DayButton } from '../../registers/DayButton';
import { getOrderCounters } from '../actions';
import { rowsFrom } from '../desk-pages';
import { filterFromParams, filterQuery, filterToSearch } from '../filter';
import { ExportOrders } from '../list/ExportOrders';
import { ShortcutsButton } from '../shortcuts/ShortcutsButton';
import { useDeskShortcuts } from '../shortcuts/screen-shortcuts';
import { OrderFilters } from '../list/OrderFilters';
import { useStatuses } from '../useStatuses';
import styles from './desk.module.css';
import { OrdersDesk } from './OrdersDesk';
import { Views } from './Views';
import { isView, viewsAt } from './views';

/** Counters cost more than a list: many changes are one question. */
const COUNTERS_MS = 1500;

/** The orders of all clients: filters in the address, one-click views with counters, work in place. */
export function StaffOrders() {
  const page = useAddressId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useDeskShortcuts();
  const statuses = useStatuses();
  const filter = filterFromParams(params);
  const { search, query } = filterQuery(filter);
  const counters = useLoaded(getOrderCounters, undefined);
  useChanges(({ orders, missed }) => (missed || orders.length > 0) && counters.reload(), {
    togetherMs: COUNTERS_MS,
  });

  const views = viewsAt(new Date()).map((view) => ({
    label: view.label,
    to: paths.orders(1) + filterToSearch(view.filter),
    current: isView(view.filter, filter),
    count: view.counter && counters.data?.[view.counter],
  }));
  return (
    <>
      <OrderFilters
        heading={<PageHeader title="Заказы" />}
        filter={filter}
        statuses={statuses}
        staff
        tools={
          <>
            <LinkButton
              kind="secondary"
              icon="print"
              iconOnly="desks"
              to={paths.printOrders + filterToSearch(filter)}
            >
              Печать
            </LinkButton>
            <DayButton iconOnly="desks" />
            <ExportOrders iconOnly="desks" query={{ search, filter: query }} />
          </>
        }
        searchHint="Номер, клиент, получатель, телефон, УНП, адрес, ТТН"
        onChange={(next) => void navigate(paths.orders(1) + filterToSearch(next))}
      >
        <Views views={views} />
      </OrderFilters>
      <OrdersDesk
        page={page}
        rows={rowsFrom(params)}
        filter={filter}
        pageHref={(number) => paths.orders(number) + filterToSearch(filter)}
        onChanged={counters.reload}
        emptyAction={
          Object.keys(filter).length > 0 && (
            <LinkButton kind="secondary" to={paths.orders(1)}>
              Показать все заказы
            </LinkButton>
          )
        }
      />
      <p className={styles.foot}>
        <Link to={paths.deletedOrders}>Удалённые заказы</Link> <ShortcutsButton />
      </p>
    </>
  );
}
