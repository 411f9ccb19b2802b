import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/hooks';
import { getOrder, getOrderHistory, getOrders, getOrderStatuses } from './actions';
import { filterQuery, type OrderFilter } from './filter';
import {
  selectOrder,
  selectOrderHistory,
  selectOrderHistoryLoading,
  selectOrderLoading,
  selectOrderPage,
  selectOrderPageLoading,
  selectStatuses,
} from './selectors';

/** The page of orders under a filter; loads when either changes. `user` narrows it to one customer's (staff only). */
export function useOrders(page: number, filter: OrderFilter, user?: number) {
  const dispatch = useAppDispatch();
  const shown = useSelector(selectOrderPage);
  const loading = useSelector(selectOrderPageLoading);
  const filterKey = JSON.stringify(filter);
  const load = useCallback(() => {
    const { search, query } = filterQuery(JSON.parse(filterKey) as OrderFilter);
    return dispatch(getOrders({ page, search, filter: query, ...(user && { user }) }));
  }, [dispatch, page, filterKey, user]);
  useEffect(() => {
    const call = load();
    return () => call.abort();
  }, [load]);
  return { shown, loading, reload: load };
}

/** One order with its history. */
export function useOrder(id: number) {
  const dispatch = useAppDispatch();
  const order = useSelector(selectOrder);
  const loading = useSelector(selectOrderLoading);
  const history = useSelector(selectOrderHistory);
  const historyLoading = useSelector(selectOrderHistoryLoading);
  const reload = useCallback(() => {
    void dispatch(getOrder(id));
    void dispatch(getOrderHistory(id));
  }, [dispatch, id]);
  useEffect(reload, [reload]);
  // What was shown before is another order until the wanted one comes.
  return { order: order?.id === id ? order : null, loading, history, historyLoading, reload };
}

/** Names of statuses and states, loaded once; null until they come. */
export function useStatuses() {
  const dispatch = useAppDispatch();
  const statuses = useSelector(selectStatuses);
  const missing = statuses === null;
  useEffect(() => {
    if (missing) void dispatch(getOrderStatuses());
  }, [dispatch, missing]);
  return statuses;
}
