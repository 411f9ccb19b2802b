import { fold } from '../text/fold';
import { codeKey } from '../text/signs';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import { isBlankCell } from './cells';
import type { Table, TableHead } from './columns';
import { IMPORT_FIELDS, isOfPlace, type ImportField } from './fields';
import type { ImportProblem } from './problems';
import { orderOf, type RowOrder } from './row-order';
import { placesOf } from './row-places';
import { filled, readerOf, type RowReader } from './row-reader';

/** An order as a table tells it: fields under the wire's names, not checked yet. */
export interface ImportedOrder extends RowOrder {
  /** The rows of the table that it is made of, from 0. */
  rows: number[];
  packages: Record<string, unknown>[];
  /** The row of each place. */
  placeRows: number[];
  problems: ImportProblem[];
}

/** What is said once for all orders of a table: fields of the order, and of a place by its names. */
export interface Common {
  order?: Readonly<Record<string, unknown>>;
  place?: Readonly<Record<string, unknown>>;
}

/** A row of sums under a table. */
const isSum = (cells: readonly string[]): boolean =>
  /^(?:итого|всего)(?:\P{L}|$)/iu.test(cells.find((cell) => cell.trim() !== '')?.trim() ?? '');

/** The example of the template, which nothing is ordered by. */
const isExample = (cells: readonly string[]): boolean => cells[0]?.trim() === 'Пример';

/** The rows of a table that tell orders, from 0: not its headings, its sums, its example and what is empty. */
export const orderRows = (table: Table, head: TableHead): number[] =>
  Array.from(table.keys()).filter((row) => {
    const cells = table[row] ?? [];
    return row > head.row && !cells.every(isBlankCell) && !isSum(cells) && !isExample(cells);
  });

/**
 * The orders of a table: rows of one own number are the places of one order, and so are rows of one person in merged cells, when
 * they have no number and say nothing else of the order. `under` are those below the first, each with the first.
 */
export function readOrders(
  table: Table,
  head: TableHead,
  common: Common,
  now: Date,
  under: ReadonlyMap<number, number> = new Map(),
): ImportedOrder[] {
  const orders: ImportedOrder[] = [];
  const byNumber = new Map<string, ImportedOrder>();
  const byRow = new Map<number, ImportedOrder>();
  const firstCells = new Map<ImportedOrder, RowReader>();
  for (const at of orderRows(table, head)) {
    const row = readerOf(table[at] ?? [], at, head.columns);
    const number = codeKey(row.text('externalId'));
    const above = byRow.get(under.get(at) ?? -1);
    const isOfAbove =
      above && number === '' && ORDER_CELLS.every((field) => agrees(field, row, firstCells.get(above)));
    const known = isOfAbove ? above : byNumber.get(number);
    const places = placesOf(row, common.place ?? {});
    if (known) {
      addRow(known, at, row, places, firstCells.get(known));
      continue;
    }
    const { values, town, point } = orderOf(row, at, now);
    const order: ImportedOrder = {
      rows: [at],
      values: { tarif: 'standart', ...common.order, ...filled(values) },
      packages: places,
      placeRows: places.map(() => at),
      town,
      point,
      problems: row.problems,
    };
    orders.push(order);
    byRow.set(at, order);
    firstCells.set(order, row);
    if (number !== '') byNumber.set(number, order);
  }
  for (const order of orders) if (order.packages.length > LIMITS.packages) tooMany(order);
  return orders;
}

function tooMany(order: ImportedOrder): void {
  const [row = 0] = order.rows;
  order.problems.push({
    code: 'invalid',
    message: MESSAGES.packagesMax(LIMITS.packages),
    row,
    column: null,
    label: 'Мест',
    choices: [],
  });
}

const ORDER_CELLS = (Object.keys(IMPORT_FIELDS) as ImportField[]).filter((field) => !isOfPlace(field));

/** Whether a further row of an order says the same of it as the first, or nothing. */
function agrees(field: ImportField, row: RowReader, first?: RowReader): boolean {
  const here = row.text(field);
  return here === '' || fold(here) === fold(first?.text(field) ?? '');
}

/** Adds the places of a further row to an order; what its cells say of the order must be the same or nothing. */
function addRow(
  order: ImportedOrder,
  at: number,
  row: RowReader,
  places: ImportedOrder['packages'],
  first?: RowReader,
): void {
  for (const field of ORDER_CELLS) {
    const there = first?.text(field) ?? '';
    if (field === 'externalId' || agrees(field, row, first)) continue;
    row.problem(field, {
      code: 'rows_differ',
      message: `У этого заказа в строке ${(order.rows[0] ?? 0) + 1} другое: «${there}»`,
      choices: there === '' ? [] : [there],
    });
  }
  order.rows.push(at);
  order.packages.push(...places);
  order.placeRows.push(...places.map(() => at));
  order.problems.push(...row.problems);
}
