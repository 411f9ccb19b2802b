import fc from 'fast-check';
import { calculatorPackageFields } from '../orders/package-fields';
import { problems } from '../validation';
import { quote } from './quote';
import { SEEDED_TARIFF } from './seeds';
import type { Band, CargoItem, TariffTables } from './types';

/** A second computation of docs/contract.md#price, in fractions of big integers, without the product's units. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}
const fraction = (value: number): Fraction => {
  const [whole = '0', decimals = ''] = value.toFixed(6).split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
};
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const over = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.bottom, bottom: a.bottom * b.top });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const less = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom;
const greater = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a);
const roundHalfUp = (a: Fraction): bigint => (a.top * 2n + a.bottom) / (a.bottom * 2n);

const ONE = fraction(1);
const HUNDREDTH = fraction(0.01);
const small = (value: Fraction): Fraction => (less(fraction(0.1), value) ? value : HUNDREDTH);
const coefficient = (bands: readonly Band[], value: Fraction): Fraction => {
  const found = bands.find(
    (band) => !less(value, fraction(band.lower / 100)) && less(value, fraction(band.upper / 100)),
  );
  return found ? fraction(found.coefficient / 100) : ONE;
};

function volumeOf(item: CargoItem): Fraction | null {
  if (item.calculationType === 'volume') return item.volume === null ? null : fraction(item.volume);
  if (item.length === null || item.width === null || item.height === null) return null;
  const cubicCm = times(times(fraction(item.length), fraction(item.width)), fraction(item.height));
  return over(cubicCm, fraction(1e6));
}

function weightOf(item: CargoItem): Fraction {
  const unit = fraction(item.weight ?? 0);
  if (item.type !== 'product') return unit;
  const hundredths = roundHalfUp(times(times(unit, fraction(item.count ?? 1)), fraction(100)));
  return { top: hundredths, bottom: 100n };
}

function reference(items: readonly CargoItem[], price: number, tables: TariffTables): bigint | null {
  let sum = 0n;
  let kilograms = fraction(0);
  for (const item of items) {
    const given = volumeOf(item);
    const volume = given ?? (item.type === 'doc' ? fraction(0) : HUNDREDTH);
    const weight = greater(weightOf(item), over(volume, fraction(0.005)));
    kilograms = plus(kilograms, given === null ? weightOf(item) : small(weight));
    const ratio = over(coefficient(tables.weight, small(weight)), coefficient(tables.volume, small(volume)));
    sum += item.type === 'doc' ? 1400n : roundHalfUp(times(fraction(price), greater(ratio, ONE)));
  }
  return less(fraction(50), kilograms) ? null : sum;
}

const hundredths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const maybe = (value: fc.Arbitrary<number>): fc.Arbitrary<number | null> => fc.option(value, { freq: 3 });

/** Weights often within the bands, on edges too. */
const kilogram = fc.oneof(
  fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000),
  fc.constantFrom(0.001, 0.1, 0.101, 4.999, 5, 10, 19.999, 20, 24.9, 29.99, 30, 50),
);
const box = fc.record({
  type: fc.constant('package' as const),
  calculationType: fc.constant('sizes' as const),
  length: hundredths(1, 80),
  width: hundredths(1, 80),
  height: hundredths(1, 80),
  weight: kilogram,
  volume: fc.constant(null),
  count: fc.constantFrom(null, 1, 5),
});
const bulk = fc.record({
  type: fc.constant('package' as const),
  calculationType: fc.constant('volume' as const),
  length: fc.constant(null),
  width: fc.constant(null),
  height: fc.constant(null),
  weight: kilogram,
  volume: fc.oneof(
    fc.integer({ min: 100, max: 300_000 }).map((cm3) => cm3 / 1e6),
    fc.constantFrom(0.1, 0.100001, 0.025, 0.05, 0.15, 0.25),
  ),
  count: fc.constantFrom(null, 1),
});
const product = fc
  .record({
    type: fc.constant('product' as const),
    calculationType: fc.constantFrom('sizes' as const, 'volume' as const),
    side: maybe(hundredths(1, 60)),
    weight: fc.integer({ min: 1, max: 3000 }).map((grams) => grams / 1000),
    volume: maybe(fc.integer({ min: 100, max: 200_000 }).map((cm3) => cm3 / 1e6)),
    count: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ side, ...rest }): CargoItem => ({ ...rest, length: side, width: side, height: side }));
