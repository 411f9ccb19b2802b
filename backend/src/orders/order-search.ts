import {
  digits,
  fold,
  modeOf,
  orderFields,
  packageFields,
  type Field,
  type Fields,
  type PackageBody,
} from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { bumpRevision } from '../database/revisions';
import { insertMany } from '../database/insert-many';
import { bareWord, keptWord, wordRows, wordsText } from '../database/order-words';
import { placesFor } from '../database/read-rows';
import { searchWords, soughtText } from '../shared/search';
import type { Order } from './order.entity';
import { orderBody, type OrderColumns } from './order.mapper';
import { OrderSearch, OrderWord } from './order-search.entity';

/** The columns of an order that are searched. */
export type Sought = OrderColumns &
  Pick<Order, 'clientName' | 'clientOrganization' | 'clientUnp' | 'clientPhone' | 'clientEmail'>;

const soughtIn = (fields: Fields): string[] =>
  Object.entries<Field>(fields)
    .filter(([, { sought }]) => sought)
    .map(([name]) => name);
const ofOrder = soughtIn(orderFields);
const ofItem = soughtIn(packageFields);

/**
 * The searched text: the client, the fields that the tables mark, and the name that the receive point had when the
 * order was saved.
 */
export function orderSearchText(
  order: Sought,
  packages: readonly PackageBody[],
  point: string | null = null,
): string {
  const texts = (names: string[], values: object): unknown[] =>
    names.map((name) => (values as Record<string, unknown>)[name]);
  const parts = [
    order.clientName,
    order.clientOrganization,
    order.clientUnp,
    order.clientPhone,
    order.clientEmail,
    ...texts(ofOrder, orderBody(order)),
    point,
    ...new Set(packages.flatMap((item) => texts(ofItem, item))),
  ];
  const known = parts.filter(Boolean).map((part) => soughtText(String(part)));
  return wordsText(fold(known.join(' ')));
}

/** The order's number that is looked for, «12» or «№ 12»; null when something else is. */
export function soughtNumber(search: string): number | null {
  const number = /^№?\s*(\d{1,9})$/.exec(search.trim())?.[1];
  return number === undefined ? null : Number(number);
}

/** The beginnings of words that a search asks for. */
export function soughtWords(search: string): string[] {
  const words = soughtNumber(search) === null ? searchWords(search) : [digits(search)];
  return [...new Set(words.map((word) => keptWord(bareWord(word))).filter(Boolean))];
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
  await bumpRevision(tx, 'words');
  for (const { id, text } of known) {
    const words = wordRows(id, text).map(({ word }) => word);
    if (words.length === 0) continue;
    await tx.query(`DELETE FROM order_words WHERE id = ? AND word IN ${placesFor(words)}`, [id, ...words]);
  }
}
