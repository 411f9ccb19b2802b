import { removeAnsweredScans, storedShift } from './stored-scans';
import { emptyShift, newScan, waitingOf, type Answer, type Shift } from './shift';

const now = new Date('2026-11-27T19:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const answer: Answer = { result: 'applied', message: '№ 125: В пути, рейс № 5, Игорь Савич' };

const shift = (...entries: [hours: number, answer: Answer | null][]): Shift => ({
  ...emptyShift,
  entries: entries.map(([hours, answered]) => ({
    scan: newScan(`${hours}`, emptyShift.meaning, ago(hours)),
    answer: answered,
  })),
});
const codes = (user: number) =>
  storedShift(user)
    .read()
    ?.entries.map(({ scan }) => scan.code);

beforeEach(() => localStorage.clear());

test('of a person who logs out the answered scans go, those that wait stay', () => {
  storedShift(7).write(shift([0, answer], [1, null], [2, answer]));
  storedShift(8).write(shift([0, answer]));
  storedShift(9).write(shift([3, answer]));
  removeAnsweredScans(now, 7);
  expect(codes(7)).toEqual(['1']);
  expect(waitingOf(storedShift(7).read() ?? emptyShift)).toHaveLength(1);
  expect(codes(8)).toEqual(['0']);
  removeAnsweredScans(now, 9);
  expect(storedShift(9).read()).toBeNull();
});

test('answered scans of a day ago go, whoever comes next', () => {
  storedShift(7).write(shift([1, answer], [25, answer], [30, null]));
  storedShift(8).write(shift([25, answer]));
  removeAnsweredScans(now);
  expect(codes(7)).toEqual(['1', '30']);
  expect(localStorage.getItem('shlyah.scans.8')).toBeNull();
});
