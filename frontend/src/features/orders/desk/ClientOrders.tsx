import { useSearchParams } from 'react-router';
import { pageFrom } from '../../../shared/address';
import { DayButton } from '../../registers/DayButton';
import { rowsFrom } from '../desk-pages';
import styles from './desk.module.css';
import { OrdersDesk } from './OrdersDesk';

const everything = {};

/** The orders of one client, paged in the query of the address. */
export function ClientOrders({ userId }: { userId: number }) {
  const [query] = useSearchParams();
  return (
    <>
      <div className={styles.tools}>
        <DayButton user={userId} />
      </div>
      <OrdersDesk
        page={pageFrom(query)}
        rows={rowsFrom(query)}
        filter={everything}
        user={userId}
        pageHref={(number) => `?tab=orders&page=${number}`}
      />
    </>
  );
}
