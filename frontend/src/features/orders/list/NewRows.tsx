import { plural } from '@shlyah/domain';
import { nbsp } from '../../../ui/text';
import type { LiveOrders } from '../useLiveOrders';
import styles from './NewRows.module.css';

/** «Ещё 3 новых — показать», beside how many were found: the rows come when it is pressed. */
export function NewRows({ orders: { news, showNew } }: { orders: LiveOrders }) {
  const show = () => {
    showNew?.();
    // The button goes; the focus goes on to the first of the new rows.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main tbody a')?.focus());
  };
  return (
    <span role="status" className={styles.status}>
      {showNew && (
        <button type="button" className={styles.news} onClick={show}>
          Ещё {news}
          {nbsp}
          {plural(news, 'новый', 'новых', 'новых')}
          <span className={styles.what}> — показать</span>
        </button>
      )}
    </span>
  );
}
