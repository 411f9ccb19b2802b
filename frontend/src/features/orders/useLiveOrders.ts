import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useChanges, type ChangedOrder, type Changes } from '../../shared/changes';
import { useAppDispatch } from '../../shared/hooks';
import { cacheKeyOf } from '../../shared/cache';
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
  /** The same page as it is now, when it has rows that are not shown. */
  fresh: OrderPage | null;
  /** How many of its rows are new; while the page is out of sight, how many orders have come. */
  news: number;
  /** «Иванова: цена 38.00 р», by the orders that others have changed. */
  marks: ReadonlyMap<number, string>;
}

export type LiveOrders = Loaded<OrderPage> &
  Pick<Live, 'marks' | 'news'> & {
    /** Shows the new rows; null while there are none. */
    showNew: (() => void) | null;
  };

const nothing: Live = { fresh: null, news: 0, marks: new Map() };

/**
 * A page of orders that follows the changes of other users: a changed row updates in place with its author and change; new
 * rows are counted and shown on request, so that nothing moves under the pointer.
 */
export function useLiveOrders(page: number | null, filter: OrderFilter, user?: number): LiveOrders {
  const { search, query: conditions } = filterQuery(filter);
  const query = page === null ? null : { page, search, filter: conditions, ...(user && { user }) };
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

  const apply = async (question: OrdersQuery, listed: OrderPage, { orders: changes, missed }: Changes) => {
    const news = changes.filter(isNews);
    const shown = new Map(listed.data.map((order) => [order.id, order]));
    if (!missed && news.every(({ id, version }) => version === null && !shown.has(id))) return;
    const answer = await dispatch(getOrders(question));
    if (!getOrders.fulfilled.match(answer)) return;
    const found = new Map(answer.payload.data.map((order) => [order.id, order]));
    const marks = new Map(live.marks);
    for (const change of news) {
      const before = shown.get(change.id);
      if (!before) continue;
      const after = found.get(change.id) ?? (await dispatch(getOrder(change.id)).then(fulfilled));
      const mark = markOf(change, before, after, me);
      if (mark) marks.set(change.id, mark);
    }
    // An empty list has no rows that could move.
    const count = page === 1 && shown.size > 0 ? newIn(answer.payload, listed) : 0;
    setLive({ fresh: count > 0 || shown.size === 0 ? answer.payload : null, news: count, marks });
  };
  useChanges((changes) => query && current && apply(query, current, changes), {
    onUnseen: ({ orders: changes }) => {
      const created = changes.filter(({ kinds }) => kinds.includes('order.created')).length;
      if (isFirstOfAll && created > 0) setLive({ ...live, news: Math.max(live.news, created) });
    },
  });
  useTitleCount(live.news);

  const { fresh, news, marks } = live;
  const showNew = () => {
    if (!fresh) return;
    orders.replace(fresh);
    setLive(nothing);
  };
  const data = current?.data.length === 0 ? (fresh ?? current) : current;
  return { ...orders, data, marks, news, showNew: fresh && news > 0 ? showNew : null };
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
