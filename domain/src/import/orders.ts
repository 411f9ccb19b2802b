import { fold } from '../text/fold';
import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import type { Table } from './column-types';
import type { TableHead } from './columns';
import { errorCellText, isErrorCell } from './error-cells';
import { IMPORT_FIELDS, isOrderField, type ImportField } from './fields';
import { sortedRows } from './left-out';
import type { ImportProblem } from './problems';
import { orderOf, type RowOrder } from './row-order';
import { itemsOf } from './row-items';
import { OrderAmounts } from './order-amounts';
import { ownNumberKey, RepeatedPlaces } from './repeated-place';
import { filled, rowReader, type RowReader } from './row-reader';

/** An order read from a table: fields under wire names, not validated. */
export interface ImportedOrder extends RowOrder {
  /** The indexes of its rows, from 0. */
  rows: number[];
  packages: Record<string, unknown>[];
  /** The row of each item. */
  placeRows: number[];
  problems: ImportProblem[];
}

/** Values common to all orders of a table: fields of the order and of an item. */
export interface CommonValues {
  order?: Readonly<Record<string, unknown>>;
  place?: Readonly<Record<string, unknown>>;
}

/** The rows that are read; `under` maps a row below a merged cell to the first row of that cell. */
export interface RowsOfOrders {
  rows?: readonly number[];
  under?: ReadonlyMap<number, number>;
}

/**
 * Reads the orders of a table. Rows with the same own number are items of one order. So are rows under a merged cell that have
 * no number and no different value of the order.
 */
export function readOrders(
  table: Table,
  head: TableHead,
  common: CommonValues,
  now: Date,
  { rows = sortedRows(table, head).orders, under = new Map() }: RowsOfOrders = {},
): ImportedOrder[] {
  const orders: ImportedOrder[] = [];
  const byNumber = new Map<string, ImportedOrder>();
  const byRow = new Map<number, ImportedOrder>();
  const firstCells = new Map<ImportedOrder, RowReader>();
  const amounts = new Map<ImportedOrder, OrderAmounts>();
  const repeated = new RepeatedPlaces();
  for (const at of rows) {
    const row = readerOf(table[at] ?? [], at, head);
    const number = ownNumberKey(row);
    const above = byRow.get(under.get(at) ?? -1);
    const isOfAbove =
      above && number === '' && ORDER_CELLS.every((field) => agrees(field, row, firstCells.get(above)));
    const known = isOfAbove ? above : byNumber.get(number);
    const places = itemsOf(row, common.place ?? {});
    const repeat = number === '' ? null : repeated.questionOf(known?.rows[0] ?? at, row, at);
    if (repeat) row.problems.push(repeat);
    if (known) {
      amounts.get(known)?.read(row);
      addRow(known, at, row, places, firstCells.get(known));
      continue;
    }
    const ofOrder = new OrderAmounts();
    ofOrder.read(row);
    const { values, town, point } = orderOf(row, at, now, common.order?.['deliveryDate']);
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
    amounts.set(order, ofOrder);
    if (number !== '') byNumber.set(number, order);
  }
  for (const order of orders) order.packages = amounts.get(order)?.share(order.packages) ?? order.packages;
  for (const order of orders) if (order.packages.length > LIMITS.packages) addTooManyProblem(order);
  return orders;
}

/** The reader of a row in which errors of formulas count as empty cells to be mended; those of columns of no use are not looked at. */
function readerOf(cells: readonly string[], at: number, { columns }: TableHead): RowReader {
  if (!cells.some(isErrorCell)) return rowReader(cells, at, columns);
  const row = rowReader(
    cells.map((cell) => (isErrorCell(cell) ? '' : cell)),
    at,
    columns,
  );
  for (const { index, field, question } of columns)
    if (field !== null && question === null && isErrorCell(cells[index] ?? ''))
      row.problem(field, { code: 'cell_error', message: errorCellText(cells[index] ?? '') });
  return row;
}

function addTooManyProblem(order: ImportedOrder): void {
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

const ORDER_CELLS = (Object.keys(IMPORT_FIELDS) as ImportField[]).filter(isOrderField);

/** Whether the field of a further row is empty or equals the one of the order's first row. */
function agrees(field: ImportField, row: RowReader, first?: RowReader): boolean {
  const here = orderText(field, row);
  return here === '' || fold(here) === fold(orderText(field, first));
}

/** The text of a field of the order; notes have columns of their own. */
const orderText = (field: ImportField, row: RowReader | undefined): string =>
  field === 'note' ? (row?.notes().join('; ') ?? '') : (row?.text(field) ?? '');

/** Adds the items of a further row to an order; differing order fields become problems. */
function addRow(
  order: ImportedOrder,
  at: number,
  row: RowReader,
  places: ImportedOrder['packages'],
  first?: RowReader,
): void {
  for (const field of ORDER_CELLS) {
    const there = orderText(field, first);
    if (field === 'externalId' || agrees(field, row, first)) continue;
    row.problem(field, {
      code: 'rows_differ',
      message: `У этого заказа в строке ${(order.rows[0] ?? 0) + 1} другое: «${there}»`,
      choices: there === '' || field === 'note' ? [] : [there],
    });
  }
  order.rows.push(at);
  order.packages.push(...places);
  order.placeRows.push(...places.map(() => at));
  order.problems.push(...row.problems);
}
