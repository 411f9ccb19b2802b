// A random sample that a seed repeats.

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled(items, random) {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

/** The mutants in random order, the kinds taking turns: words would fill a sample otherwise. */
export function inTurn(mutants, random) {
  const rows = Map.groupBy
    ? [...Map.groupBy(mutants, ({ kind }) => kind).values()]
    : Object.values(
        mutants.reduce(
          (all, mutant) => ({ ...all, [mutant.kind]: [...(all[mutant.kind] ?? []), mutant] }),
          {},
        ),
      );
  const mixed = rows.map((row) => shuffled(row, random));
  const longest = Math.max(0, ...mixed.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    mixed.flatMap((row) => row.slice(turn, turn + 1)),
  ).flat();
}
