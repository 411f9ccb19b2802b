import { PHRASES } from '@shlyah/domain';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { useLoaded } from '../../../shared/useLoaded';
import { NewRows } from '../../../shared/NewRows';
import { Paged } from '../../../shared/Paged';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { numberedOrder } from '../../../ui/text';
import { DayButton } from '../../registers/DayButton';
import { findAwaitingOrders } from '../actions';
import { filterFromParams, filterQuery, filterToSearch } from '../filter';
import { withList } from '../return-to';
import type { Order } from '../types';
import { useLiveOrders } from '../useLiveOrders';
import { useStatuses } from '../useStatuses';
import { AwaitingNotice } from './AwaitingNotice';
import { ChosenStatus } from './ChosenStatus';
import { Dock } from './Dock';
import { ExportOrders } from './ExportOrders';
import styles from './MyOrders.module.css';
import { MyOrdersBar } from './MyOrdersBar';
import { OrderFilters } from './OrderFilters';
import { OrderList } from './OrderList';
import { useChosen } from './useChosen';

interface MyOrdersProps {
  /** Actions of one order of the list. */
  action: (order: Order) => ReactNode;
  /** Seldom used tools beside those of the list. */
  tools?: ReactNode;
}

/** The customer's own orders, twenty a page; page and filter are in the address. */
export function MyOrders({ action, tools }: MyOrdersProps) {
  const page = useAddressId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const statuses = useStatuses();
  const { created } = (useLocation().state ?? {}) as { created?: number };
  const filter = filterFromParams(params);
  const orders = useLiveOrders(page, filter);
  const search = filterToSearch(filter);
  const query = filterQuery(filter);
  const isAwaiting = filter.awaiting === '1';
  const { data: awaiting } = useLoaded(findAwaitingOrders, isAwaiting ? null : 1);
  const waits = new Set(awaiting?.data.map(({ id }) => id));
  return (
    <>
      {created !== undefined && <Created id={created} />}
      {awaiting && <AwaitingNotice {...awaiting} />}
      <OrderFilters
        filter={filter}
        statuses={statuses}
        tools={
          <>
            <DayButton />
            <ExportOrders query={{ search: query.search, filter: query.query }} />
            <LinkButton to={paths.importOrders} icon="upload" kind="secondary">
              Загрузить из файла
            </LinkButton>
            {tools}
          </>
        }
        onChange={(next) => void navigate(`${paths.myOrders(1)}${filterToSearch(next)}`)}
      />
      <Paged
        loaded={orders}
        page={page}
        hrefOf={(number) => `${paths.myOrders(number)}${search}`}
        noun={['Найден', 'заказ', 'заказа', 'заказов']}
        failedTitle="Не удалось загрузить заказы"
        beside={<NewRows news={orders.news} onShow={orders.showNew} />}
        waiting={<SkeletonRows rows={8} label="Загружаем заказы…" />}
        empty={search ? <NothingFound /> : <NoOrdersYet />}
      >
        {({ data }) => (
          <Listed
            list={`my ${search}`}
            orders={data}
            hrefOf={(id) => withList(paths.myOrder(id), filter, page)}
            action={action}
            marked={created}
            marks={orders.marks}
            waits={({ id }) => isAwaiting || waits.has(id)}
            onChanged={orders.reload}
          />
        )}
      </Paged>
    </>
  );
}

interface ListedProps extends Omit<ComponentProps<typeof OrderList>, 'selected' | 'onSelect'> {
  /** Under which name the orders chosen in it are kept. */
  list: string;
  onChanged: () => void;
}

/** The orders of one page with the bar of those that are chosen. */
function Listed({ list, onChanged, ...props }: ListedProps) {
  const chosen = useChosen(list, props.orders);
  return (
    <>
      <ChosenStatus count={chosen.ids.size} />
      <OrderList {...props} selected={chosen.ids} onSelect={chosen.set} />
      <Dock>
        <MyOrdersBar
          chosen={chosen.orders}
          elsewhere={chosen.elsewhere}
          onClear={chosen.clear}
          onChanged={onChanged}
        />
      </Dock>
    </>
  );
}

function Created({ id }: { id: number }) {
  return (
    <div className={styles.notice}>
      <Notice kind="success" role="status" title={`Мы получили заказ ${numberedOrder(id)}`}>
        Цену подтвердит менеджер, до этого она «{PHRASES.priceForming}». Статус виден здесь, письма о нём
        придут на вашу почту.
      </Notice>
    </div>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title={PHRASES.ordersNotFound}
      action={
        <LinkButton kind="secondary" to={paths.myOrders(1)}>
          Показать все заказы
        </LinkButton>
      }
    >
      С такими условиями ничего нет. Уберите часть фильтра или измените поиск.
    </EmptyState>
  );
}

function NoOrdersYet() {
  return (
    <EmptyState
      title={PHRASES.ordersNotFound}
      action={
        <LinkButton to={paths.addOrder} icon="plus">
          Оформить первый заказ
        </LinkButton>
      }
    >
      Здесь появятся ваши отправления: статус, цена и история каждого.
    </EmptyState>
  );
}
