/** As many orders, or labels, as one document or register has at most: all that a file makes (`IMPORT_LIMITS`). */
export const PAPERS_AT_ONCE = 1000;

/** As many orders as are named one by one in the address of a call. */
export const NAMED_AT_ONCE = 100;

const run = /^(-?\d{1,10})(?:-(-?\d{1,10}))?$/;

/** The numbers in their order as runs, «1201-1350» or «1352», so that an address holds those of a whole file. */
export function runsOf(ids: readonly number[]): string[] {
  const ends: [from: number, to: number][] = [];
  for (const id of ids) {
    const last = ends.at(-1);
    const step = id < 0 ? -1 : 1;
    if (last && last[1] + step === id) last[1] = id;
    else ends.push([id, id]);
  }
  return ends.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
}

/** How many numbers a run has; null for any other text. */
export function lengthOfRun(text: string): number | null {
  const ends = endsOf(text);
  return ends && Math.abs(ends[1] - ends[0]) + 1;
}

/** The numbers of a run; those of test orders go down, as they are given. */
export function numbersIn(text: string): number[] {
  const [from, to] = endsOf(text) ?? [1, 0];
  const step = to < from ? -1 : 1;
  return Array.from({ length: lengthOfRun(text) ?? 0 }, (_, at) => from + at * step);
}

function endsOf(text: string): [from: number, to: number] | null {
  const found = run.exec(text);
  return found && [Number(found[1]), Number(found[2] ?? found[1])];
}
