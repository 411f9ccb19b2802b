import { useCached, usePage, type Loaded } from '../../shared/useLoaded';
import { getOrders, getOrderStatuses } from './actions';
import { filterQuery, type OrderFilter } from './filter';
import type { OrderPage, Statuses } from './types';

/** A page of orders under a filter; `user` narrows it to one customer's (staff only). */
export function useOrders(page: number | null, filter: OrderFilter, user?: number): Loaded<OrderPage> {
  const { search, query: conditions } = filterQuery(filter);
  const query = page === null ? null : { page, search, filter: conditions, ...(user && { user }) };
  return usePage(getOrders, query);
}

/** Names of statuses and states, loaded once; null until they come. */
export const useStatuses = (): Statuses | null => useCached(getOrderStatuses, undefined, { once: true }).data;
