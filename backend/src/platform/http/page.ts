import { PAGE_SIZE } from '@shlyah/domain';

/** One page of a list, as the wire carries it (docs/contract.md#lists). */
export interface Page<T> {
  data: T[];
  page: number;
  pages: number;
  total: number;
}

/** How many rows precede the given page; pages are counted from 1. */
export const offsetOf = (page: number, perPage = PAGE_SIZE): number => (page - 1) * perPage;

/** `pages` is at least 1, so that an empty list still has a first page. */
export const pageOf = <T>(data: T[], page: number, total: number, perPage = PAGE_SIZE): Page<T> => ({
  data,
  page,
  pages: Math.max(1, Math.ceil(total / perPage)),
  total,
});
