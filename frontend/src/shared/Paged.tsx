import { PAGE_SIZE, plural } from '@shlyah/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, type To } from 'react-router';
import { Pagination } from '../ui/layout/Pagination';
import { nbsp } from '../ui/text';
import { QueryState } from './QueryState';
import styles from './Paged.module.css';
import type { Loaded } from './useLoaded';

interface PageOf {
  data: readonly unknown[];
  pages: number;
  total: number;
  /** False: there are more rows than `total`. */
  totalIsExact?: boolean;
}

interface PagedProps<Page extends PageOf> {
  loaded: Loaded<Page>;
  /** As the address has it; null when that is no page number. */
  page: number | null;
  /** The address of a page, filters kept. */
  hrefOf: (page: number) => To;
  /** «Найден», «заказ», «заказа», «заказов»: the noun counted over the list, and the verb of one. */
  noun: readonly [found: 'Найден' | 'Найдена' | 'Найдено', one: string, few: string, many: string];
  failedTitle: string;
  waiting?: ReactNode;
  /** Beside the total. */
  beside?: ReactNode;
  /** In place of a list without rows. */
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}

/** One page of a list with the total and the links to the other pages. An invalid page number redirects to the first page, one past the end to the last. */
export function Paged<Page extends PageOf>({
  page,
  hrefOf,
  noun: [found, ...forms],
  beside,
  empty,
  children,
  ...faces
}: PagedProps<Page>) {
  const emptied = useEmptyListFocus(faces.loaded.data?.data.length);
  if (page === null) return <Navigate to={hrefOf(1)} replace />;
  return (
    // Lists take the whole width of the screen, also while they load.
    <div className={styles.list} data-wide>
      <QueryState {...faces}>
        {(shown) => {
          if (shown.data.length > 0) {
            return (
              <>
                <div className={styles.top}>
                  <p role="status" className={styles.found}>
                    {shown.totalIsExact === false ? (
                      `Найдено более ${roundNumber(shown.total)}${nbsp}${forms[2]}`
                    ) : (
                      <>
                        {plural(shown.total, found, 'Найдено', 'Найдено')} {shown.total}
                        {nbsp}
                        {plural(shown.total, ...forms)}
                      </>
                    )}
                  </p>
                  {beside}
                </div>
                {children(shown)}
                <Pagination page={page} pages={shown.pages} hrefOf={hrefOf} />
              </>
            );
          }
          if (page > 1) return <Navigate to={hrefOf(Math.max(1, shown.pages))} replace />;
          return (
            <div ref={emptied} tabIndex={-1}>
              {empty}
            </div>
          );
        }}
      </QueryState>
    </div>
  );
}

/** «10 000» of 10,001 too: whole pages, after which «более» wants the genitive. */
const roundNumber = (total: number): string => (total - (total % PAGE_SIZE)).toLocaleString('ru');

/** When the last row disappears with the focus in it, the text of the empty list takes the focus. */
function useEmptyListFocus(rows: number | undefined) {
  const emptied = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows === 0 && before.current && document.activeElement === document.body) emptied.current?.focus();
    before.current = rows ?? before.current;
  }, [rows]);
  return emptied;
}
