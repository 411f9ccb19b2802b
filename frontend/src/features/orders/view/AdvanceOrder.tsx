import { ORDER_STATUSES, statusCode } from '@shlyah/domain';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { notify } from '../../../ui/feedback/Toasts';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { numberedOrder } from '../../../ui/text';
import { advanceTestOrder } from '../actions';
import type { Order } from '../types';

interface AdvanceOrderProps {
  order: Order;
  onAdvanced: (order: Order) => void;
}

type Step = Omit<(typeof ORDER_STATUSES)[number], 'code'> & {
  code: Parameters<typeof advanceTestOrder>[0]['to'];
};

const steps: readonly Step[] = ORDER_STATUSES.flatMap((status) =>
  status.code === 'other' ? [] : [{ ...status, code: status.code }],
);

/** «Провести до…» of a test order: what staff do with a real one, with its events and letters. */
export function AdvanceOrder({ order, onAdvanced }: AdvanceOrderProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  if (order.id > 0) return null;
  const advance = async ({ code, name }: Step) => {
    if (busy) return;
    setBusy(true);
    const outcome = await dispatch(advanceTestOrder({ id: order.id, to: code }));
    setBusy(false);
    if (!advanceTestOrder.fulfilled.match(outcome))
      return notify.error(`Провести заказ не удалось. ${failureIn(outcome)?.message ?? ''}`);
    notify.success(`Заказ ${numberedOrder(order.id)}: ${name}`);
    onAdvanced(outcome.payload);
  };
  return (
    <Menu label={busy ? 'Проводим…' : 'Провести до…'} icon="truck">
      {steps
        .filter(({ code }) => code !== statusCode(order.status.id))
        .map((step) => (
          <MenuItem key={step.code} onClick={() => void advance(step)}>
            {step.name}
          </MenuItem>
        ))}
    </Menu>
  );
}
