import { labelDigits, registerDigits, runDigits } from '@shlyah/domain';
import {
  doneIn,
  emptyShift,
  incompleteOf,
  lastSeriesOf,
  newScan,
  readScan,
  runCountIn,
  waitingOf,
  withAnswers,
  withEntry,
  withUndone,
  type Answer,
  type Shift,
} from './shift';

const now = new Date('2026-11-27T19:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const toWay = { action: 'status', status: 4 } as const;
const label = labelDigits(125, 1);
const start: Shift = { ...emptyShift, meaning: toWay };

const added = (shift: Shift, code: string, answer: Answer | null = null, at = now): Shift =>
  withEntry(shift, { scan: newScan(code, shift.meaning, at), answer });

const place = (scanned: number[], result: Answer['result'] = 'counted'): Answer => ({
  result,
  message: '',
  order: 125,
  places: 3,
  scanned,
});

test('a scan is a code to send, a run, a register, or none of ours', () => {
  expect(readScan(label, start, now)).toEqual({ codes: [label] });
  expect(readScan('125', start, now)).toEqual({ codes: ['125'] });
  expect(readScan(runDigits(7), start, now)).toEqual({ kind: 'run', run: 7 });
  expect(readScan(registerDigits(5), start, now)).toEqual({ kind: 'register', register: 5 });
  expect(readScan('4811111111111', start, now)).toMatchObject({ refused: { result: 'unknown' } });
});

test('two scans in one are two, or are told', () => {
  const other = labelDigits(126, 1);
  expect(readScan(label + other, start, now)).toEqual({ codes: [label, other] });
  expect(readScan(label.repeat(3), start, now)).toMatchObject({
    refused: { message: expect.stringContaining('Несколько кодов') },
  });
});

test('the same code is repeated while it waits and for a moment, for the same meaning', () => {
  const twice = { refused: expect.objectContaining({ result: 'twice' }) };
  const waits = added(start, label);
  expect(readScan(label, waits, later(60_000))).toEqual(twice);
  expect(readScan(label, { ...waits, meaning: { action: 'find' } }, now)).toEqual({ codes: [label] });
  const answered = added(start, label, place([1]));
  expect(readScan(label, answered, later(1000))).toEqual(twice);
  expect(readScan(label, answered, later(5000))).toEqual({ codes: [label] });
});

test('scans wait in the order in which they were made, each under a name of its own, until they are answered', () => {
  const shift = added(added(added(start, '1'), '2', place([1])), '3');
  const waiting = waitingOf(shift);
  expect(waiting.map(({ code }) => code)).toEqual(['1', '3']);
  expect(waiting[0]).toMatchObject({ at: now.toISOString(), action: 'status', status: 4 });
  expect(new Set(waiting.map(({ id }) => id)).size).toBe(2);
  const [first] = waiting;
  const answer = { ...place([1]), id: first?.id ?? '' } as never;
  expect(waitingOf(withAnswers(shift, [answer], now)).map(({ code }) => code)).toEqual(['3']);
});

test('fifty answered scans of the shift are kept, and all that wait', () => {
  let shift = added(start, 'old', place([1]), later(-13 * 3_600_000));
  shift = added(shift, 'waits');
  for (let count = 0; count < 60; count++) shift = added(shift, String(count), place([1]));
  expect(shift.entries).toHaveLength(51);
  expect(waitingOf(shift).map(({ code }) => code)).toEqual(['waits']);
  expect(shift.entries.some(({ scan }) => scan.code === 'old')).toBe(false);
});

test('an order waits for its places until the last, or until it is taken as it is', () => {
  const counted = added(added(start, '1', place([1])), '2', place([1, 2]));
  expect(incompleteOf(counted).map(({ answer }) => answer?.scanned)).toEqual([[1, 2]]);
  expect(incompleteOf(added(counted, '2', place([1, 2], 'twice')))).toHaveLength(1);
  expect(incompleteOf(added(counted, '3', place([1, 2, 3], 'applied')))).toEqual([]);
  expect(incompleteOf(added(counted, '3', place([], 'twice')))).toEqual([]);
});

const before = { status: 3, failure: null, failureWords: null };
const codes = (shift: Shift): string[] => lastSeriesOf(shift).map(({ scan }) => scan.code);
const idsOf = (shift: Shift): string[] => lastSeriesOf(shift).map(({ scan }) => scan.id);

test('the last series of one action that changed something can be taken back, once', () => {
  const moved = { ...place([1, 2, 3], 'applied'), before };
  const inWay = added(added(added(start, '1', moved), 'unknown', place([], 'unknown')), '2', place([1]));
  expect(codes(inWay)).toEqual(['2', '1']);
  expect(codes(withUndone(inWay, idsOf(inWay), now))).toEqual([]);
  const received = { ...inWay, meaning: { action: 'receive' } as const };
  const both = added(
    added(received, '3', { ...place([1], 'applied'), order: 126 }),
    '4',
    place([1], 'applied'),
  );
  expect(codes(both)).toEqual(['4', '3']);
  const [last = ''] = idsOf(both);
  expect(codes(withUndone(both, [last], now))).toEqual(['3']);
  const run = { ...start, meaning: { action: 'run', run: 5 } as const };
  expect(codes(added(run, '5', { ...place([1], 'applied'), joined: true }))).toEqual(['5']);
  expect(codes(added(run, '5', { ...place([1], 'applied'), joined: false }))).toEqual([]);
  expect(codes(added(added(start, '1', moved), '2', moved, later(16 * 60_000)))).toEqual(['2']);
});

test('an operation that is taken back takes the scans of its other places along', () => {
  const shift = added(added(start, '1', place([1])), '2', { ...place([1, 2, 3], 'applied'), before });
  const [last = ''] = idsOf(shift);
  expect(withUndone(shift, [last], now).entries.map(({ isUndone }) => isUndone)).toEqual([true, true]);
  expect(incompleteOf(withUndone(shift, [last], now))).toEqual([]);
});

test('what was done is counted for the shift, beyond the scans that are shown', () => {
  let shift = start;
  for (let count = 0; count < 60; count++) {
    shift = added(shift, String(count));
    const [waiting] = waitingOf(shift);
    const answer = { ...place([1, 2, 3], 'applied'), before, id: waiting?.id, order: count };
    shift = withAnswers(withAnswers(shift, [answer as never], now), [answer as never], now);
  }
  expect(doneIn(shift, now)).toBe(60);
  const undone = withUndone(shift, idsOf(shift), now);
  expect(doneIn(undone, now)).toBe(10);
  expect(doneIn(undone, later(13 * 3_600_000))).toBe(0);
  expect(doneIn(start, now)).toBe(0);
});

test('the newest count of the chosen run is shown, of no other', () => {
  const run = { ...start, meaning: { action: 'run', run: 5 } as const };
  const runCount = (scanned: number) => ({ ...place([1]), runCount: { scanned, places: 65 } });
  const shift = added(added(added(run, '1', runCount(40)), '2', runCount(41)), '3', place([], 'unknown'));
  expect(runCountIn(shift)).toEqual({ scanned: 41, places: 65 });
  expect(runCountIn({ ...shift, meaning: { action: 'run', run: 6 } })).toBeUndefined();
  expect(runCountIn(withUndone(shift, [shift.entries[1]?.scan.id ?? ''], now))).toBeUndefined();
});
