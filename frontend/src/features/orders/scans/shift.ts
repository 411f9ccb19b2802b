import type { ScanAnswerDto, ScanDto } from '@shlyah/api-client';
import { hasSeveralScans, readCode, splitCodes, testPaperWords, type ScannedCode } from '@shlyah/domain';
import { uniqueKey } from '../../../shared/unique-key';

/** The action of scans with its parameters. */
export type Meaning = Omit<ScanDto, 'id' | 'code' | 'at' | 'age'>;

/** The server's answer, or the page's own for a code that it can judge. */
export type Answer = Pick<ScanAnswerDto, 'result' | 'message'> & Partial<ScanAnswerDto>;

export interface Entry {
  scan: ScanDto;
  /** Null while the scan waits to be sent. */
  answer: Answer | null;
  isUndone?: true;
}

/** Scans of one person in this browser, the newest first. */
export interface Shift {
  meaning: Meaning;
  entries: readonly Entry[];
  /** How many scans were done since the first one of the shift, those that are no longer shown included. */
  done?: { since: string; count: number };
}

/** Answered scans that are shown; those that wait are kept however many they are. */
const SHOWN = 50;

const SHIFT_MS = 12 * 3_600_000;

/** The pause after which scans are another series. */
const SERIES_PAUSE_MS = 15 * 60_000;

/** A scanner's trigger that was pressed twice. */
const TWICE_MS = 3000;

export const emptyShift: Shift = { meaning: { action: 'find' }, entries: [] };

export const newScan = (code: string, meaning: Meaning, now: Date): ScanDto => ({
  id: uniqueKey(),
  code,
  at: now.toISOString(),
  ...meaning,
});

export function withEntry(shift: Shift, entry: Entry): Shift {
  const since = Date.parse(entry.scan.at) - SHIFT_MS;
  const { entries } = shift;
  const answered = entries
    .filter(({ answer, scan }) => answer && Date.parse(scan.at) > since)
    .slice(0, SHOWN - 1);
  return {
    ...shift,
    entries: [entry, ...entries.filter((one) => !one.answer || answered.includes(one))],
  };
}

const isDone = (answer: Answer | null): boolean =>
  answer?.result === 'applied' || answer?.result === 'counted';

/** How many scans were done in the shift. */
export const doneIn = ({ done }: Shift, now: Date): number =>
  done && Date.parse(done.since) > now.getTime() - SHIFT_MS ? done.count : 0;

const withDone = (shift: Shift, more: number, now: Date): Shift => {
  const count = doneIn(shift, now);
  const since = count > 0 && shift.done ? shift.done.since : now.toISOString();
  return { ...shift, done: { since, count: Math.max(0, count + more) } };
};

export function withAnswers(shift: Shift, answers: readonly ScanAnswerDto[], now: Date): Shift {
  let done = 0;
  const entries = shift.entries.map((entry) => {
    const answer = answers.find(({ id }) => id === entry.scan.id);
    if (answer && !entry.answer && isDone(answer)) done++;
    return answer ? { ...entry, answer } : entry;
  });
  return withDone({ ...shift, entries }, done, now);
}

/** An operation goes back as a whole: with a scan that has completed it, those of the other places. */
export function withUndone(shift: Shift, ids: readonly string[], now: Date): Shift {
  const undone = shift.entries.filter(({ scan }) => ids.includes(scan.id));
  const isUndone = (entry: Entry): boolean =>
    isDone(entry.answer) &&
    !entry.isUndone &&
    undone.some(
      (one) =>
        one === entry ||
        (one.answer?.result === 'applied' &&
          one.answer.order === entry.answer?.order &&
          sameMeaning(one.scan, entry.scan)),
    );
  const back = shift.entries.filter(isUndone);
  const entries = shift.entries.map((entry) =>
    back.includes(entry) ? { ...entry, isUndone: true as const } : entry,
  );
  return withDone({ ...shift, entries }, -back.length, now);
}

