import fc from 'fast-check';
import { fromMinsk, isDay, toMinsk } from '../time';
import { defaultCalendar } from './calendar';
import { defaultDeliveryDate, isOpenDay } from './delivery-date';
import { deliveryDateProblem } from './delivery-refusal';
import { FRAGILE_ON_WIRE } from './enums';
import {
  isOpenOrder,
  isToBePriced,
  NEW_ORDER_STATE,
  NEW_ORDER_STATUS,
  DELIVERY_STATUS,
  ORDER_STATES,
  ORDER_STATUSES,
  STATUS_CODES,
  statusCode,
} from './statuses';

const at = (minsk: string): Date => {
  const moment = fromMinsk(minsk);
  if (moment === null) throw new Error(`not a minute: ${minsk}`);
  return moment;
};

/** Friday. */
const NOW = at('2026-11-20 12:30');

describe('the delivery date', () => {
  it.each([
    ['2026-11-20 12:30', 'this very minute'],
    ['2026-11-20 23:00', 'later today'],
    ['2026-11-22 00:00', 'a Sunday'],
    ['2026-11-23 09:00', 'a Monday'],
    [' 2026-11-23 09:00 ', 'a Monday between blanks'],
    ['2027-11-19 23:59', 'nearly a year ahead'],
  ])('may be %s, %s', (text) => {
    expect(deliveryDateProblem(text, NOW, defaultCalendar)).toBeNull();
  });

  it.each([
    ['2026-11-20 12:29', 'Это время уже прошло, выберите более позднее'],
    ['2026-11-19 23:59', 'Этот день уже прошёл, выберите более поздний'],
    ['2026-11-21 12:00', '21.11 — суббота, доставки нет. Ближайшие: 22.11, 23.11'],
    ['2026-11-25 12:00', '25.11 — среда, доставки нет. Ближайшие: 26.11, 27.11'],
    ['2027-11-21 00:00', 'Выберите день не позже чем через 365 дней'],
    ['9999-12-30 12:00', 'Выберите день не позже чем через 365 дней'],
    ['2026-11-31 12:00', 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ'],
    ['2026-11-23', 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ'],
    ['23.11.2026 12:00', 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ'],
    [20261123, 'Укажите дату и время в виде ГГГГ-ММ-ДД ЧЧ:ММ'],
    ['', 'Это поле обязательно для заполнения'],
    [null, 'Это поле обязательно для заполнения'],
  ])('may not be %p', (text, problem) => {
    expect(deliveryDateProblem(text, NOW, defaultCalendar)).toBe(problem);
  });

  it('is not past until its minute is over', () => {
    const lateInTheMinute = new Date(NOW.getTime() + 59_999);
    expect(deliveryDateProblem('2026-11-20 12:30', lateInTheMinute, defaultCalendar)).toBeNull();
    const nextMinute = new Date(NOW.getTime() + 60_000);
    expect(deliveryDateProblem('2026-11-20 12:30', nextMinute, defaultCalendar)).not.toBeNull();
  });

  it('is of the Minsk day, not of the UTC one', () => {
    // 22:00 UTC on Tuesday is Wednesday in Minsk.
    const tuesdayEvening = new Date('2026-11-17T22:00:00Z');
    expect(toMinsk(tuesdayEvening)).toBe('2026-11-18 01:00');
    expect(deliveryDateProblem('2026-11-18 02:00', tuesdayEvening, defaultCalendar)).toMatch(
      '18.11 — среда, доставки нет',
    );
  });

  it('is offered by the calendar from today on, a year long', () => {
    const open = (day: string) => isOpenDay(day, NOW, defaultCalendar);
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2027-11-19', '2027-11-21'].map(open)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(isOpenDay('2027-11-19', at('2026-11-19 10:00'), defaultCalendar)).toBe(true);
  });

  it.each([
    ['2026-11-18 10:00', '2026-11-19 23:00'],
    ['2026-11-17 10:00', '2026-11-19 23:00'],
    ['2026-11-20 10:00', '2026-11-22 23:00'],
    ['2026-11-19 23:59', '2026-11-20 23:00'],
    ['2026-12-31 23:59', '2027-01-01 23:00'],
  ])('at %s begins as %s', (now, expected) => {
    expect(defaultDeliveryDate(at(now), defaultCalendar)).toBe(expected);
  });

  it('as it begins is always allowed', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const begins = (now: Date) => defaultDeliveryDate(now, defaultCalendar);
    fc.assert(fc.property(moments, (now) => deliveryDateProblem(begins(now), now, defaultCalendar) === null));
  });

  it('is judged without throwing, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string()), (anything) => {
        const problem = deliveryDateProblem(anything, NOW, defaultCalendar);
        expect(problem === null || problem.length > 0).toBe(true);
        if (typeof anything === 'string' && !isDay(anything.trim().slice(0, 10)))
          expect(problem).not.toBeNull();
      }),
    );
  });
});

