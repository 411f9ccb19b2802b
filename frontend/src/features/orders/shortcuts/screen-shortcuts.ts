import { useNavigate } from 'react-router';
import { paths } from '../../../paths';
import { useShortcuts } from './useShortcuts';

const priceIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLElement>('[data-act="price"]')?.click();

/** Keys of the list: the row with the focus is the one that is meant. */
export function useDeskShortcuts(): void {
  const navigate = useNavigate();
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[data-order]')];
  const rowOf = (link: Element | undefined) => link?.closest('tr');
  const current = () => links().findIndex((link) => rowOf(link)?.contains(document.activeElement));
  const link = () => links()[current()];
  useShortcuts({
    '/': () => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
    j: () => links()[current() + 1]?.focus(),
    k: () => links()[Math.max(current() - 1, 0)]?.focus(),
    e: () => {
      const { dataset, search } = link() ?? {};
      if (dataset?.order) void navigate(`${paths.editOrder(dataset.order)}${search}`);
    },
    p: () => priceIn(rowOf(link())),
  });
}

/** Keys of the order's own page; `search` is the way through its list. */
export function useOrderShortcuts(id: number | null, search: string): void {
  const navigate = useNavigate();
  useShortcuts({
    e: () => {
      if (id !== null) void navigate(paths.editOrder(id) + search);
    },
    p: () => priceIn(document.querySelector('main')),
  });
}
