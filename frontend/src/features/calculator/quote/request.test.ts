import { LIMITS } from '@shlyah/domain';
import { countPlaces, newRow, placesProblem } from '../cargo/cargo-row';
import { canBePriced } from './request';

const box = { ...newRow(), length: '30', width: '20', height: '10', weight: '3' };

test.each(['', '0', '-1', '1,5', 'два', '1000000000'])(
  '«%s» places count as one until they are mended',
  (places) => {
    expect(countPlaces([{ ...box, places }])).toBe(1);
    expect(canBePriced([{ ...box, places }])).toBe(places === '');
  },
);

test('an order has as many places as the API takes', () => {
  const rows = [
    { ...box, places: String(LIMITS.packages - 1) },
    { ...box, places: '2' },
  ];
  expect(placesProblem(rows)).toBe('В одной заявке может быть не больше 100 мест');
  expect(canBePriced(rows)).toBe(false);
  expect(placesProblem(rows.slice(0, 1))).toBeNull();
});
