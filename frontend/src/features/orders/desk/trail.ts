import { useLocation, useSearchParams } from 'react-router';
import { useMemo } from 'react';
import { getPlace, type Neighbour } from './neighbours';
import { filterFromParams, filterQuery, filterToSearch } from '../filter';
import { paths } from '../../../paths';
import { useLoaded } from '../../../shared/useLoaded';

/** The list that an order was opened from, as the address and the history entry carry it. */
export function useTrail(id: number) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { trail?: number[] } | null };
  const search = params.toString();
  const trail = useMemo(() => {
    const query = new URLSearchParams(search);
    const filter = filterFromParams(query);
    const number = (name: string) => Math.max(0, Number(query.get(name)) || 0);
    return { filter, page: number('page') || 1, user: number('user') };
  }, [search]);
  const { search: words, query } = filterQuery(trail.filter);
  const place = useLoaded(
    getPlace({
      id,
      page: trail.page,
      query: { search: words, filter: query, ...(trail.user > 0 && { user: trail.user }) },
      known: state?.trail ?? [],
    }),
    `${id} ${search}`,
  );

  const withPage = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next.toString()}`;
  };
  return {
    place,
    state,
    /** The query that keeps the way through the list on the next screen. */
    search: search && `?${search}`,
    back: trail.user
      ? { to: `${paths.user(trail.user)}?tab=orders&page=${trail.page}`, label: 'К заказам клиента' }
      : { to: paths.orders(trail.page) + filterToSearch(trail.filter), label: 'К заказам' },
    hrefOf: (neighbour: Neighbour) => paths.order(neighbour.id) + withPage(neighbour.page),
  };
}
