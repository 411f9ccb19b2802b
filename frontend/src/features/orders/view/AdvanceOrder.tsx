import { ORDER_STATUSES, statusCode } from '@shlyah/domain';
import { useAction } from '../../../shared/useAction';
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
  const { busy, run } = useAction();
  if (order.id > 0) return null;
  const advance = async ({ code, name }: Step) => {
    if (busy) return;
    await run(advanceTestOrder({ id: order.id, to: code }), {
      done: `Заказ ${numberedOrder(order.id)}: ${name}`,
      failed: 'Провести заказ не удалось.',
      onDone: onAdvanced,
    });
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
