import { useCallback, useState, type ReactNode } from 'react';
import { PHRASES } from '@shlyah/domain';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Paged } from '../../../shared/Paged';
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
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { useMay } from '../../users/session/useMay';

interface OrdersDeskProps {
  /** As the address has it; null when that is no page number. */
  page: number | null;
  filter: OrderFilter;
  /** Only this client's orders. */
  user?: number;
  pageHref: (page: number) => string;
  /** After anything was saved or deleted. */
  onChanged?: () => void;
  /** What to do when nothing was found. */
  emptyAction?: ReactNode;
}

/** Orders as staff work through them, under any filter, a page at a time. */
export function OrdersDesk({ page, filter, user, pageHref, onChanged, emptyAction }: OrdersDeskProps) {
  const orders = useOrders(page, filter, user);
  const orderHref = ({ id }: Order) => {
    const query = new URLSearchParams(filterToSearch(filter));
    query.set('page', String(page));
    if (user) query.set('user', String(user));
    return `${paths.order(id)}?${query.toString()}`;
  };
  return (
    <Paged
      loaded={orders}
      page={page}
      hrefOf={pageHref}
      failedTitle="Не удалось загрузить заказы"
      waiting={<SkeletonRows rows={20} height="31px" label="Загружаем заказы…" />}
      empty={<EmptyState title={PHRASES.ordersNotFound} action={emptyAction} />}
    >
      {({ data }) => (
        <Desk
          listed={data}
          orderHref={orderHref}
          withoutClient={user !== undefined}
          onChanged={onChanged}
          onDeleted={orders.reload}
        />
      )}
    </Paged>
  );
}

interface DeskProps {
  listed: readonly Order[];
  orderHref: (order: Order) => string;
  withoutClient: boolean;
  onChanged: (() => void) | undefined;
  onDeleted: () => void;
}

/** The orders of one page: the table, the bar for many, the dialogs. */
function Desk({ listed, orderHref, withoutClient, onChanged, onDeleted }: DeskProps) {
  const dispatch = useAppDispatch();
  const may = useMay();
  const statuses = useStatuses();
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
  const desk = useDesk(listed, send, saved);
  const chosen = desk.orders.filter(({ id }) => selected.has(id));

  const trail = { trail: listed.map(({ id }) => id) };
  return (
    <>
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
        withoutClient={withoutClient}
      />
      <BulkBar
        chosen={chosen}
        statuses={statuses}
        busy={desk.busy.size > 0}
        onChange={(change) => void desk.change(chosen, change)}
        onAccept={() => setAsking('accept')}
        onClear={() => setSelected(new Set())}
      />
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
            onDeleted();
            onChanged?.();
            return undefined;
          }}
        />
      )}
    </>
  );
}
