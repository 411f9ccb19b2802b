import { digits, fold, orderFields, type Field } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { matchWords } from '../shared/search';
import type { Order } from './order.entity';
import { orderBody, type OrderColumns } from './order.mapper';

type Sought = OrderColumns &
  Pick<Order, 'clientName' | 'clientOrganization' | 'clientUnp' | 'clientPhone' | 'clientEmail'>;

const soughtFields = Object.entries<Field>(orderFields).filter(([, { sought }]) => sought);

/** What searches look in: the client and the fields that the table marks; phones as digits. */
export function orderSearchText(order: Sought): string {
  const body: Readonly<Record<string, unknown>> = orderBody(order);
  const parts = [
    order.clientName,
    order.clientOrganization,
    order.clientUnp,
    digits(order.clientPhone),
    order.clientEmail,
    ...soughtFields.map(([name, { kind }]) => {
      const text = String(body[name] ?? '');
      return kind === 'phone' ? digits(text) : text;
    }),
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
