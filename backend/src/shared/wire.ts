/** Scaled whole numbers of the database and plain numbers of the wire; null stays null. */
export const scaled = (factor: number) => ({
  store: (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : Math.round(value * factor),
  show: (value: number | null): number | null => (value === null ? null : value / factor),
});
