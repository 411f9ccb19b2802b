import { ACCEPTABLE_PROBLEMS, toByn, toKopecks } from '@shlyah/domain';
import type { ImportDraft } from './import-draft';
import type { ImportedOrder, ImportProblem, SentOrder } from './types';

export type RowState = 'wrong' | 'doubtful' | 'ready' | 'done';

/** Orders of one call at most. */
export const BATCH = 100;

export const firstRow = ({ rows: [row = 0] }: Pick<ImportedOrder, 'rows'>): number => row;

/** As the cells stand in the table: columns of one letter before those of two. */
const byCell = ({ cell: one }: ImportProblem, { cell: other }: ImportProblem): number =>
  (one?.length ?? 0) - (other?.length ?? 0) || (one ?? '').localeCompare(other ?? '');

/** «E» of «E7». */
export const columnOfCell = (cell: string): string => cell.replace(/\d+$/, '');

/** The cells of all orders that have to be corrected. */
export const wrongCells = (orders: readonly ImportedOrder[]): ReadonlySet<string> =>
  new Set(orders.flatMap((order) => problemsToFix(order).flatMap(({ cell }) => cell ?? [])));

/** The other rows that the answer to a problem mends: their equal cell is still wrong, and nothing else was written there. */
export function othersOf(
  { cell, same = [] }: ImportProblem,
  wrong: ReadonlySet<string>,
  written: Readonly<Record<string, string>>,
): number[] {
  if (cell === null) return [];
  return same.filter((row) => {
    const other = `${columnOfCell(cell)}${row}`;
    const isFree = written[other] === undefined || written[other] === written[cell];
    return other !== cell && wrong.has(other) && isFree;
  });
}

/** Problems that have to be corrected; the others may be accepted. */
export const problemsToFix = ({ problems }: ImportedOrder): ImportProblem[] =>
  problems.filter(({ code }) => !ACCEPTABLE_PROBLEMS.includes(code)).sort(byCell);

/** The order that a row has made before. */
export function orderedAs({ problems }: ImportedOrder): number | null {
  const known = problems.find(({ code }) => code === 'already_ordered' || code === 'own_number_taken');
  const [, test = '', number = ''] = /№\s(T-)?(\d+)/.exec(known?.message ?? '') ?? [];
  return number === '' ? null : Number(number) * (test ? -1 : 1);
}

/** «wrong»: to be mended; «doubtful»: like another row, a word is wanted; «done»: ordered now or before. */
export function stateOf(
  order: ImportedOrder,
  { accepted, made }: Pick<ImportDraft, 'accepted' | 'made'>,
): RowState {
  const row = firstRow(order);
  if (made.some((one) => one.row === row)) return 'done';
  const isAccepted = accepted.includes(row);
  if (orderedAs(order) !== null && !isAccepted) return 'done';
  if (problemsToFix(order).length > 0) return 'wrong';
  return order.problems.length > 0 && !isAccepted ? 'doubtful' : 'ready';
}

/** The orders that may go, as they are sent: one like a former order goes without its print. */
export const toSend = (
  orders: readonly ImportedOrder[],
  draft: Pick<ImportDraft, 'accepted' | 'made'>,
): SentOrder[] =>
  orders.flatMap((one) => {
    if (one.order === null || stateOf(one, draft) !== 'ready') return [];
    const isRepeated = one.problems.some(({ code }) => code === 'already_ordered');
    const order = { ...one.order, shownTotal: one.price };
    return [{ row: firstRow(one), order, print: isRepeated ? null : one.print }];
  });

/** Prices that are no longer the shown ones, BYN; null is a price by agreement. */
export interface MovedPrices {
  count: number;
  before: number;
  after: number;
}

/** The prices of the orders to be sent that differ from those that the client has seen; null when none does. */
export function movedPrices(
  sent: readonly SentOrder[],
  shown: ReadonlyMap<number, number | null>,
): MovedPrices | null {
  const moved = sent.filter(({ row, order }) => shown.has(row) && shown.get(row) !== order.shownTotal);
  if (moved.length === 0) return null;
  const sum = (prices: readonly (number | null | undefined)[]): number =>
    toByn(prices.reduce<number>((all, price) => all + toKopecks(price ?? 0), 0));
  return {
    count: moved.length,
    before: sum(sent.map(({ row, order }) => (shown.has(row) ? shown.get(row) : order.shownTotal))),
    after: sum(sent.map(({ order }) => order.shownTotal)),
  };
}

/** The prices that the client sees, by the first rows of their orders. */
export const pricesOf = (orders: readonly ImportedOrder[]): Map<number, number | null> =>
  new Map(orders.filter(({ order }) => order !== null).map((one) => [firstRow(one), one.price]));

/** The problem without the name of its cell, which is shown beside it. */
export function problemWords({ message }: ImportProblem): string {
  const words = message.replace(/^(?:Ячейка [A-Z]+\d+|Строка \d+(?:, «[^»]*»)?): /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The orders with some of them read anew; rows of one own number may have become one order, or several. */
export function withFixedRow(
  orders: readonly ImportedOrder[],
  mended: readonly ImportedOrder[],
): ImportedOrder[] {
  const rows = new Set(mended.flatMap((one) => one.rows));
  const others = orders.filter((one) => !one.rows.some((row) => rows.has(row)));
  return [...others, ...mended].sort((one, other) => firstRow(one) - firstRow(other));
}

/** How many orders there are of each state. */
export function countsOf(
  { orders }: { orders: readonly ImportedOrder[] },
  draft: Pick<ImportDraft, 'accepted' | 'made'>,
): Record<RowState, number> {
  const counts = { wrong: 0, doubtful: 0, ready: 0, done: 0 };
  for (const order of orders) counts[stateOf(order, draft)] += 1;
  return counts;
}
