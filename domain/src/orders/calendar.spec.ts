import { fromMinsk } from '../time';
import { defaultCalendar, isDeliveryDay, WEEKDAYS, type Calendar } from './calendar';
import { defaultDeliveryDate, isOpenDay, previousDeliveryDay } from './delivery-date';
import { closedWeekdays, deliveryDateProblem } from './delivery-refusal';

const at = (minsk: string): Date => {
  const moment = fromMinsk(minsk);
  if (moment === null) throw new Error(`not a minute: ${minsk}`);
  return moment;
};

/** Closed on Sundays; the New Year, and a Sunday that is worked instead. 2026-12-31 is a Thursday. */
const calendar: Calendar = {
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  days: [
    { day: '2027-01-01', isOpen: false, name: 'Новый год' },
    { day: '2027-01-02', isOpen: false, name: '' },
    { day: '2027-01-03', isOpen: true, name: '' },
  ],
  closesAt: 17,
};
const MORNING = at('2026-12-31 10:00');
const EVENING = at('2026-12-31 17:00');

describe('a calendar of the company', () => {
  it('closes weekdays and holidays, and opens a moved working day', () => {
    const days = ['2026-12-26', '2026-12-27', '2026-12-30', '2027-01-01', '2027-01-03', '2027-01-10'];
    expect(days.map((day) => isDeliveryDay(day, calendar))).toEqual([true, false, true, false, true, false]);
    expect(isDeliveryDay('2027-02-30', calendar)).toBe(false);
  });

  it.each([
    ['2027-01-01 12:00', MORNING, '01.01 — Новый год, доставки нет. Ближайшие: 03.01, 04.01'],
    ['2027-01-02 12:00', MORNING, '02.01 — суббота, доставки нет. Ближайшие: 03.01, 04.01'],
    ['2027-01-10 12:00', MORNING, '10.01 — воскресенье, доставки нет. Ближайшие: 11.01, 12.01'],
    ['2026-12-31 23:59', EVENING, 'Заказы на 31.12 принимаются сегодня до 17:00. Ближайшие: 03.01, 04.01'],
    ['2026-12-31 23:59', at('2026-12-31 16:59'), null],
    ['2027-01-03 12:00', EVENING, null],
    ['2027-01-06 12:00', MORNING, null],
  ])('%s at %p is answered %p', (text, now, problem) => {
    expect(deliveryDateProblem(text, now, calendar)).toBe(problem);
  });

  it('closes tomorrow from its hour on', () => {
    const monday = (time: string) => at(`2027-01-04 ${time}`);
    expect(deliveryDateProblem('2027-01-05 23:00', monday('16:59'), calendar)).toBeNull();
    expect(deliveryDateProblem('2027-01-05 23:00', monday('17:00'), calendar)).toBe(
      'Заказы на 05.01 принимаются сегодня до 17:00. Ближайшие: 06.01, 07.01',
    );
    expect(['05', '06'].map((day) => isOpenDay(`2027-01-${day}`, monday('17:00'), calendar))).toEqual([
      false,
      true,
    ]);
    expect(defaultDeliveryDate(monday('16:59'), calendar)).toBe('2027-01-05 23:00');
    expect(defaultDeliveryDate(monday('17:00'), calendar)).toBe('2027-01-06 23:00');
  });

  it('is asked for the next day, and the day before', () => {
    expect(defaultDeliveryDate(MORNING, calendar)).toBe('2027-01-03 23:00');
    expect(previousDeliveryDay('2027-01-03', calendar)).toBe('2026-12-31');
  });

  it.each([
    [defaultCalendar.weekdays, 'По средам и субботам доставки нет'],
    [calendar.weekdays, 'По воскресеньям доставки нет'],
    [
      ['tuesday', 'thursday'] as const,
      'По понедельникам, средам, пятницам, субботам и воскресеньям доставки нет',
    ],
    [WEEKDAYS, ''],
  ])('with %p is told as «%s»', (weekdays, words) => {
    expect(closedWeekdays({ ...calendar, weekdays })).toBe(words);
  });

  it('is, until it is changed, without Wednesdays and Saturdays, New Year and any minute of today taken', () => {
    expect(deliveryDateProblem('2027-01-01 12:00', MORNING, defaultCalendar)).toBeNull();
    expect(deliveryDateProblem('2026-12-31 23:59', at('2026-12-31 22:52'), defaultCalendar)).toBeNull();
  });
});
