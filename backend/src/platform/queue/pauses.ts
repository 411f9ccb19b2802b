/** The pause after the nth failure: the nth of the list, its last for all further ones. */
export const pauseAfter = (failures: number, pauses: readonly number[]): number =>
  pauses[Math.min(failures, pauses.length) - 1] ?? 0;
