import { readNumber } from '../text/read';
import type { CargoItem } from './types';

/**
 * Units in which every measure is an integer: volume in millionths of a cm³ (sizes to 0.1 mm, volumes
 * to 1 cm³), weight in fifths of a microgram. Volumetric weight is cm³/5 grams, so in these units it is the
 * same number as the volume.
 */
const PER_CM3 = 1_000_000n;
const PER_GRAM = 5_000_000n;

/** One hundredth of a m³ and of a kg, the step of the band tables. */
export const VOLUME_STEP = 10_000n * PER_CM3;
export const WEIGHT_STEP = 10n * PER_GRAM;

/** Greater than any limit of the forms; keeps the arithmetic finite for any input. */
const MAX_INPUT = 1e9;

/** A positive amount as an integer number of `1 / perUnit`; null when there is no valid value. */
function toUnits(value: unknown, perUnit: number): bigint | null {
  const read = readNumber(value);
  return read === null || read <= 0 ? null : BigInt(Math.round(Math.min(read, MAX_INPUT) * perUnit));
}

/** The volume of an item: the product of its sizes, else the entered volume, or null (docs/contract.md#price-measures). */
function givenVolume(item: Partial<CargoItem>): bigint | null {
  const [length, width, height] = sizes(item);
  const bySizes = length && width && height ? length * width * height : null;
  const volume = toUnits(item.volume, 1_000_000);
  const asGiven = volume === null ? null : volume * PER_CM3;
  if (item.calculationType === 'sizes') return bySizes;
  if (item.calculationType === 'volume') return asGiven;
  return bySizes ?? asGiven;
}

/** Length, width and height in hundredths of a cm. */
const sizes = (item: Partial<CargoItem>): readonly (bigint | null)[] =>
  [item.length, item.width, item.height].map((size) => toUnits(size, 100));

/** Actual weight: the unit's weight × count for a product, to two decimals; a package or document is one unit. */
function actualWeight(item: Partial<CargoItem>): bigint {
  const grams = toUnits(item.weight, 1000) ?? 0n;
  if (item.type !== 'product') return grams * PER_GRAM;
  const count = BigInt(Math.max(1, Math.floor(Math.min(readNumber(item.count) ?? 1, MAX_INPUT))));
  return ((grams * count + 5n) / 10n) * 10n * PER_GRAM;
}

export interface Measures {
  /** The entered volume, 0 if absent. */
  given: bigint;
  /** The volume for the tariff: the entered one or the default. */
  volume: bigint;
  actual: bigint;
  /** The greater of actual and volumetric weight. */
  weight: bigint;
  /** Any side over 50 cm, or over 50×50×50 cm when only the volume is known. */
  oversize: boolean;
}

/** An item with its price in kopecks and both coefficients in hundredths. */
export interface PricedItem extends Measures {
  doc: boolean;
  price: number;
  weightCoefficient: number;
  volumeCoefficient: number;
}

const DEFAULT_VOLUME = VOLUME_STEP;
const SIDE_LIMIT = 50n * 100n;
const BOX_LIMIT = 125_000n * PER_CM3;

/** Whole-number measures of an item (docs/contract.md#price-measures). A document without measures weighs nothing. */
export function measure(item: Partial<CargoItem>): Measures {
  const given = givenVolume(item);
  const volume = given ?? (item.type === 'doc' ? 0n : DEFAULT_VOLUME);
  const actual = actualWeight(item);
  const longSide = item.calculationType !== 'volume' && sizes(item).some((size) => (size ?? 0n) > SIDE_LIMIT);
  const oversize = longSide || (given ?? 0n) > BOX_LIMIT;
  return { given: given ?? 0n, volume, actual, weight: actual > volume ? actual : volume, oversize };
}

/** Applies the minimum: a volume or weight of 0.1 or less counts as 0.01 (docs/contract.md#price-weight). */
export const withMinimum = (value: bigint, step: bigint): bigint => (value <= 10n * step ? step : value);

export const toKilograms = (weight: bigint): number => Number(weight / (PER_GRAM / 1000n)) / 1_000_000;
export const toCubicMetres = (volume: bigint): number => Number(volume / PER_CM3) / 1_000_000;
