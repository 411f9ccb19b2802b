import { ageOf, noteMoment } from './age';

const scan = { id: 'one', at: '2026-11-27T19:00:00.000Z' };
const after = (ms: number) => new Date(Date.parse(scan.at) + ms);

test('the age is told by the time of the scan, and by the page where the time was set back', () => {
  expect(ageOf(scan, after(90_000))).toBe(90_000);
  // Of another page, whose clock was ahead: never in the future.
  expect(ageOf(scan, after(-90_000))).toBe(0);
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  noteMoment(scan);
  now.mockReturnValue(61_000.4);
  expect(ageOf(scan, after(-90_000))).toBe(60_000);
  // The clock of the page stood still while the computer slept.
  expect(ageOf(scan, after(3_600_000))).toBe(3_600_000);
  now.mockRestore();
});
