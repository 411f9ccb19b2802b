import {
  codeKey,
  digits,
  fold,
  isCode,
  modeOf,
  orderFields,
  orderOfLabel,
  packageFields,
  type PackageBody,
} from '@shlyah/domain';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { isMysql } from '../../../platform/database/columns';
import type { Reads } from '../../../platform/database/reads';
import { insertMany } from '../../../platform/database/insert-many';
import { bareWord, storedWord, wordRows, wordsText, type WordRow } from '../model/order-words';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { searched, searchWords, wordsOf } from '../../../platform/http/search';
import type { Order } from '../model/order.entity';
import { orderBody, type OrderColumns } from '../mapper/order.mapper';
import { OrderSearch, OrderWord } from '../model/order-search.entity';

/** The columns of an order that the search text is made of. */
export type SearchedColumns = OrderColumns &
  Pick<Order, 'clientName' | 'clientOrganization' | 'clientUnp' | 'clientPhone' | 'clientEmail'>;

/**
 * The search text: the client, the fields marked as searched in the field tables, and the name of the receive point at the time
 * of saving.
 */
export function orderSearchText(
  order: SearchedColumns,
  packages: readonly PackageBody[],
  point: string | null = null,
): string {
  const parts = [
    searched('text', order.clientName),
    searched('text', order.clientOrganization),
    searched('unp', order.clientUnp),
    searched('phone', order.clientPhone),
    searched('email', order.clientEmail),
    ...wordsOf(orderFields, orderBody(order)),
    searched('place', point),
    ...new Set(packages.flatMap((item) => wordsOf(packageFields, item))),
  ];
  return wordsText(fold(parts.join(' ')));
}

const number = /^№?\s*(\d{1,9})$/;
/** «T-17», with a Latin or a Cyrillic letter, or «-17». */
const testNumber = /^№?\s*(?:[TТ]\s*)?(-\d{1,9})$/i;

/** The order number in a search: «12», «№ 12» or the digits of a scanned label; null for any other text. */
export function orderNumberIn(search: string, isTest = false): number | null {
  const scanned = isTest ? null : orderOfLabel(search.trim());
  if (scanned !== null) return scanned;
  const found = (isTest ? testNumber : number).exec(search.trim())?.[1];
  return found === undefined ? null : Number(found);
}

/** The word prefixes of a search; a found order has them all. */
export function searchPrefixes(search: string): string[] {
  const words = orderNumberIn(search) === null ? searchWords(search) : [digits(search)];
  const prefixes = words.map((word) => storedWord(isCode(word) ? codeKey(word) : bareWord(word)));
  return [...new Set(prefixes.filter(Boolean))];
}

/** A prefix with more matches is searched in the texts, newest first, where a page of matches is found early. */
const RARE = 30_000;

/** The range of a prefix in the index of words; `at` numbers its parameters. */
const hasWord = (at = 0): string =>
  `w.word >= :word${at} AND w.word < :beyond${at} AND w.shared < :length${at}`;
const prefixParameters = (word: string, at = 0) => ({
  [`word${at}`]: word,
  [`beyond${at}`]: `${word}\u{10ffff}`,
  [`length${at}`]: word.length,
});

/**
 * The orders with words of these prefixes, by the index of words. A server reads the texts of twenty thousand orders for the second of two
 * common words in half a second, during which other calls wait; the ranges of the index are read in a tenth of that. SQLite reads the
 * texts beside other work.
 */
function idsWith(words: readonly string[]): string {
  if (words.length === 1) return `SELECT w.id FROM order_words w WHERE ${hasWord()}`;
  const ranges = words.map((_, at) => `(${hasWord(at)})`);
  const all = ranges.map((range) => `SUM(CASE WHEN ${range} THEN 1 ELSE 0 END) > 0`).join(' AND ');
  // A derived table of its own: within the outer query the server would look up each order of the first word.
  return `SELECT found.id FROM (SELECT w.id FROM order_words w WHERE ${ranges.join(' OR ')} GROUP BY w.id HAVING ${all}) found`;
}

