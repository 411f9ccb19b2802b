/** Keeps the few rows with the lowest scores; a row that is offered twice keeps its lower score. */
export class Best {
  private readonly kept: { row: number; score: number }[] = [];

  constructor(private readonly limit: number) {}

  get full(): boolean {
    return this.kept.length >= this.limit;
  }

  has(row: number): boolean {
    return this.kept.some((one) => one.row === row);
  }

  /** Whether a row with this score would be kept: called first where scoring the row itself is expensive. */
  wants(score: number): boolean {
    return !this.full || score < (this.kept.at(-1)?.score ?? -Infinity);
  }

  offer(row: number, score: number): void {
    if (!this.wants(score)) return;
    const before = this.kept.findIndex((one) => one.row === row);
    if (before >= 0) {
      if ((this.kept[before]?.score ?? Infinity) <= score) return;
      this.kept.splice(before, 1);
    }
    const place = this.kept.findIndex((one) => one.score > score);
    this.kept.splice(place < 0 ? this.kept.length : place, 0, { row, score });
    if (this.kept.length > this.limit) this.kept.pop();
  }

  rows(): number[] {
    return this.kept.map(({ row }) => row);
  }
}
