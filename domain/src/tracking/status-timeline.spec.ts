import { aheadStatuses, passedStatuses, promisedStatus } from './status-timeline';

/** Statuses by number, one an hour. */
const hours = (...ids: number[]) =>
  ids.map((id, at) => ({ id, date: `2026-11-20 ${String(at + 8).padStart(2, '0')}:00` }));
const passed = (...ids: number[]) => passedStatuses(hours(...ids)).map(({ id }) => id);

describe('the statuses that a parcel has passed', () => {
  it('is every status with its time', () => {
    expect(passedStatuses(hours(1, 2, 3))).toEqual(hours(1, 2, 3));
  });

  it('leaves out what staff have taken back, and keeps the first time of what holds', () => {
    expect(passedStatuses(hours(1, 2, 4, 6, 4))).toEqual(hours(1, 2, 4));
    expect(passed(1, 2, 3, 4, 2)).toEqual([1, 2]);
    expect(passed(1, 2, 9, 2, 3)).toEqual([1, 2, 3]);
    expect(passed(1, 6, 9, 4)).toEqual([1, 4]);
  });

  it('tells of a delivery that failed, of the next one and of a return', () => {
    expect(passed(1, 4, 7, 4, 6)).toEqual([1, 4, 7, 4, 6]);
    expect(passed(1, 4, 7, 4, 7, 8)).toEqual([1, 4, 7, 4, 7, 8]);
    expect(passed(1, 4, 6, 8)).toEqual([1, 4, 6, 8]);
    expect(passed(1, 2, 9)).toEqual([1, 2, 9]);
  });

  it('says nothing twice', () => {
    expect(passed(1, 2, 2, 3)).toEqual([1, 2, 3]);
  });
});

describe('the statuses ahead', () => {
  it('lead from each status to the receiver, to a point by the point', () => {
    expect(aheadStatuses(1, false)).toEqual([2, 3, 4, 6]);
    expect(aheadStatuses(4, true)).toEqual([5, 6]);
    expect(aheadStatuses(5, false)).toEqual([6]);
  });

  it.each([6, 7, 8, 9, 12])('are none after status %d', (id) => {
    expect(aheadStatuses(id, true)).toEqual([]);
  });

  it('is promised to its point or to its receiver', () => {
    expect([promisedStatus(true), promisedStatus(false)]).toEqual([5, 6]);
  });
});