const paper = fc.record({
  type: fc.constant('doc' as const),
  calculationType: fc.constant('sizes' as const),
  length: fc.constant(null),
  width: fc.constant(null),
  height: fc.constant(null),
  weight: fc.constantFrom(null, 0.2),
  volume: fc.constant(null),
  count: fc.constant(1),
});
const item: fc.Arbitrary<CargoItem> = fc.oneof(box, bulk, product, paper);
const items = fc.array(item, { minLength: 1, maxLength: 6 });
const destination = fc.integer({ min: 0, max: 20_000 });

const bands = fc
  .array(
    fc.record({ coefficient: fc.integer({ min: 1, max: 400 }), width: fc.integer({ min: 1, max: 1500 }) }),
    {
      maxLength: 6,
    },
  )
  .map((rows) => {
    let lower = 0;
    return rows.map(({ coefficient, width }): Band => {
      const band = { coefficient, lower, upper: lower + width };
      lower = band.upper;
      return band;
    });
  });
const tables = fc.record({
  volume: bands,
  weight: bands,
  fragileSurcharge: fc.integer({ min: 0, max: 5000 }),
});

describe('the price, for any cargo', () => {
  it('is the one that a second reckoning in fractions gives, in the seeded tariff', () => {
    fc.assert(
      fc.property(items, destination, (cargo, price) => {
        const total = quote({ items: cargo, fragile: false }, price, SEEDED_TARIFF).total;
        expect(total === null ? null : BigInt(total)).toBe(reference(cargo, price, SEEDED_TARIFF));
      }),
      { numRuns: 500 },
    );
  });

  it('is the one that a second reckoning gives in any tariff', () => {
    fc.assert(
      fc.property(items, destination, tables, (cargo, price, tariff) => {
        const total = quote({ items: cargo, fragile: false }, price, tariff).total;
        expect(total === null ? null : BigInt(total)).toBe(reference(cargo, price, tariff));
      }),
      { numRuns: 500 },
    );
  });

  it('is the sum of its parts and the sum of its items with the fragile surcharge', () => {
    fc.assert(
      fc.property(items, fc.boolean(), destination, tables, (cargo, fragile, price, tariff) => {
        const answer = quote({ items: cargo, fragile }, price, tariff);
        const parts = answer.parts.reduce((sum, part) => sum + part.amount, 0);
        const priced = answer.items.reduce((sum, { price: one }) => sum + (one ?? 0), 0);
        expect(answer.items).toHaveLength(cargo.length);
        expect(parts).toBe(answer.total ?? 0);
        if (!answer.byAgreement) expect(priced + (fragile ? tariff.fragileSurcharge : 0)).toBe(answer.total);
      }),
    );
  });

  it('never falls when the same box gets heavier, in the seeded tariff', () => {
    const priceOr = (cargo: CargoItem, price: number): number =>
      quote({ items: [cargo], fragile: false }, price, SEEDED_TARIFF).total ?? Infinity;
    fc.assert(
      fc.property(fc.oneof(box, bulk), kilogram, destination, (parcel, more, price) => {
        const heavier = { ...parcel, weight: parcel.weight + more };
        expect(priceOr(heavier, price)).toBeGreaterThanOrEqual(priceOr(parcel, price));
      }),
      { numRuns: 500 },
    );
  });

  it('is a whole number of kopecks for everything that the rules accept', () => {
    fc.assert(
      fc.property(items, destination, (cargo, price) => {
        expect(cargo.filter((one) => Object.keys(problems(calculatorPackageFields, one)).length > 0)).toEqual(
          [],
        );
        const { total } = quote({ items: cargo, fragile: true }, price, SEEDED_TARIFF);
        expect(total === null || (Number.isSafeInteger(total) && total >= 0)).toBe(true);
      }),
    );
  });

  it('neither throws nor is a NaN for anything that JSON can carry', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.double(),
      fc.bigInt(),
      fc.constantFrom('1e400', '-0', Number.MAX_VALUE),
    );
    const field = fc.option(odd, { nil: undefined });
    const strange = fc.record({
      type: fc.oneof(fc.constantFrom('package', 'product', 'doc'), field),
      calculationType: fc.oneof(fc.constantFrom('sizes', 'volume'), field),
      length: field,
      width: field,
      height: field,
      weight: field,
      volume: field,
      count: field,
    });
    const cargo = fc.oneof(
      odd,
      fc.record({ items: fc.oneof(odd, fc.array(fc.oneof(strange, odd))), fragile: odd }),
    );
    fc.assert(
      fc.property(cargo, fc.oneof(fc.double(), odd), (anything, price) => {
        const answer = quote(anything as never, price as never, SEEDED_TARIFF);
        const numbers = [answer.total, ...answer.items.map((one) => one.price)];
        expect(numbers.every((one) => one === null || Number.isSafeInteger(one))).toBe(true);
      }),
      { numRuns: 750 },
    );
  });
});
