/** Formats a number, «№ 5», with a no-break space. */
export const numbered = (id: number | string): string => `№\u00a0${id}`;
