import type { OrderEvent, OrderMessage } from '../types';
import { momentsOf } from './timeline-items';

const instant = { date: '2026-11-20 15:10', dateUtc: '2026-11-20T12:10:00.000Z' };
const event = (id: number, field: string, from: string | null, to: string) =>
  ({ ...instant, id, field, from, to, user: { name: 'Ольга Кравец' } }) as OrderEvent;
const letter = {
  ...{ ...instant, id: 1, channel: 'email', to: 'client', subject: 'Заказ № 125 принят', state: 'sent' },
} as OrderMessage;

test('of one instant the order comes first and what was changed last, with the letter between', () => {
  const events = [event(2, 'status', 'Новая', 'Принята'), event(1, 'status', null, 'Новая')];
  const moments = momentsOf({ events, proposals: [], messages: [letter] }, 'client');
  // The newest stands first.
  expect(moments.map(({ key }) => key)).toEqual(['event 2', 'message 1', 'event 1']);
  const priced = momentsOf(
    { events: [event(3, 'price', null, '21.00')], proposals: [], messages: [letter] },
    'client',
  );
  expect(priced.map(({ key }) => key)).toEqual(['event 3', 'message 1']);
});
