import { courierClock, isoOf } from './clock';

const SERVER = Date.parse('2026-11-30T08:00:00Z');

/** A phone whose clock is wrong by so many milliseconds. */
function aPhone(wrongBy: number, known: number | null = null) {
  const hands = { wall: SERVER + wrongBy, steady: 1000 };
  const clock = courierClock(known, { wall: () => hands.wall, steady: () => hands.steady });
  const pass = (ms: number) => {
    hands.wall += ms;
    hands.steady += ms;
  };
  return { hands, clock, pass };
}

const DAYS = 2 * 24 * 3_600_000;

it('shows the time of the server on a phone that is two days ahead', () => {
  const { clock, pass } = aPhone(DAYS);
  clock.measure(SERVER, 1000);
  pass(60_000);
  const moment = clock.now();
  expect(isoOf(moment)).toBe('2026-11-30T08:01:00.000Z');
  expect(moment.sure).toBe(true);
});

it('takes half of the way of an answer into account', () => {
  const { clock, pass } = aPhone(0);
  pass(4000);
  clock.measure(SERVER + 2000, 1000);
  expect(isoOf(clock.now())).toBe('2026-11-30T08:00:04.000Z');
});

it('is not moved by a rough time that agrees with the exact one, and is by one that does not', () => {
  const { hands, clock, pass } = aPhone(0);
  clock.measure(SERVER, 1000);
  pass(1000);
  clock.measure(SERVER + 1700, hands.steady, 1000);
  expect(isoOf(clock.now())).toBe('2026-11-30T08:00:01.000Z');
  clock.measure(SERVER + 4000, hands.steady, 1000);
  expect(isoOf(clock.now())).toBe('2026-11-30T08:00:04.000Z');
});

it('is unsure once the clock of the phone has been set back, until the server answers', () => {
  const { hands, clock, pass } = aPhone(0);
  clock.measure(SERVER, 1000);
  pass(60_000);
  hands.wall -= 3_600_000;
  expect(clock.now().sure).toBe(false);
  clock.measure(SERVER + 60_000, hands.steady);
  expect([isoOf(clock.now()), clock.now().sure]).toEqual(['2026-11-30T08:01:00.000Z', true]);
});

it('goes by the clock of the phone while the phone has slept', () => {
  const { hands, clock } = aPhone(-5000);
  clock.measure(SERVER, 1000);
  hands.wall += 1_800_000;
  expect([isoOf(clock.now()), clock.now().sure]).toEqual(['2026-11-30T08:30:00.000Z', false]);
});

it('is unsure after a reload without a connection, by the difference known before', () => {
  const { clock } = aPhone(DAYS, -DAYS);
  expect([isoOf(clock.now()), clock.now().sure]).toEqual(['2026-11-30T08:00:00.000Z', false]);
  expect(courierClock(null).offset()).toBeNull();
});
