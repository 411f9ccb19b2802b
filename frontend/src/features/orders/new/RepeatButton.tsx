import type { ComponentProps } from 'react';
import { Button } from '../../../ui/actions/Button';
import { numberedOrder } from '../../../ui/text';
import type { Order } from '../types';
import { useRepeat } from './useRepeat';

interface RepeatButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'icon'> {
  order: Order;
}

/** «Повторить»: a new order like this one. */
export function RepeatButton({ order, ...look }: RepeatButtonProps) {
  const repeat = useRepeat();
  return (
    <Button {...look} aria-label={`Повторить заказ ${numberedOrder(order.id)}`} onClick={() => repeat(order)}>
      Повторить
    </Button>
  );
}
