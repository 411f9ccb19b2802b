import { isBeforePickup } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import type { Order } from '../types';
import { AdvanceOrder } from './AdvanceOrder';
import { CancelOrder } from './CancelOrder';

interface OrderActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
  /** The action that most come for. */
  main: ReactNode;
}

/** What a client does with an order: one action is seen, the others are in a menu. */
export function OrderActions({ order, onChanged, main }: OrderActionsProps) {
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      {main}
      <AdvanceOrder order={order} onAdvanced={onChanged} />
      <Menu label="Ещё">
        <MenuItem onClick={() => window.print()}>Распечатать</MenuItem>
        {isBeforePickup(order) && <MenuItem onClick={() => setCanceling(true)}>Отменить заказ</MenuItem>}
      </Menu>
      <CancelOrder
        order={order}
        asking={canceling}
        onClose={() => setCanceling(false)}
        onCanceled={onChanged}
      />
    </>
  );
}
