/**
 * Where the rows of a template went when its table grew: a row of the template has a copy for each piece of cargo,
 * or none; the others move down.
 */
export class RowMap {
  private readonly placed = new Map<number, number[]>();
  private last = { source: 0, target: 0 };

  /** `sources` are the numbers of the template's rows, `present` those that are in the filled sheet at all. */
  constructor(
    private readonly sources: readonly number[],
    private readonly present: ReadonlySet<number>,
  ) {}

  /** Registers the next row of the filled sheet by its number in the template; returns its new number. */
  place(source: number): number {
    const { last } = this;
    const step = source > last.source ? source - last.source - this.removedBetween(last.source, source) : 1;
    const target = last.target + step;
    this.last = { source, target };
    this.placed.set(source, [...this.copies(source), target]);
    return target;
  }

  /** The new numbers of a template's row; none when it has disappeared. */
  copies(source: number): number[] {
    return this.placed.get(source) ?? [];
  }

  /** Where a range that starts at this row of the template starts now. */
  first(source: number): number {
    const [first] = this.copies(source);
    if (first !== undefined) return first;
    return this.sources.includes(source) ? this.after(source) + 1 : this.after(source);
  }

  /** Where a range that ends at this row of the template ends now. */
  final(source: number): number {
    return this.copies(source).at(-1) ?? this.after(source);
  }

  /** The position of a row that is absent from the sheet, counted from the nearest present row above it. */
  private after(source: number): number {
    const above = Math.max(0, ...[...this.placed.keys()].filter((row) => row < source));
    const removed = this.removedBetween(above, source + 1);
    return (this.copies(above).at(-1) ?? 0) + source - above - removed;
  }

  private removedBetween(above: number, below: number): number {
    return this.sources.filter((row) => row > above && row < below && !this.present.has(row)).length;
  }
}
