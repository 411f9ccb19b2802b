import { TEST_ORDERS } from '@shlyah/domain';
import type { Ids } from './found-orders';
import type { OrderList, Others } from './order-query';
import { soughtWords } from './order-search';
import { OrderSearch } from './order-search.entity';
import { haveAll } from './word-sets';

/** «T-17», with a Latin or a Cyrillic letter, or «-17». */
const number = /^№?\s*(?:[TТ]\s*)?-(\d{1,9})$/i;

/** A client's test orders, which are few enough to be read as a whole: no index of words is kept for them. */
export async function testOrders(under: Ids, search: string | null | undefined): Promise<OrderList> {
  const sought = number.exec(search ?? '')?.[1];
  if (sought !== undefined) under.andWhere('o.id = :number', { number: -Number(sought) });
  else if (search) {
    const words = soughtWords(search);
    if (words.length === 0) return { first: null, others: known([]) };
    haveAll(under.innerJoin(OrderSearch, 's', 's.id = o.id'), words, 's');
  }
  // The numbers go down, so the newest is the least.
  const rows = await under
    .orderBy('o.id', 'ASC')
    .limit(2 * TEST_ORDERS)
    .getRawMany<{ id: number }>();
  return { first: null, others: known(rows.map(({ id }) => id)) };
}

/** Numbers in the order of the list. */
const known = (ids: number[]): Others => ({
  count: ids.length,
  slice: (skip, count) => Promise.resolve(ids.slice(skip, skip + count)),
  above: (id) => Promise.resolve(ids.findLast((one) => one < id) ?? null),
  below: (id = -Infinity) => Promise.resolve(ids.find((one) => one > id) ?? null),
});
