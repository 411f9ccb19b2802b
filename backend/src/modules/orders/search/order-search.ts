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
import type { Reads } from '../../../platform/database/reads';
import { insertMany } from '../../../platform/database/insert-many';
import { bareWord, keptWord, wordRows, wordsText } from '../../../platform/database/order-words';
import { placesFor } from '../../../platform/database/read-rows';
import { searched, searchWords, wordsOf } from '../../../platform/http/search';
import type { Order } from '../order.entity';
import { orderBody, type OrderColumns } from '../http/order.mapper';
import { OrderSearch, OrderWord } from './order-search.entity';

/** The columns of an order that are searched. */
export type Sought = OrderColumns &
  Pick<Order, 'clientName' | 'clientOrganization' | 'clientUnp' | 'clientPhone' | 'clientEmail'>;

/**
 * The searched text: the client, the fields that the tables mark, and the name that the receive point had when the
 * order was saved.
 */
export function orderSearchText(
  order: Sought,
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

/** The order's number that is looked for, «12», «№ 12» or the digits of a scanned label; null when something else is. */
export function soughtNumber(search: string, isTest = false): number | null {
  const scanned = isTest ? null : orderOfLabel(search.trim());
  if (scanned !== null) return scanned;
  const found = (isTest ? testNumber : number).exec(search.trim())?.[1];
  return found === undefined ? null : Number(found);
}

/** The beginnings of words that a search asks for. */
export function soughtWords(search: string): string[] {
  const words = soughtNumber(search) === null ? searchWords(search) : [digits(search)];
  const kept = words.map((word) => keptWord(isCode(word) ? codeKey(word) : bareWord(word)));
  return [...new Set(kept.filter(Boolean))];
}

/** A word that more orders have is looked for in their texts, newest first, where it is soon found. */
const RARE = 30_000;

const HAS_WORD = 'FROM order_words w WHERE w.word >= :word AND w.word < :beyond AND w.shared < :length';
const beginning = (word: string) => ({ word, beyond: `${word}\u{10ffff}`, length: word.length });

/** What a search finds by itself: no order without a word, as many as RARE at least of one common word. */
export type Finds = 'none' | 'some' | 'many';

/**
 * Leaves those of the orders `o` that have words of all the beginnings that a search asks for: those of its rarest word, if there is a rare one,
 * whose texts have the others. Words of test orders stand in their texts alone.
 */
export async function applySearch(
  reads: Reads,
  query: SelectQueryBuilder<Order>,
  search: string,
  isTest: boolean,
): Promise<Finds> {
  const words = soughtWords(search);
  if (words.length === 0) return 'none';
  const rarest = isTest ? null : await rareWord(reads, words);
  if (rarest !== null) query.andWhere(`o.id IN (SELECT w.id ${HAS_WORD})`, beginning(rarest));
  const others = words.filter((word) => word !== rarest);
  if (others.length > 0) query.innerJoin(OrderSearch, 's', 's.id = o.id');
  for (const [at, word] of others.entries())
    query.andWhere(`INSTR(s.text, :had${at}) > 0`, { [`had${at}`]: ` ${word}` });
  return words.length === 1 && rarest === null && !isTest ? 'many' : 'some';
}

/** The word that fewest orders have, as far as they are counted; null when all are common. */
async function rareWord(reads: Reads, words: string[]): Promise<string | null> {
  let rarest = null;
  let least = RARE;
  for (const word of words) {
    const [row] = await reads.ask<{ size: number | string }>(
      reads.manager
        .createQueryBuilder()
        .select('COUNT(*)', 'size')
        .from(`(SELECT 1 ${HAS_WORD} LIMIT ${RARE + 1})`, 'o')
        .setParameters(beginning(word)),
    );
    const size = Number(row?.size);
    if (size > least) continue;
    rarest = word;
    least = size;
  }
  return rarest;
}

/** Makes new orders findable. */
export async function addSearch(tx: EntityManager, texts: OrderSearch[]): Promise<void> {
  await insertMany(tx, OrderSearch, texts);
  await insertMany(
    tx,
    OrderWord,
    texts.flatMap(({ id, text }) => wordRows(id, text)),
  );
}

/** Makes an order be found by another text. Words are kept of real orders alone: a test order would stand for the real one of its digits. */
export async function changeSearch(tx: EntityManager, { id, text }: OrderSearch): Promise<void> {
  await forgetWords(tx, [id]);
  await tx.update(OrderSearch, { id }, { text });
  if (modeOf(id) === 'live') await insertMany(tx, OrderWord, wordRows(id, text));
}

/** To be done before orders are deleted, which take their texts along. */
export async function forgetWords(tx: EntityManager, ids: number[]): Promise<void> {
  const known = await tx.findBy(OrderSearch, { id: In(ids) });
  for (const { id, text } of known) {
    const words = wordRows(id, text).map(({ word }) => word);
    if (words.length === 0) continue;
    await tx.query(`DELETE FROM order_words WHERE id = ? AND word IN ${placesFor(words)}`, [id, ...words]);
  }
}
