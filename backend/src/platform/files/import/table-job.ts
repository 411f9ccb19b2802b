import {
  headOfEntries,
  LIMITS,
  readHead,
  readOrders,
  sortedRows,
  type ColumnChoice,
  type CommonValues,
  type ImportedOrder,
  type LeftOut,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import { rowsOfPerson, withMerged, withRepaired } from './filled-table';
import { withFingerprints, type FingerprintedOrder } from './fingerprints';
import { columnsAndSheets } from './left-out';
import { readTable, type FileChoices, type TableLimits, type TableSheet } from './read-table';
import type { Separator } from './separator';
import { UnreadableTable, WORDS } from './unreadable-table';

/** A file of a client, and what the client has said about it. */
export interface TableJob extends FileChoices {
  bytes: Uint8Array;
  limits: TableLimits & { places: number };
  /** The rows are orders, or entries of an address book. */
  of: 'orders' | 'entries';
  /** Choices for columns by their indexes, and by headings of earlier files. */
  chosen: ReadonlyMap<number, ColumnChoice>;
  remembered: ReadonlyMap<string, ColumnChoice>;
  /** The texts of mended cells by their names. */
  repaired: ReadonlyMap<string, string>;
  /** Rows that are taken although they are left out, from 0. */
  taken: ReadonlySet<number>;
  common: CommonValues;
  now: Date;
}

/** A table as its orders; places and points are not looked up yet, and nothing is validated. */
export interface TableOrders {
  /** Rows of the file, empty ones included. */
  rows: number;
  table: Table;
  head: TableHead;
  orders: FingerprintedOrder[];
  /** Rows, hidden columns and other sheets that make no orders. */
  leftOut: LeftOut[];
  sheets: TableSheet[];
  separator: Separator | null;
}

/** What the process answers to a job. */
export type TableAnswer =
  { orders: TableOrders } | { refused: Pick<UnreadableTable, 'code' | 'message' | 'field'> };

/**
 * Reads the bytes of a table as orders: all of the work that asks no database, and that a hostile file can make long. Runs in a process
 * of its own (table-process.ts). Throws UnreadableTable.
 */
export async function readTableJob(job: TableJob): Promise<TableOrders> {
  const { limits, common, now, of } = job;
  const read = await readTable(Buffer.from(job.bytes), limits, job);
  const found = readHead(read.cells, job.remembered, job.chosen);
  const head = of === 'entries' ? headOfEntries(found) : found;
  const width = read.cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  const table = withRepaired(withMerged(read, head), job.repaired, width);
  const sheet = { hidden: new Set(read.hiddenRows), taken: job.taken, hasStatus: of === 'orders' };
  const { orders: rows, leftOut } = sortedRows(table, head, sheet);
  if (rows.length > limits.rows) throw new UnreadableTable('too_large', WORDS.rows(limits.rows));
  const { sheets, separator } = read;
  const about = { rows: read.cells.length, table, head, sheets, separator };
  const all = { ...about, leftOut: [...leftOut, ...columnsAndSheets(read, head)] };
  if (of === 'entries') {
    const entries = readOrders(table, head, common, now, { rows });
    return { ...all, orders: entries.map((entry) => ({ read: entry, print: null })) };
  }
  const orders = readOrders(table, head, common, now, { rows, under: rowsOfPerson(read, head) });
  boundPlaces(orders, limits.places);
  return { ...all, orders: withFingerprints(orders, common) };
}

/** Refuses more places than a file may have. An order above its own maximum keeps one too many, which tells so. */
function boundPlaces(orders: readonly ImportedOrder[], most: number): void {
  const places = orders.reduce((sum, { packages }) => sum + packages.length, 0);
  if (places > most) throw new UnreadableTable('too_large', WORDS.places(most));
  for (const order of orders) order.packages.splice(LIMITS.packages + 1);
}