describe('statuses and states', () => {
  it('are called by what their views are about', () => {
    const nameOf = (wanted: number): string | undefined =>
      ORDER_STATUSES.find(({ id }) => id === wanted)?.name;
    expect(Object.entries(DELIVERY_STATUS).map(([name, id]) => `${name} ${nameOf(id)}`)).toEqual([
      'pickup Забор груза',
      'transit В пути',
      'ready Готова к выдаче',
      'failed Не доставлена',
    ]);
  });

  it.each([
    [1, 1, true],
    [5, 1, true],
    [6, 1, false],
    [9, 1, false],
    [1, 2, false],
  ])('an order of status %d and state %d is worked on: %p', (status, state, open) => {
    expect(isOpenOrder({ status: { id: status }, state: { id: state } })).toBe(open);
  });

  it.each([
    [1, 1, true],
    [6, 1, true],
    [6, 2, true],
    [6, 3, true],
    [7, 3, true],
    [8, 2, true],
    [9, 1, false],
    [9, 3, false],
    [1, 3, false],
    [3, 2, false],
  ])('an order of status %d and state %d without a price is to be priced: %p', (status, state, needed) => {
    expect(isToBePriced({ status: { id: status }, state: { id: state } })).toBe(needed);
  });

  it('are the nine and three of the contract', () => {
    expect(ORDER_STATUSES.map(({ id, code, name }) => `${id} ${code} ${name}`)).toEqual([
      '1 new Новая',
      '2 accepted Принята',
      '3 pickup Забор груза',
      '4 on_the_way В пути',
      '5 ready Готова к выдаче',
      '6 delivered Доставлена',
      '7 not_delivered Не доставлена',
      '8 returning Возврат',
      '9 canceled Отменена',
    ]);
    expect([...ORDER_STATUSES.map(({ id }) => statusCode(id)), statusCode(10)]).toEqual(STATUS_CODES);
    expect(ORDER_STATES.map(({ id, name }) => `${id} ${name}`)).toEqual([
      '1 Активная',
      '2 Завершена',
      '3 Архив',
    ]);
    expect(ORDER_STATUSES[0]?.id).toBe(NEW_ORDER_STATUS);
    expect(ORDER_STATES[0]?.id).toBe(NEW_ORDER_STATE);
  });

  it.each(ORDER_STATUSES.map(({ name, color }) => [name, color]))(
    '%s can be read on white (%s)',
    (_name, color) => {
      const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16) / 255);
      const [red = 0, green = 0, blue = 0] = channels.map((c) =>
        c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('have colours that differ', () => {
    expect(new Set(ORDER_STATUSES.map(({ color }) => color)).size).toBe(ORDER_STATUSES.length);
  });
});

describe('the fragile flag on the wire', () => {
  it('is spelt with a Cyrillic С', () => {
    expect(FRAGILE_ON_WIRE).toBe('fragileСargo');
    expect(FRAGILE_ON_WIRE.codePointAt(7)).toBe(0x421);
  });
});
