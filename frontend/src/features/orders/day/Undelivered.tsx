import { formatDate, isToBeBroughtAgain } from '@shlyah/domain';
import { Button } from '../../../ui/actions/Button';
import type { Order } from '../types';
import styles from './day.module.css';
import { DayOrders, type DayListProps } from './DayOrders';
import { reasonsOf, whyOf } from './words';

interface UndeliveredProps extends DayListProps {
  caption: string;
  /** The nearest day of the calendar. */
  next: string;
  orders: readonly Order[];
}

/**
 * Orders not delivered before, with the reasons; one press moves to the nearest day the selected orders, or all but those that the receiver has
 * refused, that are damaged or whose outcome is not known.
 */
export function Undelivered({ next, ...rows }: UndeliveredProps) {
  const { work, caption, orders } = rows;
  if (orders.length === 0) return null;
  const chosen = orders.filter(({ id }) => work.selected.has(id));
  const leftOut = chosen.length > 0 ? [] : orders.filter((order) => !isToBeBroughtAgain(order));
  const moved = chosen.length > 0 ? chosen : orders.filter(isToBeBroughtAgain);
  const which =
    chosen.length > 0
      ? `выбранные, ${chosen.length},`
      : leftOut.length > 0
        ? `${moved.length} из ${orders.length}`
        : 'все';
  return (
    <section className={styles.section}>
      <div className={styles.line}>
        <h2>
          {caption}: {orders.length}
        </h2>
        {moved.length > 0 && (
          <Button
            size="small"
            icon="arrowRight"
            busy={moved.some(({ id }) => work.busy.has(id))}
            onClick={() => work.onMany(moved, { deliveryDate: next })}
          >
            {`Перенести ${which} на ${formatDate(next)}`}
          </Button>
        )}
      </div>
      {orders.length > 1 && <p>{reasonsOf(orders)}</p>}
      {leftOut.length > 0 && (
        <p>Не переносим: {reasonsOf(leftOut)}. Чтобы перенести и их, выберите их в списке.</p>
      )}
      <DayOrders {...rows} note={whyOf} />
    </section>
  );
}
