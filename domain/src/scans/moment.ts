/**
 * The moment of an action that reaches the server later than it was made, by the server's clock: now minus its age, which the device
 * measures by its own clock alone, so that a clock that is wrong changes nothing. Without an age the time that the device names counts.
 */
export const momentOf = ({ at, age }: { at: Date; age?: number | null }, now: Date): Date =>
  new Date(Math.min(age === null || age === undefined ? at.getTime() : now.getTime() - age, now.getTime()));

/**
 * Whether a later decision stands against an action: what was decided after the moment of the action is not undone by it. For all that
 * arrives late: scans, the return of a run, a courier's page (docs/contract.md#scans).
 */
export const isOutdated = (made: Date, decided: Date): boolean => decided.getTime() > made.getTime();
