import { weekdayOf } from './calendar';
import { publicHolidays } from './holidays';

describe('the public holidays of Belarus', () => {
  it('are ten days of a year, in order', () => {
    expect(publicHolidays(2027).map(({ day, name }) => `${day} ${name}`)).toEqual([
      '2027-01-01 Новый год',
      '2027-01-02 Новый год',
      '2027-01-07 Рождество (православное)',
      '2027-03-08 День женщин',
      '2027-05-01 Праздник труда',
      '2027-05-09 День Победы',
      '2027-05-11 Радуница',
      '2027-07-03 День Независимости',
      '2027-11-07 День Октябрьской революции',
      '2027-12-25 Рождество (католическое)',
    ]);
  });

  // Published days of Радуница; 2016 and 2021 are late Easters, 2018 an early one.
  it.each([
    '2016-05-10',
    '2018-04-17',
    '2020-04-28',
    '2021-05-11',
    '2023-04-25',
    '2024-05-14',
    '2025-04-29',
    '2026-04-21',
    '2027-05-11',
    '2028-04-25',
  ])('have Радуница on %s', (expected) => {
    const [found] = publicHolidays(Number(expected.slice(0, 4))).filter(({ name }) => name === 'Радуница');
    expect(found?.day).toBe(expected);
  });

  it('have Радуница on a Tuesday of every year', () => {
    for (let year = 1900; year < 2100; year++) {
      const found = publicHolidays(year).find(({ name }) => name === 'Радуница');
      expect(weekdayOf(found?.day ?? '')).toBe('tuesday');
    }
  });
});
