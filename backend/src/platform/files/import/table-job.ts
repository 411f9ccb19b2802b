import {
  headOfEntries,
  LIMITS,
  orderRows,
  readHead,
  readOrders,
  type ColumnChoice,
  type CommonValues,
  type ImportedOrder,
  type Table,
  type TableHead,
} from '@shlyah/domain';
import { rowsOfPerson, withMerged, withRepaired } from './filled-table';
import { withFingerprints, type FingerprintedOrder } from './fingerprints';
import { readTable, type TableLimits } from './read-table';
import { UnreadableTable, WORDS } from './unreadable-table';

/** A file of a client, and what the client has said about it. */
export interface TableJob {
  bytes: Uint8Array;
  limits: TableLimits & { places: number };
  /** The rows are orders, or entries of an address book. */
  of: 'orders' | 'entries';
  /** Choices for columns by their indexes, and by headings of earlier files. */
  chosen: ReadonlyMap<number, ColumnChoice>;
  remembered: ReadonlyMap<string, ColumnChoice>;
  /** The texts of mended cells by their names. */
  repaired: ReadonlyMap<string, string>;
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
}

/** What the process answers to a job. */
export type TableAnswer = { orders: TableOrders } | { refused: Pick<UnreadableTable, 'code' | 'message'> };

/**
 * Reads the bytes of a table as orders: all of the work that asks no database, and that a hostile file can make long. Runs in a process
 * of its own (table-process.ts). Throws UnreadableTable.
 */
export async function readTableJob(job: TableJob): Promise<TableOrders> {
  const { limits, common, now } = job;
  const read = await readTable(Buffer.from(job.bytes), limits);
  const found = readHead(read.cells, job.remembered, job.chosen);
  const head = job.of === 'entries' ? headOfEntries(found) : found;
  const width = read.cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  const table = withRepaired(withMerged(read, head), job.repaired, width);
  if (orderRows(table, head).length > limits.rows)
    throw new UnreadableTable('too_large', WORDS.rows(limits.rows));
  const rows = read.cells.length;
  if (job.of === 'entries') {
    const entries = readOrders(table, head, common, now);
    return { rows, table, head, orders: entries.map((entry) => ({ read: entry, print: null })) };
  }
  const orders = readOrders(table, head, common, now, rowsOfPerson(read, head));
  boundPlaces(orders, limits.places);
  return { rows, table, head, orders: withFingerprints(orders, common) };
}

/** Refuses more places than a file may have. An order above its own maximum keeps one too many, which tells so. */
function boundPlaces(orders: readonly ImportedOrder[], most: number): void {
  const places = orders.reduce((sum, { packages }) => sum + packages.length, 0);
  if (places > most) throw new UnreadableTable('too_large', WORDS.places(most));
  for (const order of orders) order.packages.splice(LIMITS.packages + 1);
}
