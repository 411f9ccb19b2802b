import { readNumber } from '../text/read';
import { isBlankCell } from './cells';
import type { TableHead } from './columns';
import { isItemField } from './fields';

/** A number alone, «1 234,50»; NaN for all else. */
const bareNumber = (cell: string): number => readNumber(cell.slice(0, 40).replace(/\s/g, '')) ?? NaN;

/** Sums are compared in thousandths, since tenths do not add up exactly. */
const thousandths = (value: number): number => Math.round(value * 1000);

/** The values of a column so far. */
interface ColumnTotal {
  sum: number;
  count: number;
  /** Whether they are 1, 2, 3: the sum of row numbers may equal the next one. */
  isNumbering: boolean;
}

const NOTHING: ColumnTotal = { sum: 0, count: 0, isNumbering: true };

/** The totals of the columns over some rows. */
class Totals {
  private columns = new Map<number, ColumnTotal>();

  constructor(private readonly amounts: ReadonlySet<number>) {}

  add(cells: readonly string[]): void {
    for (const [index, cell] of cells.entries()) {
      if (isBlankCell(cell)) continue;
      const { sum, count, isNumbering } = this.columns.get(index) ?? NOTHING;
      const value = bareNumber(cell);
      this.columns.set(index, {
        sum: sum + value,
        count: count + 1,
        isNumbering: isNumbering && value === count + 1,
      });
    }
  }

  /** Whether each number of a row is the sum or the count of its column, and one at least is a sum. */
  areIn(cells: readonly string[]): boolean {
    const fits = cells.flatMap((cell, index) => (isBlankCell(cell) ? [] : [this.fitOf(cell, index)]));
    return fits.includes('sum') && !fits.includes(null);
  }

  clear(): void {
    this.columns = new Map();
  }

  private fitOf(cell: string, index: number): 'sum' | 'count' | null {
    const { sum, count, isNumbering } = this.columns.get(index) ?? NOTHING;
    const number = bareNumber(cell);
    // A row alone has no totals: each of its values would be one.
    if (count < 2) return null;
    const isSummed = this.amounts.has(index) || !isNumbering;
    if (isSummed && thousandths(number) === thousandths(sum)) return 'sum';
    return number === count ? 'count' : null;
  }
}

/** Finds rows without words that hold the totals of the rows above: of all, of those that the file shows, of those since the last total. */
export class BareSums {
  private readonly all: Totals;
  private readonly shown: Totals;
  private readonly latest: Totals;

  constructor({ columns }: TableHead) {
    const amounts = new Set(
      columns.flatMap(({ field, index }) => (field !== null && isItemField(field) ? [index] : [])),
    );
    this.all = new Totals(amounts);
    this.shown = new Totals(amounts);
    this.latest = new Totals(amounts);
  }

  has(cells: readonly string[]): boolean {
    return [this.all, this.shown, this.latest].some((totals) => totals.areIn(cells));
  }

  /** Counts a row of the table. */
  add(cells: readonly string[], isHidden: boolean): void {
    this.all.add(cells);
    this.latest.add(cells);
    if (!isHidden) this.shown.add(cells);
  }

  /** Begins the next group below a row of totals. */
  endGroup(): void {
    this.latest.clear();
  }
}
