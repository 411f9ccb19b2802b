import { timeFromTyped } from './time-text';

describe('a time of day as it is typed', () => {
  test.each([
    ['23:00', '23:00'],
    ['9', '09:00'],
    ['930', '09:30'],
    ['9.30', '09:30'],
    ['2300', '23:00'],
    [' 8:05 ', '08:05'],
  ])('%s means %s', (typed, time) => {
    expect(timeFromTyped(typed)).toBe(time);
  });

  test.each(['24:00', '12:60', 'полдень', '', '9:3'])('«%s» is left as it is', (typed) => {
    expect(timeFromTyped(typed)).toBe(typed);
  });
});
