import { keptBackups } from './kept-backups';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = new Date('2026-11-20T12:40:00Z').getTime();
const keep = { newest: 4, hours: 24, days: 30, months: 12 };
const none = { newest: 1, hours: 0, days: 0, months: 0 };

/** Backups with the moment that each was made at as its name. */
const made = (...ago: number[]) =>
  ago.map((ms) => ({ name: new Date(now - ms).toISOString(), at: new Date(now - ms) }));
const everyFor = (ms: number, whole: number) =>
  made(...Array.from({ length: Math.floor(whole / ms) + 1 }, (_, index) => index * ms));
const kept = (files: ReturnType<typeof made>, rule = keep): string[] => [...keptBackups(files, rule)].sort();

it('of a copy each quarter of an hour for two years: the newest, then hours, days, months', () => {
  const files = everyFor(15 * minute, 730 * day);
  const names = kept(files);
  const within = (from: number, to: number) =>
    names.filter((name) => now - Date.parse(name) >= from && now - Date.parse(name) < to).length;
  // Four quarters, of which one is the newest of this hour and one of the hour before, and 22 more hours.
  expect(within(0, 24 * hour)).toBe(26);
  // The last copies of today and of yesterday are among them.
  expect(within(24 * hour, 30 * day)).toBe(28);
  expect(within(30 * day, 365 * day)).toBe(10);
  expect(within(365 * day, Infinity)).toBe(0);
});

it('thinning as each copy comes leaves the same as thinning once', () => {
  const all = everyFor(hour, 90 * day).toReversed();
  let left: typeof all = [];
  for (const file of all) {
    const names = keptBackups([...left, file], keep);
    left = [...left, file].filter(({ name }) => names.has(name));
  }
  expect(kept(left)).toEqual(kept(all));
});

it('the newest of a day is the last one before midnight in Minsk', () => {
  const at = (text: string) => ({ name: text, at: new Date(text) });
  const files = [
    '2026-11-18T20:59:00Z',
    '2026-11-18T21:00:00Z',
    '2026-11-19T20:59:00Z',
    '2026-11-19T21:00:00Z',
  ];
  expect(kept(files.map(at), { ...none, days: 3 })).toEqual([files[0], files[2], files[3]]);
});

it('a rest of some months costs no older copy', () => {
  const old = everyFor(day, 40 * day)
    .map(({ at }) => made(now - at.getTime() + 200 * day))
    .flat();
  const names = kept([...made(0), ...old], { ...none, days: 30, months: 12 });
  expect(names).toHaveLength(31);
});

it('the newest alone', () => {
  expect(kept(everyFor(hour, day), none)).toEqual([new Date(now).toISOString()]);
  expect(kept([], none)).toEqual([]);
});
