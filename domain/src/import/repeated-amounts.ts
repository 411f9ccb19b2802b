import { fold } from '../text/fold';
import { isBlankCell } from './cells';
import type { ImportColumn, Table } from './column-types';
import { ownNumberIn } from './repeated-place';

/** The rows of each own number that several rows have; rows that repeat another word for word say nothing new. */
function ordersOf(rows: Table, columns: readonly ImportColumn[]): Table[] {
  const number = columns.find(({ field, question }) => field === 'externalId' && question === null)?.index;
  if (number === undefined) return [];
  const told = columns.filter(({ field, index }) => field !== null && index !== number);
  const orders = new Map<string, Map<string, readonly string[]>>();
  for (const row of rows) {
    const key = fold(ownNumberIn(row[number] ?? ''));
    if (key === '') continue;
    const known = orders.get(key) ?? new Map<string, readonly string[]>();
    orders.set(key, known.set(JSON.stringify(told.map(({ index }) => fold(row[index] ?? ''))), row));
  }
  return [...orders.values()].filter(({ size }) => size > 1).map((known) => [...known.values()]);
}

/**
 * Finds columns whose value stands again on each row of an order, as the weight of a whole order does in exports of shops: no order has
 * two different ones, and one at least has it twice.
 */
export function repeatedAmounts(columns: readonly ImportColumn[], rows: Table): (index: number) => boolean {
  const orders = ordersOf(rows, columns);
  return (index) => {
    const values = orders.map((order) =>
      order.map((row) => fold(row[index] ?? '')).filter((value) => !isBlankCell(value)),
    );
    return values.every((some) => new Set(some).size < 2) && values.some((some) => some.length > 1);
  };
}
