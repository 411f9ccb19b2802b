import { setImmediate } from 'node:timers/promises';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isMysql } from '../database/columns';
import type { Order } from './order.entity';
import { soughtNumber, soughtWords } from './order-search';
import { OrderSearch, OrderWord } from './order-search.entity';

/** A query for numbers of orders, of whichever table. */
export type Ids = SelectQueryBuilder<ObjectLiteral>;

const bounds = {
  /** A word of more orders is common: the newest orders that have it are found sooner than all. */
  rare: 10_000,
  /** The orders of a word are counted at once up to so many; a server counts beside us, and copies what it is to stop counting. */
  most: isMysql ? Infinity : 250_000,
  /** So many orders are looked through at once; between two such parts other requests have their turn. */
  part: 40_000,
};

/** A list without paging; more about its parts where they are declared together, in ./order-query. */
interface Found {
  others: Ids;
  count: () => Promise<number>;
  jump: (skip: number) => Promise<{ below: number; before: number } | null>;
  known: number[] | null;
}

const nowhere = (): Promise<null> => Promise.resolve(null);

/** The orders that a search finds under a filter, without the one of the sought number itself. */
export async function foundOrders(
  manager: EntityManager,
  under: SelectQueryBuilder<Order>,
  search: string,
  { rare, most, part } = bounds,
): Promise<Found> {
  const number = soughtNumber(search);
  const allButNumber = (query: Ids): Ids =>
    number === null ? query : query.andWhere('o.id <> :number', { number });
  const withWord = (word: string): Ids =>
    allButNumber(begin(manager.createQueryBuilder(OrderWord, 'o').select('o.id', 'id'), 'o', word));
  /** How many orders have the word, counted up to a number. */
  const sizeOf = (word: string, upTo: number): Promise<number> => {
    if (upTo === Infinity) return countOf(withWord(word));
    const some = withWord(word).limit(upTo);
    return countOf(
      manager.createQueryBuilder().from(`(${some.getQuery()})`, 'o').setParameters(some.getParameters()),
    );
  };

  const words = soughtWords(search);
  const sizes: number[] = [];
  for (const word of words) sizes.push(await sizeOf(word, rare + 1));
  const size = Math.min(...sizes);
  const rarest = words[sizes.indexOf(size)];
  if (rarest === undefined)
    return { others: under, count: () => Promise.resolve(0), jump: nowhere, known: [] };

  const filtered = under.expressionMap.wheres.length > 0;
  if (size <= rare) {
    if (words.length === 1 && !filtered)
      return { others: withWord(rarest), count: () => Promise.resolve(size), jump: nowhere, known: null };
    const others = filtered
      ? allButNumber(begin(under.innerJoin(OrderWord, 'w', 'w.id = o.id'), 'w', rarest))
      : withWord(rarest);
    const rest = words.filter((word) => word !== rarest);
    if (rest.length > 0) haveAll(others.innerJoin(OrderSearch, 's', 's.id = o.id'), 's', rest);
    // What would be counted first and read then is read once.
    const rows = await others.getRawMany<{ id: number }>();
    const known = rows.map(({ id }) => id).sort((one, two) => two - one);
    return { others, count: () => Promise.resolve(known.length), jump: nowhere, known };
  }

  if (filtered) {
    const others = allButNumber(haveAll(under.innerJoin(OrderSearch, 's', 's.id = o.id'), 's', words));
    return { others, count: () => countOf(others), jump: nowhere, known: null };
  }
  const texts = manager.createQueryBuilder(OrderSearch, 'o').select('o.id', 'id');
  const others = allButNumber(haveAll(texts, 'o', words));
  return {
    others,
    count: async () => {
      const size = words.length === 1 ? await sizeOf(rarest, most) : most;
      if (size < most) return size;
      let all = 0;
      for await (const { count } of parts(manager, others, part)) all += count;
      return all;
    },
    jump: async (skip) => {
      for await (const here of parts(manager, others, part)) if (here.before + here.count > skip) return here;
      return null;
    },
    known: null,
  };
}

/** TypeORM's own count looks at whole keys as soon as a table is joined. */
async function countOf(query: Ids): Promise<number> {
  const row = await query.clone().select('COUNT(*)', 'count').getRawOne<{ count: number | string }>();
  return Number(row?.count);
}

/** One row for each order that has a word of this beginning. */
const begin = (query: Ids, alias: string, word: string): Ids =>
  query
    .andWhere(`${alias}.word >= :word AND ${alias}.word < :beyond`, { word, beyond: `${word}\u{10ffff}` })
    .andWhere(`${alias}.shared < :length`, { length: word.length });

const haveAll = (query: Ids, alias: string, words: string[]): Ids =>
  words.reduce(
    (asked, word, at) => asked.andWhere(`INSTR(${alias}.text, :had${at}) > 0`, { [`had${at}`]: ` ${word}` }),
    query,
  );

/** Counts what is found, newest first: what each part lies below, how many precede it and how many it has. */
async function* parts(
  manager: EntityManager,
  texts: Ids,
  size: number,
): AsyncGenerator<{ below: number; before: number; count: number }> {
  let before = 0;
  for (let below = 1 + ((await manager.maximum(OrderSearch, 'id')) ?? 0); below > 0; below -= size) {
    const part = texts.clone().andWhere('o.id >= :from AND o.id < :below', { from: below - size, below });
    const count = await countOf(part);
    yield { below, before, count };
    before += count;
    await setImmediate();
  }
}
