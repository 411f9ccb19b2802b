import { MAX_PAGE_SIZE, PAGE_SIZE } from '@shlyah/domain';
import { numberFrom } from '../../shared/address';
import { useMedia } from '../../ui/useMedia';

/** A page of the desk, in pages of so many rows. */
export interface DeskPage {
  /** As the address has it; null when that is no page number. */
  page: number | null;
  rows: number;
}

/** The name of `rows` in an address. */
const ROWS = 'rows';

/** A wide window has room for more rows and columns (docs/contract.md#order-lists). */
export const useIsWide = (): boolean => useMedia('(min-width: 1600px)');

/** The size of page in which an address counts its page number; PAGE_SIZE unless it names another one. */
export function rowsFrom(query: URLSearchParams): number {
  const rows = numberFrom(query.get(ROWS));
  return rows !== null && rows >= PAGE_SIZE && rows <= MAX_PAGE_SIZE ? rows : PAGE_SIZE;
}

/** The part of an address that tells the size of its page. */
export const rowsIn = (rows: number): [name: string, value: string][] =>
  rows === PAGE_SIZE ? [] : [[ROWS, String(rows)]];

/** Adds the size of the page to an address, for pages after the first, which begins with the same row in any size. */
export function withRows(address: string, page: number, rows: number): string {
  const search = page > 1 ? new URLSearchParams(rowsIn(rows)).toString() : '';
  if (!search) return address;
  return address + (address.includes('?') ? '&' : '?') + search;
}

/** The page that has the first row of another size's page, so that a window of another width stays at its place. */
export const samePlace = ({ page, rows }: DeskPage, perPage: number): number | null =>
  page === null ? null : Math.floor(((page - 1) * rows) / perPage) + 1;

/** The page of the desk for this window, by the address. */
export function useDeskPage(asked: DeskPage): { page: number | null; perPage: number } {
  const perPage = useIsWide() ? MAX_PAGE_SIZE : PAGE_SIZE;
  return { page: samePlace(asked, perPage), perPage };
}
