/**
 * Thrown inside a unit of work when the row has been saved by another one since it was read. The unit is run again
 * from its beginning, because its earlier snapshot would not show the other's changes.
 */
export class ConcurrentUpdateError extends Error {
  constructor() {
    super('Another unit of work was quicker');
  }
}

/** Throws ConcurrentUpdateError unless the conditional update has found its row as it was read, or the deletion its row at all. */
export function assertChanged({ affected }: { affected?: number | null }): void {
  if (affected !== 1) throw new ConcurrentUpdateError();
}
