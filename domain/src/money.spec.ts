import fc from 'fast-check';
import { formatPrice, priceFromWire, priceToWire, signedVatIn, toByn, toKopecks } from './money';

describe('money', () => {
  it.each([
    [0, 0],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [58.73, 5873],
    [1_000_000, 100_000_000],
  ])('%d BYN are %d kopecks', (byn, kopecks) => {
    expect(toKopecks(byn)).toBe(kopecks);
    expect(toByn(kopecks)).toBe(byn);
  });

  it('survives the way to BYN and back for any amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        (kopecks) => toKopecks(toByn(kopecks)) === kopecks,
      ),
    );
  });

  it.each([
    [2100, '21.00\u00a0р'],
    [0, '0.00\u00a0р'],
    [5, '0.05\u00a0р'],
    [123456789, '1234567.89\u00a0р'],
    [null, 'Формируется'],
    [-100, 'Формируется'],
  ])('shows %p as %s', (kopecks, text) => {
    expect(formatPrice(kopecks)).toBe(text);
  });

  it('carries "being formed" as -1 on the wire and as null inside', () => {
    expect([-1, null, undefined].map(priceFromWire)).toEqual([null, null, null]);
    expect(priceToWire(null)).toBe(-1);
    expect(priceFromWire(0)).toBe(0);
    expect(priceToWire(priceFromWire(21.5))).toBe(21.5);
  });
});

test.each([
  [1007, 20, 168],
  [-1007, 20, -168],
  [3, 20, 1],
  [-3, 20, -1],
  [0, 20, 0],
  [-100, 0, 0],
])('the VAT in %d kopecks at %d %% is %d, whatever the sign', (kopecks, percent, vat) => {
  expect(signedVatIn(kopecks, percent) + 0).toBe(vat);
});
