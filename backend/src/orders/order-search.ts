import { digits, fold } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { matchWords } from '../shared/search';
import type { Order } from './order.entity';

/** The columns that searches know. */
type Sought = Pick<
  Order,
  | 'clientName'
  | 'clientOrganization'
  | 'clientUnp'
  | 'clientPhone'
  | 'clientEmail'
  | 'name'
  | 'organization'
  | 'receiverPhone'
>;

/** What searches look in; numbers of phones as digits. */
export function orderSearchText(order: Sought): string {
  const parts = [
    order.clientName,
    order.clientOrganization,
    order.clientUnp,
    digits(order.clientPhone),
    order.clientEmail,
    order.name,
    order.organization,
    digits(order.receiverPhone),
  ];
  return fold(parts.filter(Boolean).join(' ')).slice(0, 1500);
}

/** A short number is an order's number first; anything else is looked for among people and their phones. */
export function matchOrders<T extends object>(
  query: SelectQueryBuilder<T>,
  alias: string,
  search: string,
): void {
  const number = /^№?\s*(\d{1,9})$/.exec(search.trim())?.[1];
  if (!number) return matchWords(query, `${alias}.text`, search);
  query.andWhere(`(${alias}.id = :number OR INSTR(${alias}.text, :digits) > 0)`, {
    number: Number(number),
    digits: number,
  });
}
