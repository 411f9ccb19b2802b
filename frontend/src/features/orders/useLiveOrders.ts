import { PAGE_SIZE } from '@shlyah/domain';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ChangedOrder } from '../../shared/changes';
import { useAppDispatch } from '../../shared/hooks';
import { cacheKeyOf } from '../../shared/cache';
import { useFollow } from '../../shared/useFollow';
import { usePage, type Loaded } from '../../shared/useLoaded';
import { useTitleCount } from '../../ui/Title';
import { useStateFrom } from '../../ui/useStateFrom';
import { selectUser } from '../users/session/selectors';
import { getOrder, getOrders, type OrdersQuery } from './actions';
import { markOf } from './change-words';
import { filterQuery, type OrderFilter } from './filter';
import { selectKnown } from './slice';
import type { Order, OrderPage } from './types';

interface Live {
  /** How many orders have come while the page is out of sight. */
  unseen: number;
  /** «Иванова: цена 38.00 р», by the orders that others have changed. */
  marks: ReadonlyMap<number, string>;
}

export type LiveOrders = Loaded<OrderPage> &
  Pick<Live, 'marks'> & {
    /** How many rows are new; while the page is out of sight, how many orders have come. */
    news: number;
    /** Shows the new rows; null while there are none. */
    showNew: (() => void) | null;
  };

const nothing: Live = { unseen: 0, marks: new Map() };

/**
 * A page of orders that follows the changes of other users: a changed row updates in place with its author and change; new
 * rows are counted and shown on request, so that nothing moves under the pointer.
 */
export function useLiveOrders(
  page: number | null,
  filter: OrderFilter,
  user?: number,
  perPage = PAGE_SIZE,
): LiveOrders {
  const { search, query: conditions } = filterQuery(filter);
  const query =
    page === null
      ? null
      : {
          page,
          search,
          filter: conditions,
          ...(perPage !== PAGE_SIZE && { perPage }),
          ...(user && { user }),
        };
  const orders = usePage(getOrders, query);
  const dispatch = useAppDispatch();
  const known = useSelector(selectKnown);
  /** The page with each order as it is known now. */
  const current = useMemo(
    () => orders.data && { ...orders.data, data: orders.data.data.map((order) => known[order.id] ?? order) },
    [orders.data, known],
  );
  const me = useSelector(selectUser)?.id;
  const [live, setLive] = useStateFrom<string, Live>(cacheKeyOf(query), () => nothing);
  const isFirstOfAll = page === 1 && !query?.search && Object.keys(query?.filter ?? {}).length === 0;

  /** Excludes the changes of this tab. */
  const isNews = ({ id, version, kinds }: ChangedOrder) =>
    version === null || version > (known[id]?.version ?? 0) || kinds.includes('order.proposal');

  const read = async (question: OrdersQuery, listed: OrderPage, changes: readonly ChangedOrder[]) => {
    const answer = await dispatch(getOrders(question));
    if (!getOrders.fulfilled.match(answer)) return undefined;
    const shown = new Map(listed.data.map((order) => [order.id, order]));
    const found = new Map(answer.payload.data.map((order) => [order.id, order]));
    const marks = new Map(live.marks);
    for (const change of changes) {
      const before = shown.get(change.id);
      if (!before) continue;
      const after = found.get(change.id) ?? (await dispatch(getOrder(change.id)).then(fulfilled));
      const mark = markOf(change, before, after, me);
      if (mark) marks.set(change.id, mark);
    }
    setLive({ unseen: 0, marks });
    return answer.payload;
  };
  const { fresh, showFresh } = useFollow<OrderPage>({
    shown: orders.data,
    concerns: ({ orders: changes, missed }, { data }) =>
      missed ||
      changes.filter(isNews).some(({ id, version }) => version !== null || data.some((one) => one.id === id)),
    read: async (_, changes) =>
      query && current ? read(query, current, changes.orders.filter(isNews)) : undefined,
    isNews: (now, shown) => (page === 1 || shown.data.length === 0) && newIn(now, shown) > 0,
    // An empty list has no rows that could move.
    moves: (_, shown) => shown.data.length > 0,
    show: orders.replace,
    onUnseen: ({ orders: changes }) => {
      const created = changes.filter(({ kinds }) => kinds.includes('order.created')).length;
      if (isFirstOfAll && created > 0) setLive({ ...live, unseen: Math.max(live.unseen, created) });
    },
  });
  const news = fresh && orders.data ? newIn(fresh, orders.data) : live.unseen;
  useTitleCount(news);

  const showNew = () => {
    showFresh?.();
    setLive(nothing);
  };
  return { ...orders, data: current, marks: live.marks, news, showNew: showFresh && showNew };
}

const fulfilled = (outcome: { payload?: unknown; error?: unknown }): Order | undefined =>
  outcome.error ? undefined : (outcome.payload as Order);

/** How many rows of the first page stand above the last of those that are shown. */
function newIn(fresh: OrderPage, shown: OrderPage): number {
  const ids = new Set(shown.data.map(({ id }) => id));
  const last = shown.page < shown.pages ? Math.min(...ids) : -Infinity;
  const added = fresh.data.filter(({ id }) => !ids.has(id) && id > last).length;
  const more = fresh.totalIsExact && shown.totalIsExact ? fresh.total - shown.total : 0;
  return added === 0 ? 0 : Math.max(added, more);
}
