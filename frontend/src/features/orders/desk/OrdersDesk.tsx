import { useCallback, useState, type ReactNode } from 'react';
import { PHRASES } from '@shlyah/domain';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { AcceptDialog } from './AcceptDialog';
import { BulkBar } from './BulkBar';
import { DeleteOrderDialog } from './DeleteOrderDialog';
import { DeskTable } from './DeskTable';
import { Refusals } from './Refusals';
import { useDesk, type SendChange } from './useDesk';
import type { Order } from '../types';
import { deleteOrder, updateOrders } from '../actions';
import { filterToSearch, type OrderFilter } from '../filter';
import { useOrders, useStatuses } from '../useOrders';
import { clientName, destinationOf } from '../words';
import { paths } from '../../../paths';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Pagination } from '../../../ui/layout/Pagination';
import styles from './OrdersDesk.module.css';
import { useMay } from '../../users/session/useMay';

interface OrdersDeskProps {
  page: number;
  filter: OrderFilter;
  /** Only this client's orders. */
  user?: number;
  pageHref: (page: number) => string;
  /** After anything was saved or deleted. */
  onChanged?: () => void;
  /** What to do when nothing was found. */
  emptyAction?: ReactNode;
}

const none: readonly Order[] = [];

/** Orders as staff work through them, under any filter: the table, the bar for many, the dialogs. */
export function OrdersDesk({ page, filter, user, pageHref, onChanged, emptyAction }: OrdersDeskProps) {
  const dispatch = useAppDispatch();
  const may = useMay();
  const statuses = useStatuses();
  const { shown, loading, reload } = useOrders(page, filter, user);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<'accept' | Order | null>(null);

  const send: SendChange = useCallback(
    async (change) => {
      const outcome = await dispatch(updateOrders(change));
      if (updateOrders.fulfilled.match(outcome)) return outcome.payload;
      return failureIn(outcome)?.message ?? 'Не удалось сохранить';
    },
    [dispatch],
  );
  const saved = useCallback(() => onChanged?.(), [onChanged]);
  const desk = useDesk(shown?.data ?? none, send, saved);
  const chosen = desk.orders.filter(({ id }) => selected.has(id));

  if (loading.state === 'failed') {
    return (
      <FailedState title="Не удалось загрузить заказы" onRetry={() => void reload()}>
        {loading.failure.message}
      </FailedState>
    );
  }
  if (!shown) return <SkeletonRows rows={20} height="31px" label="Загружаем заказы…" />;
  if (shown.data.length === 0) return <EmptyState title={PHRASES.ordersNotFound} action={emptyAction} />;

  const trail = { trail: shown.data.map(({ id }) => id) };
  const orderHref = (order: Order) => {
    const query = new URLSearchParams(filterToSearch(filter));
    query.set('page', String(page));
    if (user) query.set('user', String(user));
    return `${paths.order(order.id)}?${query.toString()}`;
  };
  return (
    <div className={styles.desk} aria-busy={loading.state === 'loading' || undefined}>
      <Refusals refused={desk.refused} />
      <DeskTable
        caption="Заказы"
        orders={desk.orders}
        statuses={statuses}
        hrefOf={orderHref}
        linkState={trail}
        destinationOf={destinationOf}
        clientOf={clientName}
        busy={desk.busy}
        refused={desk.refused}
        selected={selected}
        onSelect={(ids, on) =>
          setSelected(
            (before) => new Set([...before].filter((id) => !ids.includes(id)).concat(on ? ids : [])),
          )
        }
        onStatus={(order, status) => void desk.change([order], { status })}
        onPrice={(order, price) => void desk.change([order], { price })}
        onAccept={(order) => void desk.accept([order])}
        onDelete={may('orders:delete') ? setAsking : undefined}
        withoutClient={user !== undefined}
      />
      <BulkBar
        chosen={chosen}
        statuses={statuses}
        busy={desk.busy.size > 0}
        onChange={(change) => void desk.change(chosen, change)}
        onAccept={() => setAsking('accept')}
        onClear={() => setSelected(new Set())}
      />
      <Pagination page={page} pages={shown.pages} hrefOf={pageHref} />
      {asking === 'accept' && (
        <AcceptDialog
          chosen={chosen}
          busy={desk.busy.size > 0}
          onCancel={() => setAsking(null)}
          onAccept={() =>
            void desk.accept(chosen).then(() => {
              setAsking(null);
              setSelected(new Set());
            })
          }
        />
      )}
      {asking && asking !== 'accept' && (
        <DeleteOrderDialog
          order={asking}
          client={clientName(asking)}
          onCancel={() => setAsking(null)}
          onDelete={async () => {
            const failure = failureIn(await dispatch(deleteOrder(asking.id)));
            if (failure) return failure.message;
            setAsking(null);
            setSelected(new Set());
            void reload();
            onChanged?.();
            return undefined;
          }}
        />
      )}
    </div>
  );
}
