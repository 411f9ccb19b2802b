import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCached, usePage, type Loaded } from '../../shared/useLoaded';
import { getOrders, getOrderStatuses } from './actions';
import { filterQuery, type OrderFilter } from './filter';
import { selectKnown } from './slice';
import type { OrderPage, Statuses } from './types';

/** A page of orders under a filter, each as it is known now; `user` narrows it to one customer's (staff only). */
export function useOrders(page: number | null, filter: OrderFilter, user?: number): Loaded<OrderPage> {
  const { search, query: conditions } = filterQuery(filter);
  const query = page === null ? null : { page, search, filter: conditions, ...(user && { user }) };
  const listed = usePage(getOrders, query);
  const known = useSelector(selectKnown);
  const data = useMemo(
    () => listed.data && { ...listed.data, data: listed.data.data.map((order) => known[order.id] ?? order) },
    [listed.data, known],
  );
  return { ...listed, data };
}

/** Names of statuses and states, loaded once; null until they come. */
export const useStatuses = (): Statuses | null => useCached(getOrderStatuses, undefined, { once: true }).data;
