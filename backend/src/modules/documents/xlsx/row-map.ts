/**
 * Maps rows of a template to rows of the filled sheet: a repeated row has a copy per item, or none; the rows below it move.
 */
export class RowMap {
  private readonly placed = new Map<number, number[]>();
  private last = { source: 0, target: 0 };

  /** `sources` are the row numbers of the template, `present` those that occur in the filled sheet. */
  constructor(
    private readonly sources: readonly number[],
    private readonly present: ReadonlySet<number>,
  ) {}

  /** Adds the next row of the filled sheet by its number in the template; returns its new number. */
  place(source: number): number {
    const { last } = this;
    const step = source > last.source ? source - last.source - this.removedBetween(last.source, source) : 1;
    const target = last.target + step;
    this.last = { source, target };
    this.placed.set(source, [...this.copies(source), target]);
    return target;
  }

  /** The new numbers of a template row; empty if it was removed. */
  copies(source: number): number[] {
    return this.placed.get(source) ?? [];
  }

  /** The new first row of a range that starts at a template row. */
  first(source: number): number {
    const [first] = this.copies(source);
    if (first !== undefined) return first;
    return this.sources.includes(source) ? this.after(source) + 1 : this.after(source);
  }

  /** The new last row of a range that ends at a template row. */
  final(source: number): number {
    return this.copies(source).at(-1) ?? this.after(source);
  }

  /** The position of a missing row, relative to the nearest row above it. */
  private after(source: number): number {
    const above = Math.max(0, ...[...this.placed.keys()].filter((row) => row < source));
    const removed = this.removedBetween(above, source + 1);
    return (this.copies(above).at(-1) ?? 0) + source - above - removed;
  }

  private removedBetween(above: number, below: number): number {
    return this.sources.filter((row) => row > above && row < below && !this.present.has(row)).length;
  }
}
