import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCached, usePage, type Loaded } from '../../shared/useLoaded';
import { getOrders, getOrderStatuses, type OrdersQuery } from './actions';
import { filterQuery, type OrderFilter } from './filter';
import { selectKnown } from './slice';
import type { OrderPage, Statuses } from './types';

/** The question of a list's page; `user` narrows it to one customer's orders (staff only). */
export function ordersQuery(page: number | null, filter: OrderFilter, user?: number): OrdersQuery | null {
  const { search, query: conditions } = filterQuery(filter);
  return page === null ? null : { page, search, filter: conditions, ...(user && { user }) };
}

/** A page of orders under a filter, each as it is known now. */
export function useOrders(page: number | null, filter: OrderFilter, user?: number): Loaded<OrderPage> {
  const query = ordersQuery(page, filter, user);
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
