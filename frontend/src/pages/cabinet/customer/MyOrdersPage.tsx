import { PHRASES } from '@shlyah/domain';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { filterFromParams, filterToSearch } from '../../../features/orders/filter';
import { OrderFilters } from '../../../features/orders/list/OrderFilters';
import { OrderList } from '../../../features/orders/list/OrderList';
import { useOrders, useStatuses } from '../../../features/orders/useOrders';
import { paths } from '../../../paths';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Pagination } from '../../../ui/layout/Pagination';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import styles from './customer.module.css';
import { useRepeat } from '../../../features/orders/new/useRepeat';

/** The customer's own orders, twenty a page; page and filter are in the address. */
export default function MyOrdersPage() {
  const { id = '1' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const repeat = useRepeat();
  const statuses = useStatuses();
  const { created } = (useLocation().state ?? {}) as { created?: number };
  const filter = useMemo(() => filterFromParams(params), [params]);
  const page = /^[1-9]\d{0,6}$/.test(id) ? Number(id) : 1;
  const { shown, loading, reload } = useOrders(page, filter);

  const hrefOf = (number: number) => `${paths.myOrders(number)}${filterToSearch(filter)}`;
  const isFiltered = filterToSearch(filter) !== '';
  if (String(page) !== id) return <Navigate to={hrefOf(1)} replace />;
  if (loading.state === 'ready' && shown?.data.length === 0 && shown.pages > 0 && page > shown.pages) {
    return <Navigate to={hrefOf(shown.pages)} replace />;
  }

  return (
    <>
      <Title>Мои заказы — Шлях</Title>
      <PageHeader
        title="Мои заказы"
        actions={
          <LinkButton to={paths.addOrder} icon="plus">
            Добавить заказ
          </LinkButton>
        }
      />
      {created !== undefined && (
        <div className={styles.notice}>
          <Notice kind="success" role="status" title={`Заказ ${numbered(created)} принят`}>
            Цену подтвердит менеджер, до этого она «{PHRASES.priceForming}». Статус виден здесь, письма о нём
            придут на вашу почту.
          </Notice>
        </div>
      )}
      <OrderFilters
        filter={filter}
        statuses={statuses}
        onChange={(next) => void navigate(`${paths.myOrders(1)}${filterToSearch(next)}`)}
      />
      {loading.state === 'failed' ? (
        <FailedState title="Не удалось загрузить заказы" onRetry={() => void reload()}>
          {loading.failure.message}
        </FailedState>
      ) : !shown ? (
        <SkeletonRows rows={8} label="Загружаем заказы…" />
      ) : shown.data.length === 0 ? (
        isFiltered ? (
          <EmptyState
            title={PHRASES.ordersNotFound}
            action={
              <Button kind="secondary" onClick={() => void navigate(paths.myOrders(1))}>
                Показать все заказы
              </Button>
            }
          >
            С такими условиями ничего нет. Уберите часть фильтра или измените поиск.
          </EmptyState>
        ) : (
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
        )
      ) : (
        <div aria-busy={loading.state === 'loading'}>
          <OrderList orders={shown.data} hrefOf={paths.myOrder} onRepeat={repeat} marked={created} />
          <Pagination page={page} pages={shown.pages} hrefOf={hrefOf} />
        </div>
      )}
    </>
  );
}
