import type { EntityManager } from 'typeorm';
import type { Reads } from '../database/reads';
import type { IdSet } from '../database/id-set';
import type { Ids } from './found-orders';
import { OrderSearch, OrderWord } from './order-search.entity';

/** The orders of a word as they were read: all of those up to a number. */
interface Kept {
  set: IdSet;
  upTo: number;
  revision: number;
  at: number;
}

/** Orders so far below the newest one are saved or never will be: on a server numbers are given before they are. */
const settling = 2048;
/** What is newer than a kept set is found in texts; with more of it the set is read anew. */
const mostNewer = 8192;
/** A process of an older release says nothing of words that it changes. */
const keptMs = 10 * 60_000;
const mostBytes = 16 * 1024 * 1024;

/** Which orders have common words: tens of thousands each, so the sets of the last ones are kept. */
export class WordSets {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly reads: Reads,
    private readonly unsettled = settling,
    private readonly room = mostBytes,
  ) {}

  private static readonly known = new WeakMap<object, WordSets>();

  static of(reads: Reads): WordSets {
    const known = WordSets.known.get(reads.manager) ?? new WordSets(reads);
    WordSets.known.set(reads.manager, known);
    return known;
  }

  /** The orders that have words of all these beginnings. */
  async having(words: string[]): Promise<IdSet> {
    const now = await this.now();
    const sets: Kept[] = [];
    for (const word of words) sets.push(await this.one(word, now));
    const upTo = Math.min(...sets.map((kept) => kept.upTo));
    const old = sets.map(({ set }) => set).reduce((one, two) => one.and(two));
    const newer = haveAll(this.reads.manager.createQueryBuilder(OrderSearch, 'o').select('o.id', 'id'), words)
      .andWhere('o.id > :upTo', { upTo })
      .getRawMany<{ id: number }>();
    return old.upTo(
      upTo,
      (await newer).map(({ id }) => id),
    );
  }

  private async one(word: string, { revision, newest }: { revision: number; newest: number }): Promise<Kept> {
    const kept = this.kept.get(word);
    const isFresh =
      kept?.revision === revision && newest - kept.upTo < mostNewer && performance.now() - kept.at < keptMs;
    // The last used ones stand last.
    this.kept.delete(word);
    const entry = isFresh ? kept : await this.read(word, revision, newest);
    this.kept.set(word, entry);
    let bytes = 0;
    for (const { set } of this.kept.values()) bytes += set.bits.byteLength;
    for (const [oldest, { set }] of this.kept) {
      if (bytes <= this.room) break;
      this.kept.delete(oldest);
      bytes -= set.bits.byteLength;
    }
    return entry;
  }

  private async read(word: string, revision: number, newest: number): Promise<Kept> {
    const at = performance.now();
    const set = await this.reads.ids(withWord(this.reads.manager, word));
    return { set, upTo: Math.max(0, newest - this.unsettled), revision, at };
  }

  /** How often words of orders have been changed, and the newest order. */
  private async now(): Promise<{ revision: number; newest: number }> {
    const [row] = await this.reads.manager.query<{ revision: number | null; newest: number | null }[]>(
      "SELECT (SELECT version FROM revisions WHERE name = 'words') AS revision, (SELECT MAX(id) FROM order_search) AS newest",
    );
    return { revision: row?.revision ?? 1, newest: row?.newest ?? 0 };
  }
}

/** The orders that have a word of this beginning, each once. */
export const withWord = (manager: EntityManager, word: string): Ids =>
  begin(manager.createQueryBuilder(OrderWord, 'o').select('o.id', 'id'), 'o', word);

/** One row for each order that has a word of this beginning. */
export const begin = (query: Ids, alias: string, word: string): Ids =>
  query
    .andWhere(`${alias}.word >= :word AND ${alias}.word < :beyond AND ${alias}.shared < :length`)
    .setParameters(beginning(word));

/** What `begin` asks with. */
export const beginning = (word: string) => ({ word, beyond: `${word}\u{10ffff}`, length: word.length });

/** Those whose texts, `alias`, have words of all these beginnings. */
export const haveAll = (query: Ids, words: string[], alias = 'o'): Ids =>
  words.reduce(
    (asked, word, at) => asked.andWhere(`INSTR(${alias}.text, :had${at}) > 0`, { [`had${at}`]: ` ${word}` }),
    query,
  );
