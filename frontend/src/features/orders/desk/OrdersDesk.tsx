import { memo, type ReactNode } from 'react';
import { PAGE_SIZE, PHRASES } from '@shlyah/domain';
import { paths } from '../../../paths';
import { NewRows } from '../../../shared/NewRows';
import { Paged } from '../../../shared/Paged';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { rowsIn, useDeskPage, withRows } from '../desk-pages';
import { filterToSearch, isHanded, type OrderFilter } from '../filter';
import type { Order } from '../types';
import { useLiveOrders } from '../useLiveOrders';
import { Desk } from './Desk';
import { DeskTable } from './DeskTable';

interface OrdersDeskProps {
  /** As the address has it; null when that is no page number. */
  page: number | null;
  /** The size of page in which the address counts `page`; twenty by default. */
  rows?: number;
  filter: OrderFilter;
  /** Only this client's orders. */
  user?: number;
  pageHref: (page: number) => string;
  /** After anything was saved or deleted. */
  onChanged?: () => void;
  /** Advice for an empty result. */
  emptyAction?: ReactNode;
}

/** Orders as staff work through them, under any filter, a page at a time. */
export function OrdersDesk(props: OrdersDeskProps) {
  const { page: asked, rows = PAGE_SIZE, filter, user, pageHref, onChanged, emptyAction } = props;
  const { page, perPage } = useDeskPage({ page: asked, rows });
  const orders = useLiveOrders(page, filter, user, perPage);
  return (
    <Paged
      loaded={orders}
      page={page}
      hrefOf={(number) => withRows(pageHref(number), number, perPage)}
      noun={['Найден', 'заказ', 'заказа', 'заказов']}
      failedTitle="Не удалось загрузить заказы"
      beside={<NewRows news={orders.news} onShow={orders.showNew} />}
      waiting={<SkeletonRows rows={perPage} height="31px" label="Загружаем заказы…" />}
      empty={<EmptyState title={PHRASES.ordersNotFound} action={emptyAction} />}
    >
      {(shown) => (
        <PageOfOrders
          search={filterToSearch(filter)}
          handed={isHanded(filter)}
          user={user}
          page={shown.page}
          perPage={perPage}
          listed={shown.data}
          marks={orders.marks}
          onChanged={onChanged}
          onDeleted={orders.reload}
        />
      )}
    </Paged>
  );
}

interface PageOfOrdersProps {
  /** The filter as an address has it. */
  search: string;
  handed: boolean;
  user: number | undefined;
  /** The page that is shown, while another one is waited for, too. */
  page: number;
  perPage: number;
  listed: readonly Order[];
  marks: ReadonlyMap<number, string>;
  onChanged: (() => void) | undefined;
  onDeleted: () => void;
}

/** The orders of one page, drawn anew when they change, not while they are waited for. */
const PageOfOrders = memo(function PageOfOrders(props: PageOfOrdersProps) {
  const { search, handed, user, page, perPage, listed, marks, onChanged, onDeleted } = props;
  const orderHref = ({ id }: Order) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    if (page > 1) for (const [name, value] of rowsIn(perPage)) query.set(name, value);
    if (user) query.set('user', String(user));
    return `${paths.order(id)}?${query.toString()}`;
  };
  return (
    <Desk
      list={`${search} ${user ?? ''}`}
      place={`${search} ${page}`}
      hrefOf={orderHref}
      listed={listed}
      onChanged={onChanged}
      onDeleted={onDeleted}
    >
      {(work) => (
        <DeskTable
          {...work}
          orders={listed}
          handed={handed}
          marks={marks}
          hrefOf={orderHref}
          withoutClient={user !== undefined}
        />
      )}
    </Desk>
  );
});
