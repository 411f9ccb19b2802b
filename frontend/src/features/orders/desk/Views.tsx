import { Link, type To } from 'react-router';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './desk.module.css';

interface ViewsProps {
  views: readonly {
    label: string;
    to: To;
    current: boolean;
    /** Number of orders; null for a view that is not counted, undefined while loading. */
    count: number | null | undefined;
  }[];
}

/** One-click views of the list, each with the number of orders in it. */
export function Views({ views }: ViewsProps) {
  return (
    <nav aria-label="Быстрый выбор" className={styles.views}>
      {views.map(({ label, to, current, count }) => (
        <Link key={label} to={to} className={styles.view} aria-current={current ? 'page' : undefined}>
          {label}
          {count !== null && (
            <span className={styles.count}>
              {count === undefined ? <Skeleton width="10px" height="12px" /> : count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
