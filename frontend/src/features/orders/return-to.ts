import { isDay } from '@shlyah/domain';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { numberFrom, pageFrom } from '../../shared/address';
import { rowsFrom, withRows } from './desk-pages';
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

/**
 * On return from an order its row takes the focus; the page itself where the row is gone. A component beside the rows: as a hook
 * in the table it would render them again with each change of the address.
 */
export function FocusOnReturn(): null {
  const row = rowIn(useLocation().hash);
  useEffect(() => {
    if (row === null) return;
    const link = document.querySelector<HTMLElement>(`[data-order="${row}"]`);
    (link ?? document.getElementById('main'))?.focus();
  }, [row]);
  return null;
}

/** The day, run or register that an address names as the list of its order. */
function backOf(query: URLSearchParams): ReturnTo['back'] | null {
  const [day, run] = [query.get('day'), numberFrom(query.get('inRun'))];
  if (isDay(day)) return { to: paths.day(day), label: 'К дню' };
  return run ? { to: paths.runOf(run), label: 'К рейсу' } : registerIn(query);
}

function registerIn(query: URLSearchParams): ReturnTo['back'] | null {
  const register = numberFrom(query.get('register'));
  return register ? { to: paths.registerOf(register), label: 'К реестру' } : null;
}

/** `order`: the order whose row takes the focus in the list. */
export function useReturnTo(order: number | null = null): ReturnTo {
  const [query] = useSearchParams();
  const filter = filterFromParams(query);
  const page = pageFrom(query) ?? 1;
  const onPage = (address: string) => withRows(address, page, rowsFrom(query));
  const user = numberFrom(query.get('user'));
  const other = backOf(query);
  const search = query.toString();
  const row = order === null ? '' : rowHash(order);
  return {
    filter,
    user,
    search: search && `?${search}`,
    back: other
      ? { ...other, to: other.to + row }
      : user
        ? { to: onPage(`${paths.user(user)}?tab=orders&page=${page}`) + row, label: 'К заказам клиента' }
        : { to: onPage(paths.orders(page) + filterToSearch(filter)) + row, label: 'К заказам' },
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

/** The address of an order of a run, whose neighbours are those of the run. */
export const withRun = (id: number, run: number): string => `${paths.order(id)}?run=${run}&inRun=${run}`;

/** The back link of a customer: to the register, or to the same page of the same filtered list. */
export function useOwnReturnTo(): { to: string; label: string } {
  const [query] = useSearchParams();
  const list = paths.myOrders(pageFrom(query) ?? 1) + filterToSearch(filterFromParams(query));
  return registerIn(query) ?? { to: list, label: 'Мои заказы' };
}
