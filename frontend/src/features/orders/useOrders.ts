import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/hooks';
import { usePage, type Loaded } from '../../shared/useLoaded';
import { getOrders, getOrderStatuses } from './actions';
import { filterQuery, type OrderFilter } from './filter';
import { selectLastList, selectStatuses } from './selectors';
import type { OrderPage, Statuses } from './types';

/** A page of orders under a filter; `user` narrows it to one customer's (staff only). */
export function useOrders(page: number | null, filter: OrderFilter, user?: number): Loaded<OrderPage> {
  const { search, query: conditions } = filterQuery(filter);
  const query = page === null ? null : { page, search, filter: conditions, ...(user && { user }) };
  const last = useSelector(selectLastList);
  const isSame = last !== null && JSON.stringify(last.query) === JSON.stringify(query);
  return usePage(getOrders, query, isSame ? last.page : null);
}

/** Names of statuses and states, loaded once; null until they come. */
export function useStatuses(): Statuses | null {
  const dispatch = useAppDispatch();
  const statuses = useSelector(selectStatuses);
  const missing = statuses === null;
  useEffect(() => {
    if (missing) void dispatch(getOrderStatuses());
  }, [dispatch, missing]);
  return statuses;
}
