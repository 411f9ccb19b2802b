/** How long staff are offered to undo a change made in the list, ms; nobody is told of the change before. */
export const UNDO_MS = 10_000;
