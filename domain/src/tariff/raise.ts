/** What raised prices are rounded to, kopecks. */
export const PRICE_STEPS = [1, 10, 100] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

export const PRICE_STEP_WORDS: Record<PriceStep, string> = {
  1: 'копейки',
  10: '10 копеек',
  100: 'рубля',
};

/**
 * A price, kopecks, after a change by `percent` (5 raises, −5 lowers, at most two decimals), rounded half up to whole steps and
 * never below one: price × (100 + percent) / 100.
 */
export function raisedPrice(price: number, percent: number, step: PriceStep): number {
  const hundredths = Math.round(percent * 100);
  // Whole numbers, so that a half is exactly a half.
  const steps = Math.floor((2 * price * (10_000 + hundredths) + 10_000 * step) / (20_000 * step));
  return Math.max(steps, 1) * step;
}
