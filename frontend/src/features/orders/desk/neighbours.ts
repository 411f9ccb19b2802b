import { OrdersService } from '@shlyah/api-client';
import { dataAction } from '../../../shared/action';

type ListQuery = Omit<Parameters<typeof OrdersService.getOrders>[0], 'page'>;

/** Where an order stands in the list that it was opened from. */
export interface Place {
  /** From 1; null when the order is not in the list any more, for instance because its status has changed. */
  position: number | null;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

export interface Neighbour {
  id: number;
  /** The page of the list on which it stands. */
  page: number;
}

const PER_PAGE = 20;

/**
 * The neighbours of an order on a page of the list, over the edges of the page too. `known` are the ids of the page
 * as it was when the order was opened: they lead on when the order has left the filter meanwhile.
 */
async function findPlace(question: {
  id: number;
  page: number;
  query: ListQuery;
  known: readonly number[];
}): Promise<Place> {
  const { id, page, query, known } = question;
  const idsOf = async (number: number) => {
    const { data, pages, total } = await OrdersService.getOrders({ ...query, page: number });
    return { ids: data.map((order) => order.id), pages, total };
  };
  const here = await idsOf(page);
  const listed = here.ids.includes(id);
  const ids = listed ? here.ids : known;
  const at = ids.indexOf(id);
  if (at < 0) return { position: null, total: here.total, previous: null, next: null };

  const beside = async (number: number, take: (list: readonly number[]) => number | undefined) => {
    if (number < 1 || number > here.pages) return null;
    const found = take((await idsOf(number)).ids);
    return found === undefined ? null : { id: found, page: number };
  };
  const inPage = (found: number | undefined) => (found === undefined ? null : { id: found, page });
  return {
    position: listed ? (page - 1) * PER_PAGE + at + 1 : null,
    total: here.total,
    previous: inPage(ids[at - 1]) ?? (await beside(page - 1, (list) => list.at(-1))),
    next: inPage(ids[at + 1]) ?? (await beside(page + 1, (list) => list[0])),
  };
}

export const getPlace = dataAction('getOrders/place', findPlace);
