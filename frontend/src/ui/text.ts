/** A space that no line breaks at. */
export const nbsp = '\u00a0';

/** «№ 1024» that stays on one line. */
export const numbered = (id: number | string): string => `№${nbsp}${id}`;
