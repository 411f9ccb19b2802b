import { columnLetters, isImportField, unitsOf, type ColumnChoice } from '@shlyah/domain';
import type { ImportColumn } from './types';

/** An answer about a column as the form holds it; '' for none. `other`: it is of no option of the question. */
export interface ColumnAnswer {
  field: string;
  unit: string;
  other: boolean;
}

export type ColumnAnswers = Readonly<Record<number, ColumnAnswer>>;

export const isAskedColumn = ({ question }: ImportColumn): boolean => question !== null;

/** The name of a column in words: its heading, or its letters. */
export const columnName = ({ heading, index }: ImportColumn): string =>
  heading === '' ? `Без названия, ${columnLetters(index)}` : heading;

/** What is chosen for a column; null for a question without an answer. */
export const answerOf = (column: ImportColumn, answers: ColumnAnswers): ColumnAnswer | null =>
  answers[column.index] ??
  (isAskedColumn(column) ? null : { field: column.field ?? '', unit: column.unit ?? '', other: true });

/** The choice that is sent. */
export const choiceOf = ({ field, unit }: ColumnAnswer): ColumnChoice => ({
  field: isImportField(field) ? field : null,
  unit: unit || null,
});

const SIDES: readonly string[] = ['length', 'width', 'height'];

/** The answers with another one; the unit of one side is the unit of the others, unless they have their own. */
export function withAnswer(
  columns: readonly ImportColumn[],
  answers: ColumnAnswers,
  of: ImportColumn,
  answer: ColumnAnswer,
): ColumnAnswers {
  const sides = columns.filter((column) => {
    const own = answerOf(column, answers);
    const field = own?.field ?? column.field ?? '';
    const isOpen = own === null ? column.question === 'unit' : own.unit === '';
    return (
      column !== of && answer.unit !== '' && isOpen && SIDES.includes(field) && SIDES.includes(answer.field)
    );
  });
  const others = sides.map((column): [number, ColumnAnswer] => {
    const field = answerOf(column, answers)?.field ?? column.field ?? '';
    return [column.index, { field, unit: answer.unit, other: !isAskedColumn(column) }];
  });
  return { ...answers, ...Object.fromEntries(others), [of.index]: answer };
}

/** The units that an answer may have. */
export const answerUnits = (answer: ColumnAnswer | null): readonly string[] =>
  answer && isImportField(answer.field) ? unitsOf(answer.field) : [];
