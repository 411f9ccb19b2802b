import { isDay } from '@shlyah/domain';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { numberFrom, pageFrom } from '../../shared/address';
import { filterFromParams, filterToSearch, type OrderFilter } from './filter';

/** The list that an order was opened from, as the address carries it. */
export interface ReturnTo {
  filter: OrderFilter;
  /** The client of the listed orders; null for all orders. */
  user: number | null;
  /** The query of the address, with its "?", for the same way on another screen. */
  search: string;
  back: { to: string; label: string };
}

/** The part of an address that names a row of a list. */
const rowHash = (id: number): string => `#order-${id}`;

/** The order whose row an address names. */
export const rowIn = (hash: string): number | null => numberFrom(hash.replace(/^#order-/, ''));

/** `order`: the one that is left for its list. */
export function useReturnTo(order: number | null = null): ReturnTo {
  const [query] = useSearchParams();
  const filter = filterFromParams(query);
  const page = pageFrom(query) ?? 1;
  const user = numberFrom(query.get('user'));
  const day = query.get('day');
  const search = query.toString();
  const row = order === null ? '' : rowHash(order);
  return {
    filter,
    user,
    search: search && `?${search}`,
    back: isDay(day)
      ? { to: paths.day(day) + row, label: 'К дню' }
      : user
        ? { to: `${paths.user(user)}?tab=orders&page=${page}${row}`, label: 'К заказам клиента' }
        : { to: paths.orders(page) + filterToSearch(filter) + row, label: 'К заказам' },
  };
}

/** The address of an order that remembers the list which it is opened from. */
export function withList(address: string, filter: OrderFilter, page: number | null): string {
  const query = new URLSearchParams(filterToSearch(filter));
  if (page !== null && page > 1) query.set('page', String(page));
  const search = query.toString();
  return search ? `${address}?${search}` : address;
}

/** The address of an order of a day: its neighbours are those of the day. */
export const withDay = (id: number, day: string): string =>
  `${paths.order(id)}?${new URLSearchParams({ deliveryDay: day, open: '1', day }).toString()}`;

/** The way back of a customer: to the same page of the same filtered list, or to the first page of all. */
export function useOwnReturnTo(): { to: string; label: string } {
  const [query] = useSearchParams();
  return {
    to: paths.myOrders(pageFrom(query) ?? 1) + filterToSearch(filterFromParams(query)),
    label: 'Мои заказы',
  };
}
