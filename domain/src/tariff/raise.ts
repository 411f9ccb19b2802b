/** Rounding steps of changed prices, kopecks. */
export const PRICE_STEPS = [1, 10, 100] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

export const PRICE_STEP_WORDS: Record<PriceStep, string> = {
  1: 'копейки',
  10: '10 копеек',
  100: 'рубля',
};

/**
 * Changes a price, in kopecks, by `percent` (5 raises, −5 lowers, at most two decimals): price × (100 + percent) / 100,
 * rounded half up to whole steps and at least one step.
 */
export function raisedPrice(price: number, percent: number, step: PriceStep): number {
  const hundredths = Math.round(percent * 100);
  // Integer arithmetic keeps halves exact.
  const steps = Math.floor((2 * price * (10_000 + hundredths) + 10_000 * step) / (20_000 * step));
  return Math.max(steps, 1) * step;
}