/** Scans that wait, in the order in which they were made. */
export const waitingOf = ({ entries }: Shift): ScanDto[] =>
  entries
    .filter(({ answer }) => answer === null)
    .map(({ scan }) => scan)
    .reverse();

const sameMeaning = (one: Meaning, other: Meaning): boolean =>
  one.action === other.action && one.status === other.status && one.run === other.run;

/** Orders of which not all places have been scanned, by their latest answers. */
export function incompleteOf({ entries }: Shift): Entry[] {
  const seen: Entry[] = [];
  for (const entry of entries) {
    const order = entry.answer?.order;
    if (!order || entry.isUndone) continue;
    if (!seen.some(({ scan, answer }) => answer?.order === order && sameMeaning(scan, entry.scan)))
      seen.push(entry);
  }
  return seen.filter(({ answer }) => {
    const { scanned = [], places = 0 } = answer ?? {};
    return scanned.length > 0 && scanned.length < (places ?? 0);
  });
}

const isUndoable = ({ scan, answer, isUndone }: Entry): boolean =>
  !isUndone &&
  (answer?.result === 'counted' ||
    (answer?.result === 'applied' && Boolean(answer.before ?? (answer.joined || scan.action === 'receive'))));

/**
 * The last scans that can be taken back, the newest first: of one action, without another one or a long pause between them.
 */
export function lastSeriesOf({ entries }: Shift): Entry[] {
  const series: Entry[] = [];
  let before: Entry | undefined;
  for (const entry of entries.slice(entries.findIndex(isUndoable)).filter(({ answer }) => answer)) {
    if (before && !sameMeaning(before.scan, entry.scan)) break;
    if (before && Date.parse(before.scan.at) - Date.parse(entry.scan.at) > SERIES_PAUSE_MS) break;
    if (isUndoable(entry)) series.push(entry);
    before = entry;
  }
  return series;
}

/** The newest count of the places of a run; undefined before its first scan, and after one that was taken back. */
export function runCountIn({ entries, meaning }: Shift): Answer['runCount'] {
  const newest = entries.find(({ scan, answer }) => scan.run === meaning.run && answer?.runCount);
  return newest?.isUndone ? undefined : newest?.answer?.runCount;
}

/** A scanned text as the page knows it: codes to be sent, a run or a register, or why it is none. */
export type Read =
  { codes: string[] } | Extract<ScannedCode, { kind: 'run' } | { kind: 'register' }> | { refused: Answer };

export function readScan(text: string, shift: Shift, now: Date): Read {
  if (hasSeveralScans(text)) {
    const codes = splitCodes(text);
    return codes
      ? { codes }
      : { refused: { result: 'unknown', message: 'Несколько кодов сразу. Отсканируйте каждый отдельно' } };
  }
  const code = readCode(text);
  if (!code) return { refused: { result: 'unknown', message: `Это не наш код: ${text.slice(0, 40)}` } };
  if (code.kind === 'test') return { refused: { result: 'test', message: testPaperWords(code) } };
  if (code.kind === 'run' || code.kind === 'register') return code;
  return isRepeated(text, shift, now)
    ? { refused: { result: 'twice', message: 'Этот код только что отсканирован' } }
    : { codes: [text] };
}

/** Answers that ask for a choice, after which the same code is scanned again. */
const ASKING: readonly Answer['result'][] = ['needs_reason', 'no_run'];

/** Scanned a moment ago, or waiting to be sent. */
const isRepeated = (text: string, { meaning, entries }: Shift, now: Date): boolean =>
  entries.some(
    ({ scan, answer, isUndone }) =>
      scan.code === text &&
      sameMeaning(scan, meaning) &&
      !isUndone &&
      (answer === null ||
        (!ASKING.includes(answer.result) && now.getTime() - Date.parse(scan.at) < TWICE_MS)),
  );
