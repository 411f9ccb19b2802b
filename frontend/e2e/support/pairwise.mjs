// Most defects of forms need two choices to meet: a table in which every two choices do, in few rows.

/** Every two values of two different factors, as texts that can be kept in a set. */
const pairsOf = (row) =>
  Object.keys(row).flatMap((one, index, names) =>
    names.slice(index + 1).map((other) => JSON.stringify([one, row[one], other, row[other]])),
  );

/** All pairs that a table of these factors has to hold. */
export const allPairs = (factors) =>
  Object.keys(factors).flatMap((one, index, names) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        factors[one].flatMap((a) => factors[other].map((b) => JSON.stringify([one, a, other, b]))),
      ),
  );

/** The pairs that stand in these rows. */
export const pairsIn = (rows) => new Set(rows.flatMap(pairsOf));

/**
 * `{ name: [value, …] }` as rows `{ name: value }` in which each pair of values stands at least once. Greedy, so the
 * table is small but not always the smallest; the same factors give the same rows.
 */
export function pairwise(factors) {
  const missing = new Set(allPairs(factors));
  const rows = [];
  while (missing.size > 0) {
    const [[one, a, other, b]] = [...missing].slice(0, 1).map((pair) => JSON.parse(pair));
    let row = { [one]: a, [other]: b };
    for (const name of Object.keys(factors)) {
      if (name in row) continue;
      const fresh = factors[name].map((value) => gain(row, name, value, missing));
      row = { ...row, [name]: factors[name][fresh.indexOf(Math.max(...fresh))] };
    }
    const ordered = Object.fromEntries(Object.keys(factors).map((name) => [name, row[name]]));
    for (const pair of pairsOf(ordered)) missing.delete(pair);
    rows.push(ordered);
  }
  return rows;
}

/** How many missing pairs a row gets by one more value; names stand in a pair in the order of the factors. */
function gain(row, name, value, missing) {
  const has = (one, other) =>
    missing.has(JSON.stringify([one, row[one] ?? value, other, row[other] ?? value]));
  return Object.keys(row).filter((other) => has(name, other) || has(other, name)).length;
}
