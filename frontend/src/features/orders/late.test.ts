import { anOrder, aStatus } from '../../../test/orders';
import { lateChange, priceChange, repriced } from './late';

const now = new Date('2026-11-30T09:00:00Z');
const handed = (handedAt: string | null, price = 12) => anOrder({ status: aStatus(6), handedAt, price });

test('a price is asked about a day after the handover, where it was another one', () => {
  const late = handed('2026-11-29 11:59');
  const all = [
    late,
    handed('2026-11-29 12:00'),
    handed(null),
    handed('2026-11-01 10:00', -1),
    handed('2026-11-01 10:00', 15),
  ];
  expect(repriced(all, { price: 15 }, now)).toEqual([late]);
  expect(repriced(all, {}, now)).toEqual([]);
});

test('an edit is asked about where price or cargo is another one', () => {
  const [late, fresh] = [handed('2026-11-01 10:00'), handed('2026-11-30 10:00')];
  expect(lateChange(late, ['price', 'packages'], 15, now)).toBe(
    'Цена: 12.00\u00a0р → 15.00\u00a0р. Груз изменён.',
  );
  expect(lateChange(late, ['comment'], 12, now)).toBe('');
  expect(lateChange(fresh, ['price', 'packages'], 15, now)).toBe('');
});

test('the change is told from what to what, of several orders the new price', () => {
  const [one, two] = [handed('2026-11-01 10:00'), handed('2026-11-02 10:00')];
  expect(priceChange([one], { price: 15 })).toBe('Цена: 12.00\u00a0р → 15.00\u00a0р.');
  expect(priceChange([one, two], { price: 15 })).toBe('Новая цена: 15.00\u00a0р.');
});
