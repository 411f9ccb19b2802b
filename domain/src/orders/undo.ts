/** The period in which staff can undo a change in the list, ms; notices are delayed by it. */
export const UNDO_MS = 10_000;
