import { fold, orderFields, packageFields, type Field, type Fields, type PackageBody } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { matchWords, soughtText } from '../shared/search';
import type { Order } from './order.entity';
import { orderBody, type OrderColumns } from './order.mapper';
import { SEARCH_LENGTH } from './order-search.entity';

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
  return fold(known.join(' ')).slice(0, SEARCH_LENGTH);
}

/** The order's number that is looked for, «12» or «№ 12»; null when something else is. */
export function soughtNumber(search: string): number | null {
  const number = /^№?\s*(\d{1,9})$/.exec(search.trim())?.[1];
  return number === undefined ? null : Number(number);
}

/** Looks among people, places, waybills and numbers of others; the order of the sought number itself is left out. */
export function matchOrders<T extends object>(
  query: SelectQueryBuilder<T>,
  alias: string,
  search: string,
): void {
  const number = soughtNumber(search);
  if (number === null) return matchWords(query, `${alias}.text`, search);
  query
    .andWhere(`${alias}.id <> :number`, { number })
    .andWhere(`INSTR(${alias}.text, :digits) > 0`, { digits: search.replace(/\D/g, '') });
}
