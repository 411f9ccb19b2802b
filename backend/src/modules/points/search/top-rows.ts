/** Collects the `limit` rows with the lowest scores; a row offered twice keeps its lower score. */
export class TopRows {
  private readonly sorted: { row: number; score: number }[] = [];

  constructor(private readonly limit: number) {}

  get full(): boolean {
    return this.sorted.length >= this.limit;
  }

  has(row: number): boolean {
    return this.sorted.some((one) => one.row === row);
  }

  /** Whether a row with this score would be kept; cheaper than `offer` if the score needs a check of the row. */
  accepts(score: number): boolean {
    return !this.full || score < (this.sorted.at(-1)?.score ?? -Infinity);
  }

  offer(row: number, score: number): void {
    if (!this.accepts(score)) return;
    const before = this.sorted.findIndex((one) => one.row === row);
    if (before >= 0) {
      if ((this.sorted[before]?.score ?? Infinity) <= score) return;
      this.sorted.splice(before, 1);
    }
    const place = this.sorted.findIndex((one) => one.score > score);
    this.sorted.splice(place < 0 ? this.sorted.length : place, 0, { row, score });
    if (this.sorted.length > this.limit) this.sorted.pop();
  }

  rows(): number[] {
    return this.sorted.map(({ row }) => row);
  }
}
