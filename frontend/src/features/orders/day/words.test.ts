import { dayTitle } from './words';

test('a date of a title is not torn', () => {
  expect(dayTitle({ day: '2026-12-01', today: '2026-11-28' })).toBe('Вторник, 1\u00a0декабря 2026\u00a0г.');
  expect(dayTitle({ day: '2026-11-29', today: '2026-11-28' })).toBe(
    'Завтра\u00a0— воскресенье, 29\u00a0ноября 2026\u00a0г.',
  );
});
