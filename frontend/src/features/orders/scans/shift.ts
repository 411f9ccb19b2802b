import type { ScanAnswerDto, ScanDto } from '@shlyah/api-client';
import { hasSeveralScans, readCode, splitCodes, type ScannedCode } from '@shlyah/domain';
import { uniqueKey } from '../../../shared/unique-key';

/** The action of scans with its parameters. */
export type Meaning = Omit<ScanDto, 'id' | 'code' | 'at'>;

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
}

/** Answered scans that are shown; those that wait are kept however many they are. */
const SHOWN = 50;

const SHIFT_MS = 12 * 3_600_000;

/** A scanner's trigger that was pressed twice. */
const TWICE_MS = 3000;

export const emptyShift: Shift = { meaning: { action: 'find' }, entries: [] };

export const newScan = (code: string, meaning: Meaning, now: Date): ScanDto => ({
  id: uniqueKey(),
  code,
  at: now.toISOString(),
  ...meaning,
});

export function withEntry({ meaning, entries }: Shift, entry: Entry): Shift {
  const since = Date.parse(entry.scan.at) - SHIFT_MS;
  const answered = entries
    .filter(({ answer, scan }) => answer && Date.parse(scan.at) > since)
    .slice(0, SHOWN - 1);
  return { meaning, entries: [entry, ...entries.filter((one) => !one.answer || answered.includes(one))] };
}

export const withAnswers = ({ meaning, entries }: Shift, answers: readonly ScanAnswerDto[]): Shift => ({
  meaning,
  entries: entries.map((entry) => {
    const answer = answers.find(({ id }) => id === entry.scan.id);
    return answer ? { ...entry, answer } : entry;
  }),
});

export const withUndone = ({ meaning, entries }: Shift, id: string): Shift => ({
  meaning,
  entries: entries.map((entry) => (entry.scan.id === id ? { ...entry, isUndone: true } : entry)),
});

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

/** The newest scan, if it can be taken back. */
export const undoableOf = ({ entries }: Shift): Entry | undefined =>
  entries.find(
    ({ answer, isUndone }) => !isUndone && answer?.result === 'applied' && (answer.before || answer.joined),
  );

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
  if (code.kind === 'run' || code.kind === 'register') return code;
  return isRepeated(text, shift, now)
    ? { refused: { result: 'twice', message: 'Этот код только что отсканирован' } }
    : { codes: [text] };
}

/** Scanned a moment ago, or waiting to be sent. */
const isRepeated = (text: string, { meaning, entries }: Shift, now: Date): boolean =>
  entries.some(
    ({ scan, answer, isUndone }) =>
      scan.code === text &&
      sameMeaning(scan, meaning) &&
      !isUndone &&
      (answer === null || now.getTime() - Date.parse(scan.at) < TWICE_MS),
  );
