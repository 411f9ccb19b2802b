/** How long staff can undo a change made in the list, ms; no notice of it is sent before. */
export const UNDO_MS = 10_000;
