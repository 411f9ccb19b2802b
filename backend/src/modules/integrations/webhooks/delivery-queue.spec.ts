import { hasArrived } from './delivery-queue';

it.each([
  [null, false],
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('of an event that is answered with %p it is %p that it has arrived', (status, arrived) => {
  expect(hasArrived({ status })).toBe(arrived);
});
