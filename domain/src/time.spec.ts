import fc from 'fast-check';
import {
  addDays,
  formatDate,
  formatDateTime,
  deliveryHours,
  formatDeadline,
  shortDeliveryHours,
  fromMinsk,
  isDay,
  toMinsk,
  weekday,
  monthBefore,
} from './time';

describe('Minsk time', () => {
  it('is three hours ahead of UTC in winter and summer', () => {
    expect(toMinsk(new Date('2026-01-15T10:00:00Z'))).toBe('2026-01-15 13:00');
    expect(toMinsk(new Date('2026-07-15T10:00:00Z'))).toBe('2026-07-15 13:00');
  });

  it('turns the day, the month and the year at its own midnight', () => {
    expect(toMinsk(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12-31 23:59');
    expect(toMinsk(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01 00:00');
  });

  it('is read back to the same minute', () => {
    const minutes = fc.integer({ min: 0, max: 130_000_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const moment = new Date(minute * 60_000);
        return fromMinsk(toMinsk(moment))?.getTime() === moment.getTime();
      }),
    );
  });

  it.each([
    '2026-02-29 10:00',
    '2026-04-31 10:00',
    '2026-13-01 10:00',
    '2026-00-10 10:00',
    '2026-11-20 24:00',
    '2026-11-20 10:60',
    '2026-11-20T10:00',
    '2026-11-20 10:00:00',
    '2026-11-20',
    '20.11.2026 10:00',
    ' 2026-11-20 10:00',
    '',
    null,
    undefined,
    20261120,
    {},
  ])('does not take %p for a minute', (text) => {
    expect(fromMinsk(text)).toBeNull();
  });

  it('knows 29 February of a leap year', () => {
    expect(fromMinsk('2028-02-29 00:00')?.toISOString()).toBe('2028-02-28T21:00:00.000Z');
  });

  it('knows days, their names and their neighbours', () => {
    expect(isDay('2026-11-20')).toBe(true);
    expect(isDay('2026-11-31')).toBe(false);
    expect(weekday('2026-11-18')).toBe(3);
    expect(weekday('nonsense')).toBeNull();
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('knows the month before', () => {
    expect(monthBefore('2026-12-01')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(monthBefore('2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(monthBefore('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('shows dates as people write them', () => {
    expect(formatDate('2026-11-20 23:00')).toBe('20.11.2026');
    expect(formatDate('2026-11-20')).toBe('20.11.2026');
    expect(formatDateTime('2026-11-20 23:00')).toBe('20.11.2026 23:00');
    expect(formatDeadline('2026-11-20 23:00')).toBe('20.11.2026 до 23:00');
    expect([formatDeadline('2026-11-20'), formatDeadline(null)]).toEqual(['20.11.2026', '']);
    expect(formatDeadline('2026-11-20 18:00', '14:00')).toBe('20.11.2026 14:00–18:00');
    expect(formatDeadline('2026-11-20 23:00', '18:00')).toBe('20.11.2026 после 18:00');
    expect(formatDateTime('2026-11-20')).toBe('20.11.2026');
    expect([null, undefined, '', 'soon'].map((text) => formatDate(text))).toEqual(['', '', '', '']);
  });

  it.each([
    ['18:00', '14:00', '14:00–18:00', '14–18'],
    ['10:30', '08:00', '08:00–10:30', '8–10:30'],
    ['18:00', null, 'до 18:00', 'до\u00a018'],
    ['23:00', '09:00', 'после 09:00', 'с\u00a09'],
    ['23:00', undefined, 'до 23:00', ''],
    ['18:00', '', 'до 18:00', 'до\u00a018'],
  ])('shows the hours of a delivery until %s from %s', (until, from, long, short) => {
    expect(deliveryHours(`2026-11-20 ${until}`, from)).toBe(long);
    expect(shortDeliveryHours(`2026-11-20 ${until}`, from)).toBe(short);
  });
});
