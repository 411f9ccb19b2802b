import type { ReactNode } from 'react';
import { Navigate, type To } from 'react-router';
import { Pagination } from '../ui/layout/Pagination';
import { Faces } from './Faces';
import type { Loaded } from './useLoaded';

interface PageOf {
  data: readonly unknown[];
  pages: number;
}

interface PagedProps<Page extends PageOf> {
  loaded: Loaded<Page>;
  /** As the address has it; null when that is no page number. */
  page: number | null;
  /** The address of a page, filters kept. */
  hrefOf: (page: number) => To;
  failedTitle: string;
  waiting?: ReactNode;
  /** In place of a list without rows. */
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}

/** One page of a list and the links to the others. A wrong number leads to the first page, one past the end to the last. */
export function Paged<Page extends PageOf>({ page, hrefOf, empty, children, ...faces }: PagedProps<Page>) {
  if (page === null) return <Navigate to={hrefOf(1)} replace />;
  return (
    <Faces {...faces}>
      {(shown) => {
        if (shown.data.length > 0) {
          return (
            <>
              {children(shown)}
              <Pagination page={page} pages={shown.pages} hrefOf={hrefOf} />
            </>
          );
        }
        return page > 1 ? <Navigate to={hrefOf(Math.max(1, shown.pages))} replace /> : empty;
      }}
    </Faces>
  );
}
