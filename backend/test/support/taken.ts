/** Processor time of this process, ms, while the work is done: what else the machine does meanwhile does not count. */
export async function taken(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * The least of three measurements, or the first below `most`: what this process does beside the work, as to collect garbage,
 * is not there each time.
 */
export async function leastOf(most: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < 3 && least >= most; tried++) least = Math.min(least, await measure());
  return least;
}
