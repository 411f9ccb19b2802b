import { aHandover, anOrder, aStatus } from '../../../../test/orders';
import type { OrderEvent } from '../types';
import { stagesOf } from './stages';

const event = (to: string, date: string, field = 'status') => ({ field, to, date }) as OrderEvent;
const linesOf = (...asked: Parameters<typeof stagesOf>) =>
  stagesOf(...asked).map(({ title, note, state }) => [state, title, note].filter(Boolean).join(' | '));

test('the road has the statuses passed with their times, and those ahead with the day that is promised', () => {
  const history = [
    event('Принята', '2026-11-20 12:00'),
    event('41.00', '2026-11-20 11:00', 'price'),
    event('Новая', '2026-11-20 10:15'),
  ];
  expect(linesOf(anOrder({ status: aStatus(2) }), history)).toEqual([
    'done | Новая | 20.11.2026 10:15',
    'now | Принята | 20.11.2026 12:00',
    'ahead | Забор груза',
    'ahead | В пути',
    'ahead | Доставлена | 22.11.2026 до 23:00',
  ]);
});

test('a parcel to a point is promised to be there', () => {
  const order = anOrder({ deliveryAddress: 'punkt', status: aStatus(4) });
  expect(linesOf(order, []).slice(-2)).toEqual([
    'ahead | Готова к выдаче | 22.11.2026 до 23:00',
    'ahead | Доставлена',
  ]);
});

test('without its history the order still says where it is', () => {
  expect(linesOf(anOrder({ status: aStatus(6) }), [])).toEqual([
    'done | Новая | 20.11.2026 10:15',
    'now | Доставлена',
  ]);
});

test('an order that staff have closed has nothing ahead', () => {
  const closed = anOrder({ status: aStatus(4), state: { id: 2, name: 'Завершена' } });
  expect(linesOf(closed, []).at(-1)).toBe('now | В пути');
});

test.each([
  ['2026-11-22 10:15', '22.11.2026 10:15'],
  [null, 'время неизвестно'],
])('a delivery has the hour of its handover: %s', (date, note) => {
  const handover = { ...aHandover, date };
  const history = [event('Доставлена', '2026-11-22 18:00'), event('В пути', '2026-11-22 17:00')];
  const lines = linesOf(anOrder({ status: aStatus(6), handover }), history);
  expect(lines.at(-1)).toBe(`now | Доставлена | ${note}`);
  expect(lines.at(-2)).toBe(date ? 'done | В пути' : 'done | В пути | 22.11.2026 17:00');
});
