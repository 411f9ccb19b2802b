import fc from 'fast-check';
import { boxOf, documentItem } from './cases/golden';
import {
  appliedWords,
  coefficientWords,
  NO_TERMS,
  applyCoefficient,
  quoteForClient,
  clientRegionPrice,
  termsCoefficient,
  termsPercent,
  type ClientTerms,
} from './client-terms';
import { quote } from './quote';
import { SEEDED_TARIFF } from './seeds';
import type { CargoItem } from './types';

const gomel = { regionId: 7, price: 3800 };
const box = boxOf(30, 20, 10, 3);
const heavy = boxOf(30, 20, 10, 24.9);
const costs = (terms: Partial<ClientTerms>, items: CargoItem[], fragile = false, place = gomel) => {
  const { quote: answer, applied } = quoteForClient(
    { ...NO_TERMS, ...terms },
    { items, fragile },
    place,
    SEEDED_TARIFF,
  );
  return { total: answer.total, parts: answer.parts.map(({ amount }) => amount), applied };
};

describe('a client’s own conditions', () => {
  it.each([
    ['a parcel', [box], false, [3610], 3800],
    ['a heavy one, whose surcharge is of the own price', [heavy], false, [3610, 2527], 6460],
    ['a document', [documentItem], false, [1330], 1400],
    ['a fragile parcel', [box], true, [3610, 665], 4500],
  ])('take five per cent off %s', (_, items, fragile, parts, tariffTotal) => {
    expect(costs({ coefficient: 9500 }, items, fragile)).toEqual({
      total: parts.reduce((sum, part) => sum + part, 0),
      parts,
      applied: { coefficient: 9500, ownPrice: false, tariffTotal },
    });
  });

  it('leave an own price of a region as it stands', () => {
    const terms = { coefficient: 9500, prices: { 7: 3000 } };
    const own = { coefficient: null, ownPrice: true };
    expect(costs(terms, [box])).toEqual({
      total: 3000,
      parts: [3000],
      applied: { ...own, tariffTotal: 3800 },
    });
    expect(costs(terms, [box], true)).toMatchObject({
      parts: [3000, 665],
      applied: { coefficient: 9500, ownPrice: true },
    });
    expect(costs(terms, [documentItem])).toMatchObject({
      total: 1330,
      applied: { coefficient: 9500, ownPrice: false },
    });
    expect(costs(terms, [box], false, { regionId: 6, price: 3800 }).total).toBe(3610);
    expect(costs({ prices: { 7: 3000 } }, [documentItem])).toMatchObject({ total: 1400, applied: null });
  });

  it('know a receive point by the coefficient alone', () => {
    const point = { regionId: null, price: 1000 };
    const terms = { coefficient: 11_000, prices: { 7: 3000 } };
    const { quote: answer } = quoteForClient(terms, { items: [box], fragile: false }, point, SEEDED_TARIFF);
    expect(answer.total).toBe(1100);
  });

  it('are not said where there is no price', () => {
    expect(costs({ coefficient: 9500 }, [boxOf(30, 20, 10, 60)])).toEqual({
      total: null,
      parts: [],
      applied: null,
    });
  });

  it('round half up, and make nothing free that was not', () => {
    expect([
      applyCoefficient(9500, 10),
      applyCoefficient(9499, 10),
      applyCoefficient(1000, 1),
      applyCoefficient(9500, 0),
    ]).toEqual([10, 9, 1, 0]);
    expect(clientRegionPrice({ coefficient: 9500, prices: { 7: 1 } }, { id: 7, price: 3800 })).toBe(1);
    expect(clientRegionPrice({ coefficient: 9500, prices: { 7: 1 } }, { id: 6, price: 3800 })).toBe(3610);
  });

  it('are in words', () => {
    expect([0.95, 0.955, 1.1, 1, 3].map(coefficientWords)).toEqual(
      ['скидка 5 %', 'скидка 4,5 %', 'наценка 10 %', 'по тарифу', 'наценка 200 %'].map((words) =>
        words.replace(' %', '\u00a0%'),
      ),
    );
    expect(appliedWords({ coefficient: 0.95, ownPrice: true })).toBe('скидка 5\u00a0%, своя цена области');
    expect(appliedWords({ coefficient: null, ownPrice: true })).toBe('своя цена области');
  });
});

const coefficients = fc.integer({ min: 1000, max: 30_000 });
const cargo = fc.record({
  items: fc.array(fc.constantFrom(box, heavy, documentItem), { minLength: 1, maxLength: 2 }),
  fragile: fc.boolean(),
});

test('without conditions the price is that of the tariff, under them its parts still add up', () => {
  fc.assert(
    fc.property(
      cargo,
      coefficients,
      fc.option(fc.integer({ min: 1, max: 100_000 })),
      (sent, coefficient, own) => {
        const byTariff = quote(sent, gomel.price, SEEDED_TARIFF);
        expect(quoteForClient(NO_TERMS, sent, gomel, SEEDED_TARIFF)).toEqual({
          quote: byTariff,
          applied: null,
        });
        const prices = own === null ? {} : { 7: own };
        const { quote: answer, applied } = quoteForClient(
          { coefficient, prices },
          sent,
          gomel,
          SEEDED_TARIFF,
        );
        expect(answer.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.total ?? 0);
        if (applied) expect(applied.tariffTotal).toBe(byTariff.total);
        else expect(answer).toEqual(byTariff);
      },
    ),
  );
});

test('per cent and coefficient are one figure', () => {
  fc.assert(
    fc.property(coefficients, (whole) => {
      const coefficient = whole / 10_000;
      expect(termsCoefficient(termsPercent(coefficient))).toBe(coefficient);
    }),
  );
});
