import { storageDay, storageWords } from './storage';

describe('the days of storage', () => {
  it('are working days after the failed delivery: no weekend, no holiday', () => {
    // A Friday.
    expect(storageDay('2026-11-27', '2026-11-27')).toBe(0);
    expect(storageDay('2026-11-27', '2026-11-29')).toBe(0);
    expect(storageDay('2026-11-27', '2026-11-30')).toBe(1);
    // The 25th of December is a holiday.
    expect(storageDay('2026-12-24', '2026-12-25')).toBe(0);
    expect(storageDay('2026-12-24', '2026-12-28')).toBe(1);
  });

  it('are ten, then it is past the term', () => {
    expect(storageWords(storageDay('2026-11-13', '2026-11-27'))).toBe('день 10 из 10');
    expect(storageWords(storageDay('2026-11-13', '2026-11-30'))).toBe('больше 10 рабочих дней');
    expect(storageDay('2020-01-01', '2026-11-30')).toBe(30);
  });
});
