import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reads } from '../database/reads';
import { IdSet } from '../database/id-set';
import type { Order } from './order.entity';
import { soughtWords } from './order-search';
import { OrderSearch, OrderWord } from './order-search.entity';
import { begin, beginning, haveAll, withWord, WordSets } from './word-sets';

/** A query for numbers of orders, of whichever table. */
export type Ids = SelectQueryBuilder<ObjectLiteral>;

/** Whether more is asked of orders than to be real ones, which is the first condition of each question. */
export const isFiltered = (query: Ids): boolean => query.expressionMap.wheres.length > 1;

/** Up to so many orders what else is asked of them is looked up one by one. */
const few = 3000;

/** So many are looked up in no time: to ask a thread would take longer than the answer. */
const handful = 200;

/** The orders that a search finds under a filter. */
export async function foundOrders(
  reads: Reads,
  under: SelectQueryBuilder<Order>,
  search: string,
  { most, sets } = { most: few, sets: WordSets.of(reads) },
): Promise<IdSet> {
  const words = soughtWords(search);
  const sizes: number[] = [];
  for (const word of words) sizes.push(await sizeOf(reads, word));
  const size = Math.min(...sizes);
  const rarest = words[sizes.indexOf(size)];
  if (rarest === undefined || size === 0) return IdSet.of([]);

  const filtered = isFiltered(under);
  if (size <= most) {
    const found = filtered
      ? begin(under.innerJoin(OrderWord, 'w', 'w.id = o.id'), 'w', rarest)
      : withWord(reads.manager, rarest);
    const rest = words.filter((word) => word !== rarest);
    if (rest.length > 0) haveAll(found.innerJoin(OrderSearch, 's', 's.id = o.id'), rest, 's');
    if (size > handful) return reads.ids(found);
    const rows = await found.getRawMany<{ id: number }>();
    return IdSet.of(rows.map(({ id }) => id));
  }
  const found = await sets.having(words);
  return among(reads, found, under, most);
}

/** Those of found orders that a filter lets pass. */
export async function among(
  reads: Reads,
  found: IdSet,
  under: SelectQueryBuilder<Order>,
  most = few,
): Promise<IdSet> {
  if (!isFiltered(under) || found.size === 0) return found;
  // A filter that lets many pass is read from its index as a whole.
  if (found.size > most) return found.and(await reads.ids(under));
  return reads.ids(under.andWhere('o.id IN (:...found)', { found: found.slice(0, most) }));
}

/** How many orders have a word of a beginning, counted up to one more than a few. */
async function sizeOf({ manager }: Reads, word: string): Promise<number> {
  const withIt = withWord(manager, word).limit(few + 1);
  const row = await manager
    .createQueryBuilder()
    .select('COUNT(*)', 'count')
    .from(`(${withIt.getQuery()})`, 'o')
    .setParameters(beginning(word))
    .getRawOne<{ count: number | string }>();
  return Number(row?.count);
}
