/** Converts between the database's scaled integers and the wire's numbers; null stays null. */
const scaled = (factor: number) => ({
  store: (value: number | null | undefined): number | null =>
    value === null || value === undefined ? null : Math.round(value * factor),
  show: (value: number | null): number | null => (value === null ? null : value / factor),
});

/** Centimetres on the wire, hundredths of one inside. */
export const size = scaled(100);

/** Kilograms on the wire, grams inside. */
export const weight = scaled(1000);

/** Cubic metres on the wire, cubic centimetres inside. */
export const volume = scaled(1_000_000);
