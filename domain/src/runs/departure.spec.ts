import { ORDER_STATUSES } from '../orders/statuses';
import { departureStatus, taskOutcome } from './departure';

const after = (task: 'deliver' | 'fetch') =>
  Object.fromEntries(ORDER_STATUSES.map(({ id, code }) => [code, departureStatus(task, id)]));

it('puts what is delivered on its way, another try of a failed delivery included', () =>
  expect(after('deliver')).toEqual({
    new: 4,
    accepted: 4,
    pickup: 4,
    on_the_way: null,
    ready: null,
    delivered: null,
    not_delivered: 4,
    returning: null,
    canceled: null,
  }));

it('tells that what is fetched is being collected', () =>
  expect(after('fetch')).toEqual({
    new: 3,
    accepted: 3,
    pickup: null,
    on_the_way: null,
    ready: null,
    delivered: null,
    not_delivered: null,
    returning: null,
    canceled: null,
  }));

it('leaves a status that was added by hand', () => expect(departureStatus('deliver', 12)).toBeNull());

it.each([
  ['deliver', [5, 6], [7, 8]],
  ['fetch', [4, 5, 6], [7, 8]],
] as const)('a task to %s has an outcome by the status of its order', (task, done, failed) => {
  const statusesOf = (outcome: string) =>
    ORDER_STATUSES.map(({ id }) => id).filter((id) => taskOutcome(task, id) === outcome);
  expect([statusesOf('done'), statusesOf('failed')]).toEqual([done, failed]);
});
