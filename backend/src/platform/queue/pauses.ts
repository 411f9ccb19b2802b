/** The pause after so many failures: one of the list, its last for all that follow. */
export const pauseAfter = (failures: number, pauses: readonly number[]): number =>
  pauses[Math.min(failures, pauses.length) - 1] ?? 0;
