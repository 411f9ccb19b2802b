import { defaultCalendar } from '@shlyah/domain';
import { nextDayProblem } from './next-day';

const now = new Date('2026-11-20T10:00:00Z');
const problem = (nextDay: string | null, status = 7) =>
  nextDayProblem({ action: 'status', status, nextDay }, now, defaultCalendar);

test('a closed day, a passed one and what is no day are refused before a scan', () => {
  expect(problem('2026-11-25')).toContain('среда, доставки нет');
  expect(problem('2026-11-19')).not.toBeNull();
  expect(problem('31.11')).not.toBeNull();
});

test('an open day, none, and a day left from another status are no problem', () => {
  expect([problem('2026-11-27'), problem('2026-11-20'), problem(null), problem('2026-11-25', 4)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
