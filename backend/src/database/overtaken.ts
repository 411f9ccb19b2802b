/**
 * Thrown inside a unit of work when somebody else has saved the row since it was read. The unit is run again from its
 * beginning and then sees what the other one left; a snapshot that was taken earlier would not show it.
 */
export class Overtaken extends Error {
  constructor() {
    super('Another unit of work was quicker');
  }
}

/** Throws Overtaken unless the conditional update has found its row as it was read. */
export function assertChanged({ affected }: { affected?: number | null }): void {
  if (affected !== 1) throw new Overtaken();
}
