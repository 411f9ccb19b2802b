import { shownNumber } from '../validation/words';
import type { Band } from './types';

/** A problem of one row or of a pair; `rows` are indexes from 0, the message counts from 1. */
export interface BandProblem {
  rows: [number] | [number, number];
  message: string;
}

export interface BandProblems {
  errors: BandProblem[];
  warnings: BandProblem[];
}

const shown = (hundredths: number): string => shownNumber(hundredths / 100);

/** Validates a coefficient table: errors refuse it, warnings point at gaps, where the coefficient is 1. */
export function bandProblems(rows: readonly Band[]): BandProblems {
  const errors = rows.flatMap((row, index) => rowErrors(row, index));
  const sound = rows
    .map((row, index) => ({ ...row, index }))
    .filter((row) => row.lower < row.upper)
    .sort((a, b) => a.lower - b.lower);
  return { errors: [...errors, ...overlaps(sound)], warnings: gaps(sound) };
}

interface IndexedBand extends Band {
  index: number;
}

function rowErrors(row: Band, index: number): BandProblem[] {
  const remarks: BandProblem[] = [];
  const say = (message: string): void => {
    remarks.push({ rows: [index], message: `Строка ${index + 1}: ${message}` });
  };
  if (!(row.coefficient > 0)) say('коэффициент должен быть больше нуля.');
  if (row.lower < 0) say('нижняя граница не может быть меньше нуля.');
  if (!(row.lower < row.upper)) say('«от» должно быть меньше, чем «до».');
  return remarks;
}

function overlaps(sorted: readonly IndexedBand[]): BandProblem[] {
  return sorted.flatMap((a, position) =>
    sorted
      .slice(position + 1)
      .filter((b) => b.lower < a.upper)
      .map((b): BandProblem => {
        const [first, second] = a.index < b.index ? [a, b] : [b, a];
        const common = `${shown(b.lower)}–${shown(Math.min(a.upper, b.upper))}`;
        return {
          rows: [first.index, second.index],
          message: `Строки ${first.index + 1} и ${second.index + 1} пересекаются (${common}): измените границы.`,
        };
      }),
  );
}

function gaps(sorted: readonly IndexedBand[]): BandProblem[] {
  const remarks: BandProblem[] = [];
  let last: IndexedBand | null = null;
  for (const row of sorted) {
    const end: number = last?.upper ?? 0;
    if (row.lower > end) {
      const values = `от ${shown(end)} до ${shown(row.lower)} действует коэффициент 1.`;
      remarks.push(
        last === null
          ? { rows: [row.index], message: `Перед строкой ${row.index + 1} промежуток: ${values}` }
          : {
              rows: [last.index, row.index],
              message: `Между строками ${last.index + 1} и ${row.index + 1} промежуток: ${values}`,
            },
      );
    }
    if (last === null || row.upper > last.upper) last = row;
  }
  return remarks;
}
