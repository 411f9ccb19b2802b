import { Icon } from '../../../ui/icons/Icon';
import type { Order } from '../types';
import styles from './day.module.css';
import { driversOf, isInRun, progressText, type Carriers } from './words';

interface ProgressProps {
  orders: readonly Order[];
  carriers: Carriers;
  /** Of orders to be fetched: the drivers who bring them later are not named. */
  fetched?: boolean;
}

/** «26 из 27 в рейсах»; of orders that all have a run, a tick and the drivers. */
export function Progress({ orders, carriers, fetched = false }: ProgressProps) {
  const inRuns = orders.filter((order) => isInRun(order, carriers)).length;
  const drivers = driversOf(orders, carriers, fetched);
  if (inRuns < orders.length)
    return <span className={styles.progress}>{progressText(inRuns, orders.length)}</span>;
  if (drivers.length === 0) return null;
  return (
    <span className={styles.whole}>
      <Icon name="check" size={16} /> {drivers.join(', ')}
    </span>
  );
}
