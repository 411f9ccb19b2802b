import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { numberFrom, pageFrom } from '../../shared/address';
import { filterFromParams, filterToSearch, type OrderFilter } from './filter';

/** The list that an order was opened from, as the address and the history entry carry it. */
export interface Trail {
  filter: OrderFilter;
  page: number;
  /** The client whose orders are listed; null for all orders. */
  user: number | null;
  /** The ids of the page as it was when the order was opened. */
  known: readonly number[];
  /** Carried by links, so that the way through the list is not lost. */
  state: unknown;
  /** The query of the address, with its "?", for the same way on another screen. */
  search: string;
  back: { to: string; label: string };
}

export function useTrail(): Trail {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { trail?: number[] } | null };
  const filter = filterFromParams(query);
  const page = pageFrom(query) ?? 1;
  const user = numberFrom(query.get('user'));
  const search = query.toString();
  return {
    filter,
    page,
    user,
    known: state?.trail ?? [],
    state,
    search: search && `?${search}`,
    back: user
      ? { to: `${paths.user(user)}?tab=orders&page=${page}`, label: 'К заказам клиента' }
      : { to: paths.orders(page) + filterToSearch(filter), label: 'К заказам' },
  };
}
