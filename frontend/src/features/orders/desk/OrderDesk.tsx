import { outcomeTold } from '@shlyah/domain';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { selectKnown } from '../slice';
import type { Order } from '../types';
import { Desk, type DeskWork } from './Desk';
import { choicesOf } from '../words';
import type { RowAction } from './next-row';
import { PriceCell } from './PriceCell';
import { StatusSelect } from './StatusSelect';

/** What staff change on the order's page. */
export interface OrderControls {
  status: ReactNode;
  price: ReactNode;
  /** Corrects when and to whom the order was handed over; null where no try has ended. */
  handover: ReactNode;
}

interface OrderDeskProps {
  order: Order;
  /** The order has been changed, by this page or while a change of it was refused. */
  onChanged: (fresh: Order) => void;
  children: (controls: OrderControls) => ReactNode;
}

/** Status and price of one order, changed, undone and refused as in a row of the desk. */
export function OrderDesk({ order, onChanged, children }: OrderDeskProps) {
  const known = useSelector(selectKnown)[order.id];
  const version = known?.version ?? 0;
  const reportChange = useEffectEvent(() => {
    if (known && version > order.version) onChanged(known);
  });
  useEffect(() => reportChange(), [version]);
  return (
    <Desk
      key={order.id}
      list={`order ${order.id}`}
      place={`order ${order.id}`}
      listed={[order]}
      whole
      hrefOf={({ id }) => paths.order(id)}
      onChanged={undefined}
      onDeleted={() => undefined}
    >
      {(work) => (
        <Controls order={order} work={work}>
          {children}
        </Controls>
      )}
    </Desk>
  );
}

function Controls({ order, work, children }: Omit<OrderDeskProps, 'onChanged'> & { work: DeskWork }) {
  const busy = work.busy.has(order.id);
  // A busy control is disabled and an accepted price has no button: the focus comes back after the save.
  const used = useRef<readonly RowAction[]>([]);
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    const controls = used.current.flatMap(
      (act) => document.querySelector<HTMLElement>(`main [data-act="${act}"]:enabled`) ?? [],
    );
    controls[0]?.focus();
  }, [busy]);
  return children({
    handover: outcomeTold(order.status.id) !== null && (
      <Button kind="quiet" size="small" disabled={busy} onClick={() => work.onHandover(order)}>
        Исправить вручение
      </Button>
    ),
    status: (
      <StatusSelect
        order={order}
        choices={choicesOf(work.statuses?.statuses)}
        busy={busy}
        onStatus={(status, left) => {
          used.current = left ? [] : ['status'];
          work.onStatus(order, status);
        }}
      />
    ),
    price: (
      <PriceCell
        order={order}
        inWords
        busy={busy}
        refused={work.refused.find(({ typed }) => typed)}
        onDismiss={work.onDismiss}
        onPrice={(price, begunWith) => {
          used.current = ['price'];
          work.onPrice(begunWith, price);
        }}
        onAccept={() => {
          used.current = ['accept', 'price'];
          work.onAccept(order);
        }}
      />
    ),
  });
}