/** How many orders a search matches: none without a word, more than RARE with one common word. */
export type SearchSize = 'none' | 'some' | 'many';

/**
 * Restricts the orders `o` to those with words of all prefixes. The rarest prefix, on a server each rare one, is read from the word
 * index, the others are matched in the texts; test orders are not in the word index.
 */
export async function applySearch(
  reads: Reads,
  query: SelectQueryBuilder<Order>,
  search: string,
  isTest: boolean,
): Promise<SearchSize> {
  const words = searchPrefixes(search);
  if (words.length === 0) return 'none';
  const rare = isTest ? [] : await rareWords(reads, words);
  const indexed = isMysql ? rare : rare.slice(0, 1);
  if (indexed.length > 0) {
    const parameters = indexed.map((word, at) => prefixParameters(word, at));
    query.andWhere(`o.id IN (${idsWith(indexed)})`, Object.assign({}, ...parameters) as object);
  }
  const others = words.filter((word) => !indexed.includes(word));
  if (others.length > 0) query.innerJoin(OrderSearch, 's', 's.id = o.id');
  for (const [at, word] of others.entries())
    query.andWhere(`INSTR(s.text, :had${at}) > 0`, { [`had${at}`]: ` ${word}` });
  return words.length === 1 && indexed.length === 0 && !isTest ? 'many' : 'some';
}

/** The prefixes with at most RARE matches, the rarest first. */
async function rareWords(reads: Reads, words: string[]): Promise<string[]> {
  const rare: { word: string; size: number }[] = [];
  for (const word of words) {
    const [row] = await reads.ask<{ size: number | string }>(
      reads.manager
        .createQueryBuilder()
        .select('COUNT(*)', 'size')
        .from(`(SELECT 1 FROM order_words w WHERE ${hasWord()} LIMIT ${RARE + 1})`, 'o')
        .setParameters(prefixParameters(word)),
    );
    const size = Number(row?.size);
    if (size <= RARE) rare.push({ word, size });
  }
  // The first of equals comes last, as the last one has been taken for the rarest.
  return rare
    .toReversed()
    .sort((one, other) => one.size - other.size)
    .map(({ word }) => word);
}

/** Adds new orders to the search index. */
export async function addSearch(tx: EntityManager, texts: OrderSearch[]): Promise<void> {
  await insertMany(tx, OrderSearch, texts);
  await insertMany(
    tx,
    OrderWord,
    texts.flatMap(({ id, text }) => wordRows(id, text)),
  );
}

/**
 * Replaces the search text of an order, and those of its words that change. Test orders stay out of the word index, which has no column
 * for the mode.
 */
export async function changeSearch(tx: EntityManager, { id, text }: OrderSearch): Promise<void> {
  const [known] = await readRows(tx, OrderSearch, 'WHERE id = ?', [id]);
  await tx.update(OrderSearch, { id }, { text });
  if (modeOf(id) !== 'live') return;
  const [before, after] = [wordRows(id, known?.text ?? ''), wordRows(id, text)];
  await deleteWordsOf(tx, id, rowsWithout(before, after));
  await insertMany(tx, OrderWord, rowsWithout(after, before));
}

/** The rows of one list that the other does not have alike. */
function rowsWithout(rows: WordRow[], others: WordRow[]): WordRow[] {
  const shared = new Map(others.map((row) => [row.word, row.shared]));
  return rows.filter((row) => shared.get(row.word) !== row.shared);
}

async function deleteWordsOf(tx: EntityManager, id: number, rows: WordRow[]): Promise<void> {
  if (rows.length === 0) return;
  const words = rows.map(({ word }) => word);
  await tx.query(`DELETE FROM order_words WHERE id = ? AND word IN ${placeholders(words)}`, [id, ...words]);
}

/** Deletes the words of orders; call it before deleting the orders, whose texts go by a cascade. */
export async function deleteWords(tx: EntityManager, ids: number[]): Promise<void> {
  const known = await tx.findBy(OrderSearch, { id: In(ids) });
  for (const { id, text } of known) await deleteWordsOf(tx, id, wordRows(id, text));
}
