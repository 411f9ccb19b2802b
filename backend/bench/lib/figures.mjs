// How figures are taken from measured times and printed.

/** The time below which the given share of the sorted times lies. */
export const share = (times, part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];

/** A row of a table. */
export const line = (name, cells) =>
  console.log(`${name.padEnd(28)}${cells.map((cell) => String(cell).padStart(13)).join('')}`);
