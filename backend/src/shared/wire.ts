/** Converts between the database's scaled integers and the wire's numbers; null stays null. */
export const scaled = (factor: number) => ({
  store: (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : Math.round(value * factor),
  show: (value: number | null): number | null => (value === null ? null : value / factor),
});
