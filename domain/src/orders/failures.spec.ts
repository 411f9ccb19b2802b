import { FAILURES, isToBeBroughtAgain, type Failure } from './failures';
import { ORDER_STATUSES } from './statuses';

test('what was refused or is damaged, and what has no outcome, is not brought again by itself', () => {
  const again = (id: number, failure: Failure | null) => isToBeBroughtAgain({ status: { id }, failure });
  const reasons = Object.keys(FAILURES) as Failure[];
  expect(reasons.filter((reason) => !again(7, reason))).toEqual(['refused', 'damaged']);
  expect(again(7, null)).toBe(true);
  expect(ORDER_STATUSES.filter(({ id }) => again(id, null)).map(({ id }) => id)).toEqual([7]);
});
