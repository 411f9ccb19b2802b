import { GIVE_UP_MS, nextAttempt } from './schedule';

const queuedAt = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(queuedAt.getTime() + ms);
const seconds = (at: Date | null, now: Date) =>
  at ? Math.round((at.getTime() - now.getTime()) / 1000) : null;

it('pauses grow to 14 hours, and the last attempt is when the three days end', () => {
  const pauses: (number | null)[] = [];
  for (let [now, attempts] = [queuedAt, 1]; ; attempts++) {
    const next = nextAttempt(attempts, { queuedAt, now, retryAfter: null }, () => 0);
    pauses.push(seconds(next, now));
    if (next === null) break;
    now = next;
  }
  const hour = 3600;
  const known = [5, 60, 300, 1800, 2 * hour, 5 * hour, 10 * hour];
  const long = [14 * hour, 14 * hour, 14 * hour];
  const rest = 72 * hour - [...known, ...long].reduce((sum, pause) => sum + pause, 0);
  expect(pauses).toEqual([...known, ...long, rest, null]);
});

it('no two wait equally long: up to a fifth more', () => {
  const now = after(10_000);
  const pause = (random: number) =>
    seconds(
      nextAttempt(2, { queuedAt, now, retryAfter: null }, () => random),
      now,
    );
  expect([pause(0), pause(0.5), pause(1)]).toEqual([60, 66, 72]);
});

it.each([
  ['120', 120],
  ['1', 5],
  ['999999999', 24 * 3600],
  [new Date(queuedAt.getTime() + 600_000).toUTCString(), 600],
  [new Date(queuedAt.getTime() - 600_000).toUTCString(), 5],
  ['soon', 5],
  ['-5', 5],
])('a receiver that asks for %p is tried after %p seconds', (retryAfter, pause) => {
  expect(
    seconds(
      nextAttempt(1, { queuedAt, now: queuedAt, retryAfter }, () => 0),
      queuedAt,
    ),
  ).toBe(pause);
});

it('a pause does not outlast the three days', () => {
  const now = after(GIVE_UP_MS - 1000);
  expect(
    seconds(
      nextAttempt(9, { queuedAt, now, retryAfter: '3600' }, () => 0),
      now,
    ),
  ).toBe(1);
  expect(nextAttempt(9, { queuedAt, now: after(GIVE_UP_MS), retryAfter: null })).toBeNull();
});
