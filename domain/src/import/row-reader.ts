import { cleanText } from '../text/fold';
import { codeIn, isBlankCell } from './cells';
import type { ImportColumn } from './column-types';
import { columnOf } from './columns';
import { IMPORT_FIELDS, type ImportField } from './fields';
import type { ImportProblem } from './problems';
import type { ReadCell } from './read-cell';

export interface RowReader {
  /** The text of the field's cell; '' if absent. */
  text: (field: ImportField) => string;
  /** The text of the field's cell as it is, also a dash. */
  written: (field: ImportField) => string;
  /** The cell's value; null for an empty cell, and for an unreadable one, which adds a problem. */
  read: <Value>(field: ImportField, reader: (text: string) => ReadCell<Value>) => Value | null;
  problem: (
    field: ImportField | null,
    found: Pick<ImportProblem, 'code' | 'message'> & { choices?: string[]; label?: string },
  ) => void;
  problems: ImportProblem[];
  /** The filled cells of all columns that go to the courier, «Домофон: 45К». */
  notes: () => string[];
  column: (field: ImportField) => ImportColumn | undefined;
}

export function rowReader(
  cells: readonly string[],
  row: number,
  columns: readonly ImportColumn[],
): RowReader {
  const problems: ImportProblem[] = [];
  const column = (field: ImportField) => columnOf(columns, field);
  const written = (field: ImportField): string => {
    const at = column(field)?.index;
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const text = (field: ImportField): string => (isBlankCell(written(field)) ? '' : written(field));
  const problem: RowReader['problem'] = (field, { code, message, choices = [], label }) =>
    void problems.push({
      code,
      message,
      row,
      column: field === null ? null : (column(field)?.index ?? null),
      label: label ?? (field === null ? '' : IMPORT_FIELDS[field].label),
      choices,
    });
  const read: RowReader['read'] = (field, reader) => {
    const cell = text(field);
    if (cell === '') return null;
    const found = reader(cell);
    if ('value' in found) return found.value;
    problem(field, found);
    return null;
  };
  const notes = () =>
    columns
      .filter(({ field, question }) => field === 'note' && question === null)
      .map(({ heading, index }) => [
        heading,
        isBlankCell(cells[index] ?? '') ? '' : cleanText(cells[index] ?? ''),
      ])
      .filter(([, words]) => words !== '')
      .map((part) => part.filter(Boolean).join(': '));
  return { text, written, read, problem, problems, notes, column };
}

export const textCell = (value: string): ReadCell<string> => ({ value: cleanText(value) });
export const codeCell = (value: string): ReadCell<string> => ({ value: codeIn(value) });

/** The non-null values. */
export const filled = (parts: Readonly<Record<string, unknown>>, ...but: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([name, value]) => value !== null && !but.includes(name)));
