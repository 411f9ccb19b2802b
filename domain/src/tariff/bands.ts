import type { Band } from './types';

const isUsable = (band: Band): boolean =>
  [band.coefficient, band.lower, band.upper].every(Number.isSafeInteger) && band.coefficient > 0;

/**
 * Coefficient, in hundredths, of the band with lower <= value < upper, else 1 (docs/contract.md#price-bands).
 * `value` is a whole number of units, of which `step` make one hundredth of the table's measure.
 */
export function coefficientOf(bands: readonly Band[], value: bigint, step: bigint): number {
  const holds = (band: Band): boolean =>
    isUsable(band) && BigInt(band.lower) * step <= value && value < BigInt(band.upper) * step;
  return bands.find(holds)?.coefficient ?? 100;
}
