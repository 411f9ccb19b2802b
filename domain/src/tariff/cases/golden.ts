import type { CargoItem } from '../types';

/** A cargo with its price in the seeded tariff, worked out from the rules; money in kopecks, null = by agreement. */
export interface GoldenQuote {
  readonly name: string;
  readonly destinationPrice: number;
  readonly items: readonly CargoItem[];
  readonly fragile: boolean;
  readonly total: number | null;
}

const MINSK = 700;
const GOMEL = 3800;

const EMPTY: CargoItem = {
  type: 'package',
  calculationType: 'sizes',
  length: null,
  width: null,
  height: null,
  weight: null,
  volume: null,
  count: 1,
};
export const boxOf = (length: number, width: number, height: number, weight: number): CargoItem => ({
  ...EMPTY,
  length,
  width,
  height,
  weight,
});
export const byVolume = (volume: number, weight: number): CargoItem => ({
  ...EMPTY,
  calculationType: 'volume',
  volume,
  weight,
});
export const productOf = (count: number, weight: number): CargoItem => ({
  ...EMPTY,
  type: 'product',
  count,
  weight,
});
export const documentItem: CargoItem = { ...EMPTY, type: 'doc' };

const small = boxOf(30, 20, 10, 3);

const toGomel = (
  name: string,
  items: readonly CargoItem[],
  total: number | null,
  fragile = false,
): GoldenQuote => ({
  name,
  destinationPrice: GOMEL,
  items,
  fragile,
  total,
});

/** The published examples (docs/contract.md#price-examples). */
export const publishedQuotes: readonly GoldenQuote[] = [
  toGomel('30×20×10 cm, 3 kg', [small], 3800),
  toGomel('30×20×10 cm, 24.9 kg', [boxOf(30, 20, 10, 24.9)], 6460),
  toGomel('50×50×50 cm, 25 kg', [boxOf(50, 50, 50, 25)], 5873),
  toGomel('V 0.1 and 0.1 kg', [byVolume(0.1, 0.1)], 6460),
  toGomel('product 7 × 1.35 kg', [productOf(7, 1.35)], 4560),
  toGomel('document', [documentItem], 1400),
  {
    name: 'Минск: parcel, document, fragile',
    destinationPrice: MINSK,
    items: [small, documentItem],
    fragile: true,
    total: 2800,
  },
];

/** Every edge of the rules; a pair around an edge stands together. */
export const edgeQuotes: readonly GoldenQuote[] = [
  // Weight bands, in a box whose volumetric weight (1.2 kg) never decides.
  toGomel('4.99 kg is below the edge', [boxOf(30, 20, 10, 4.99)], 3800),
  toGomel('4.999 kg is below the edge', [boxOf(30, 20, 10, 4.999)], 3800),
  toGomel('5 kg is the next band', [boxOf(30, 20, 10, 5)], 4560),
  toGomel('9.99 kg', [boxOf(30, 20, 10, 9.99)], 4560),
  toGomel('10 kg', [boxOf(30, 20, 10, 10)], 5320),
  toGomel('19.99 kg', [boxOf(30, 20, 10, 19.99)], 5320),
  toGomel('20 kg', [boxOf(30, 20, 10, 20)], 6460),
  toGomel('29.99 kg', [boxOf(30, 20, 10, 29.99)], 6460),
  toGomel('30 kg', [boxOf(30, 20, 10, 30)], 8360),
  toGomel('50 kg is the last that has a price', [boxOf(30, 20, 10, 50)], 8360),
  toGomel('50.001 kg is by agreement', [boxOf(30, 20, 10, 50.001)], null),
  // Volumetric weight decides, then the volume band divides.
  toGomel('50×50×40 cm: V = 0.1 counts as 0.01, 20 kg by volume', [boxOf(50, 50, 40, 1)], 6460),
  toGomel('50×50×40.1 cm: V just over 0.1, ratio 1.7 : 1.1', [boxOf(50, 50, 40.1, 1)], 5873),
  toGomel('50×50×58 cm: 29 kg by volume', [boxOf(50, 50, 58, 1)], 5873),
  toGomel('50×50×60 cm: 30 kg by volume, ratio 2', [boxOf(50, 50, 60, 1)], 7600),
  toGomel('50×50×100 cm: exactly 50 kg by volume', [boxOf(50, 50, 100, 1)], 7600),
  toGomel('50×50×100.1 cm: over 50 kg by volume', [boxOf(50, 50, 100.1, 1)], null),
  // The 0.1 rule of weight.
  toGomel('0.1 kg in a matchbox', [boxOf(5, 4, 2, 0.1)], 3800),
  // Products.
  toGomel('product 2 × 2.5 kg is 5 kg', [productOf(2, 2.5)], 4560),
  toGomel('product 333 × 0.015 kg is 5.00 kg after rounding', [productOf(333, 0.015)], 4560),
  toGomel('product 3 × 1.6 kg is 4.80 kg', [productOf(3, 1.6)], 3800),
  toGomel('product 51 × 1 kg', [productOf(51, 1)], null),
  toGomel(
    '26 products of 0.3 kg without sizes are 7.8 kg, not 52',
    Array(26).fill(productOf(1, 0.3)),
    98_800,
  ),
  toGomel('100 products of 0.5 kg without sizes are 50 kg', Array(100).fill(productOf(1, 0.5)), 380_000),
  toGomel('100 products of 0.51 kg without sizes', Array(100).fill(productOf(1, 0.51)), null),
  toGomel('25 products of 2 kg without sizes are 50 kg', Array(25).fill(productOf(1, 2)), 95_000),
  toGomel(
    '25 products of 2 kg and one of 10 g',
    [...Array(25).fill(productOf(1, 2)), productOf(1, 0.01)],
    null,
  ),
  toGomel(
    '26 products of 0.3 kg with a volume of 0.01 m³ are 52 kg',
    Array(26).fill({ ...productOf(1, 0.3), calculationType: 'volume', volume: 0.01 }),
    null,
  ),
  toGomel('a package has count 1 whatever it says', [{ ...small, count: 20 }], 3800),
  // More than one item.
  toGomel(
    'two parcels and two documents, fragile once',
    [small, documentItem, boxOf(30, 20, 10, 5), documentItem],
    11860,
    true,
  ),
  toGomel('two of 25 kg are 50 kg', [boxOf(30, 20, 10, 25), boxOf(30, 20, 10, 25)], 12920),
  toGomel('two that make 50.01 kg', [boxOf(30, 20, 10, 25), boxOf(30, 20, 10, 25.01)], null),
  toGomel('volumetric weights add up too', [boxOf(50, 50, 58, 1), boxOf(50, 50, 58, 1)], null),
  toGomel('a document weighs nothing beside 50 kg', [boxOf(30, 20, 10, 50), documentItem], 9760),
  toGomel('only documents, fragile', [documentItem, documentItem, documentItem], 4900, true),
];
