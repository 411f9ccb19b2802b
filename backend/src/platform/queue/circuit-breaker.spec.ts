import { CircuitBreaker } from './circuit-breaker';

const second = 1000;
let now: number;
const breaker = () => {
  now = 0;
  return new CircuitBreaker({ now: () => new Date(now) });
};

it('five failures in a row open the circuit; trials follow at growing intervals, one at a time', () => {
  const one = breaker();
  for (let failures = 0; failures < 4; failures++) one.failed();
  expect([one.places(4), one.failingSince]).toEqual([4, null]);
  const intervals: number[] = [];
  for (let trials = 0; trials < 6; trials++) {
    one.failed();
    // Others that were under way.
    for (let late = 0; late < 3; late++) one.failed();
    const failedAt = now;
    while (one.places(4) === 0) now += second;
    expect(one.places(4)).toBe(1);
    intervals.push((now - failedAt) / second);
  }
  expect(intervals).toEqual([30, 60, 120, 300, 300, 300]);
  expect(one.failingSince).toEqual(new Date(0));
});

it('the first success closes it, and the failures before count no more', () => {
  const one = breaker();
  for (let failures = 0; failures < 5; failures++) one.failed();
  one.succeeded();
  expect([one.places(4), one.failingSince]).toEqual([4, null]);
  for (let failures = 0; failures < 4; failures++) one.failed();
  expect(one.places(4)).toBe(4);
});

it('failures about one message count once, however often it is tried', () => {
  const one = breaker();
  for (let tries = 0; tries < 20; tries++) one.failed('full@example.by');
  expect(one.failingSince).toBeNull();
  for (const name of ['anna', 'boris', 'vera', 'gleb']) one.failed(`${name}@example.by`);
  expect(one.failingSince).not.toBeNull();
});

it('a clock that was ahead while it failed puts no trial off', () => {
  const one = breaker();
  now = 24 * 60 * 60 * second;
  for (let failures = 0; failures < 5; failures++) one.failed();
  expect(one.places(4)).toBe(0);
  now = 0;
  expect(one.places(4)).toBe(1);
  one.failed();
  expect(one.places(4)).toBe(0);
});
