import fc from 'fast-check';
import { PRICE_STEPS, raisedPrice } from './raise';

test.each([
  [1500, 10, 1, 1650],
  [3800, 5, 1, 3990],
  [3805, 5, 1, 3995],
  [3805, 5, 10, 4000],
  [3805, 5, 100, 4000],
  [1000, 0.05, 1, 1001],
  [1000, 0.04, 1, 1000],
  [1050, 0, 100, 1100],
  [1049, 0, 100, 1000],
  [3800, -5, 1, 3610],
  [3800, -100, 10, 10],
  [1005, -50, 1, 503],
] as const)('%i kopecks by %d %% to steps of %i is %i', (price, percent, step, raised) =>
  expect(raisedPrice(price, percent, step)).toBe(raised),
);

test('is a multiple of the step, at most half a step away, and grows with the price', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 });
  const percent = fc.integer({ min: -9_900, max: 100_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(price, percent, fc.constantFrom(...PRICE_STEPS), (kopecks, by, step) => {
      const raised = raisedPrice(kopecks, by, step);
      expect(raised % step).toBe(0);
      expect(raised).toBeGreaterThanOrEqual(step);
      if (raised > step)
        expect(Math.abs(raised - kopecks * (1 + by / 100))).toBeLessThanOrEqual(step / 2 + 1e-6);
      expect(raisedPrice(kopecks + 1, by, step)).toBeGreaterThanOrEqual(raised);
    }),
  );
});
