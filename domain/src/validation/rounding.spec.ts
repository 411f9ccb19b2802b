import { staffFields } from '../orders/fields';
import { packageFields } from '../orders/package-fields';
import { cleanFields } from './read';

describe('a number as it is kept', () => {
  it.each([
    [4.35, 4.35],
    ['4,35', 4.35],
    [0.1 + 0.2, 0.3],
    [1.005 * 100, 100.5],
    [8.2, 8.2],
    [-1, -1],
  ])('the price %s is %s, not a kopeck less', (given, kept) => {
    expect(cleanFields(staffFields, { status: 1, state: 1, price: given }).price).toBe(kept);
  });

  it('has as many decimals as its field, not two', () => {
    const sized = { type: 'package', calculationType: 'sizes', length: 4.35, width: 20, height: 10 };
    expect(cleanFields(packageFields, { ...sized, weight: 1.005 })).toMatchObject({
      length: 4.35,
      weight: 1.005,
    });
    const loose = { type: 'package', calculationType: 'volume', weight: 1, volume: 0.000_3 };
    expect(cleanFields(packageFields, loose).volume).toBe(0.0003);
  });
});
