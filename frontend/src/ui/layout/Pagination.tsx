import { Link, type To } from 'react-router';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { pagesWindow } from './pages-window';
import styles from './Pagination.module.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page, filters kept. */
  hrefOf: (page: number) => To;
}

/** Links to pages of a list; nothing at all when there is one page. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Страницы" className={styles.nav}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} className={styles.page} rel="prev" aria-label="Предыдущая страница">
          <Icon name="chevronLeft" />
        </Link>
      )}
      {pagesWindow(page, pages).map((mark, index) =>
        mark === 'gap' ? (
          <span key={`gap-${index}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={mark}
            to={hrefOf(mark)}
            className={classes(styles.page, mark === page && styles.current)}
            aria-label={`Страница ${mark}`}
            aria-current={mark === page ? 'page' : undefined}
          >
            {mark}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={hrefOf(page + 1)} className={styles.page} rel="next" aria-label="Следующая страница">
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
