/** Orders, or labels, in one document or register: as many as an import file holds (`IMPORT_LIMITS`). */
export const MAX_DOCUMENT_ORDERS = 1000;

/** Order ids listed one by one in a URL; more are sent as ranges. */
export const MAX_LISTED_IDS = 100;

const idRange = /^(-?\d{1,10})(?:-(-?\d{1,10}))?$/;

/** Compresses ids, in their order, into ranges such as «1201-1350» or «1352», so that a URL holds a whole file. */
export function toIdRanges(ids: readonly number[]): string[] {
  const ends: [from: number, to: number][] = [];
  for (const id of ids) {
    const last = ends.at(-1);
    const step = id < 0 ? -1 : 1;
    if (last && last[1] + step === id) last[1] = id;
    else ends.push([id, id]);
  }
  return ends.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
}

/** Counts the ids of a range; null for an invalid text. */
export function idRangeLength(text: string): number | null {
  const ends = endsOf(text);
  return ends && Math.abs(ends[1] - ends[0]) + 1;
}

/** Expands a range; ids of test orders are negative and count down. */
export function idsInRange(text: string): number[] {
  const [from, to] = endsOf(text) ?? [1, 0];
  const step = to < from ? -1 : 1;
  return Array.from({ length: idRangeLength(text) ?? 0 }, (_, at) => from + at * step);
}

function endsOf(text: string): [from: number, to: number] | null {
  const found = idRange.exec(text);
  return found && [Number(found[1]), Number(found[2] ?? found[1])];
}
