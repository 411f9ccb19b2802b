import { isBeforePickup } from '@shlyah/domain';
import { useState } from 'react';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { RepeatButton } from '../new/RepeatButton';
import type { Order } from '../types';
import { AdvanceOrder } from './AdvanceOrder';
import { CancelOrder } from './CancelOrder';

interface OrderActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What a client does with an order: the one action that most come for, the others in a menu. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [canceling, setCanceling] = useState(false);
  return (
    <>
      <RepeatButton kind="secondary" icon="repeat" order={order} />
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
