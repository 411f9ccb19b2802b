import { fromMinsk } from '../time';
import { MESSAGES } from '../validation/messages';
import type { Calendar } from './calendar';
import { chosenPickupProblem, defaultPickupDate, followingPickup, pickupDateProblem } from './pickup';

const at = (minsk: string): Date => {
  const moment = fromMinsk(minsk);
  if (moment === null) throw new Error(`not a minute: ${minsk}`);
  return moment;
};

/** Closed on Saturdays and Sundays, and on the New Year. 2026-12-28 is a Monday. */
const calendar: Calendar = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  days: [{ day: '2027-01-01', isOpen: false, name: 'Новый год' }],
  closesAt: 17,
};
const MORNING = at('2026-12-28 10:00');

describe('the pickup by default', () => {
  it.each([
    ['the day before', '2026-12-30 18:00', '2026-12-28 10:00', '2026-12-29 23:00'],
    ['over a weekend', '2027-01-04 23:00', '2026-12-28 10:00', '2026-12-31 23:00'],
    ['today for tomorrow', '2026-12-29 23:00', '2026-12-28 10:00', '2026-12-28 23:00'],
    ['after the hour of the calendar', '2026-12-29 18:00', '2026-12-28 17:00', '2026-12-29 18:00'],
    ['for the same day', '2026-12-28 15:00', '2026-12-28 10:00', '2026-12-28 15:00'],
    ['placed on a closed day', '2026-12-28 15:00', '2026-12-27 10:00', '2026-12-28 15:00'],
  ])('%s', (_name, deliveryDate, now, expected) => {
    expect(defaultPickupDate(deliveryDate, at(now), calendar)).toBe(expected);
  });

  it('late in the evening is not today', () => {
    const open = { ...calendar, closesAt: null };
    expect(defaultPickupDate('2026-12-29 23:00', at('2026-12-28 22:59'), open)).toBe('2026-12-28 23:00');
    expect(defaultPickupDate('2026-12-29 23:00', at('2026-12-28 23:00'), open)).toBe('2026-12-29 23:00');
  });

  it('is possible on any day, whatever the hour of placing', () => {
    for (const now of ['2026-12-28 00:05', '2026-12-28 16:59', '2026-12-28 17:00', '2026-12-31 23:30'])
      for (const deliveryDate of ['2026-12-31 23:00', '2027-01-04 12:00', '2027-01-05 23:00']) {
        if (at(deliveryDate) <= at(now)) continue;
        const pickup = defaultPickupDate(deliveryDate, at(now), calendar);
        expect(pickupDateProblem(pickup, { deliveryDate, now: at(now), calendar })).toBeNull();
      }
  });
});

describe('a chosen pickup', () => {
  it.each([
    ['2026-12-29 14:00', null],
    ['', null],
    [null, null],
    ['завтра', MESSAGES.date],
    [17, MESSAGES.date],
    ['2026-12-27 14:00', 'Этот день уже прошёл, выберите более поздний'],
    ['2026-12-28 09:00', 'Это время уже прошло, выберите более позднее'],
    ['2027-01-02 12:00', '02.01 — суббота, курьеры не ездят'],
    ['2027-01-01 12:00', '01.01 — Новый год, курьеры не ездят'],
    ['2026-12-31 09:00', 'Забрать нужно не позже доставки: 30.12.2026 до 18:00'],
    ['2026-12-30 18:01', 'Забрать нужно не позже доставки: 30.12.2026 до 18:00'],
  ])('%p is answered %p', (pickup, problem) => {
    const order = { deliveryDate: '2026-12-30 18:00', now: MORNING, calendar };
    expect(pickupDateProblem(pickup, order)).toBe(problem);
  });

  it('is not today after the hour of the calendar', () => {
    const order = { deliveryDate: '2026-12-30 18:00', now: at('2026-12-28 17:00'), calendar };
    expect(pickupDateProblem('2026-12-28 20:00', order)).toMatch(/на сегодня, 28\.12, уже не заказать/);
    expect(pickupDateProblem('2026-12-29 12:00', order)).toBeNull();
  });

  it('does not change once the cargo was fetched', () => {
    const order = { delivery: 'client', deliveryDate: '2026-12-30 18:00', pickupDate: '2026-12-29 14:00' };
    expect(chosenPickupProblem({ ...order, status: 3 }, { now: MORNING, calendar })).toBeNull();
    expect(chosenPickupProblem({ ...order, status: 4 }, { now: MORNING, calendar })).toMatch(/уже забран/);
    const brought = { ...order, delivery: 'punkt', status: 1 };
    expect(chosenPickupProblem(brought, { now: MORNING, calendar })).not.toBeNull();
  });
});

describe('the pickup after an edit', () => {
  const order = {
    delivery: 'client',
    status: 2,
    deliveryDate: '2026-12-30 23:00',
    pickupDate: '2026-12-29 23:00' as string | null,
    pickupFrom: null as string | null,
  };
  const context = { now: MORNING, calendar };
  const after = (before: typeof order, change: Partial<typeof order>) =>
    followingPickup(before, { ...before, ...change }, context);

  it('follows the delivery where it was by default', () => {
    const moved = { pickupDate: '2026-12-31 23:00', pickupFrom: null };
    expect(after(order, { deliveryDate: '2027-01-04 23:00' })).toEqual(moved);
    expect(after(order, { deliveryDate: '2026-12-29 12:00' })).toEqual({
      ...moved,
      pickupDate: '2026-12-28 23:00',
    });
    expect(after({ ...order, pickupDate: order.deliveryDate }, { deliveryDate: '2027-01-04 23:00' })).toEqual(
      moved,
    );
  });

  it('keeps a chosen day and hours while they are possible', () => {
    const chosen = { ...order, pickupDate: '2026-12-29 18:00', pickupFrom: '14:00' };
    expect(after(chosen, { deliveryDate: '2027-01-04 23:00' })).toEqual({});
    expect(after(chosen, { deliveryDate: '2026-12-29 12:00' })).toEqual({
      pickupDate: '2026-12-28 23:00',
      pickupFrom: null,
    });
  });

  it('begins with the fetching, and stays after it', () => {
    const brought = { ...order, delivery: 'punkt', pickupDate: null };
    const first = { pickupDate: '2026-12-29 23:00', pickupFrom: null };
    expect(after(brought, { delivery: 'client' })).toEqual(first);
    expect(after(order, { pickupDate: null })).toEqual(first);
    expect(after(order, { status: 4, deliveryDate: '2027-01-04 23:00' })).toEqual({
      pickupDate: '2026-12-29 23:00',
      pickupFrom: null,
    });
  });

  it('of an order of a former release stays without a day', () => {
    const former = { ...order, pickupDate: null };
    expect(after(former, { deliveryDate: '2027-01-04 23:00' })).toEqual({});
  });
});
