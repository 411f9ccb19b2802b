import type { ImportField } from './fields';

/** The cells of a table as texts, row by row; rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** A person's choice for a column; `field: null` skips it. */
export interface ColumnChoice {
  field: ImportField | null;
  unit?: string | null;
}

/**
 * Questions to a person that must be answered before the column's cells are read: its field, whose amount it is (of a piece, of a place,
 * of all), its unit, the order of day and month, the column of two with one field, and whether the courier is told.
 */
export const COLUMN_QUESTIONS = ['field', 'of', 'unit', 'dates', 'twice', 'comment'] as const;
export type ColumnQuestion = (typeof COLUMN_QUESTIONS)[number];

/** An answer to a question: a choice and its words. */
export interface ColumnOption {
  label: string;
  field: ImportField | null;
  unit: string | null;
}

/** A question with its words, in Russian; without a question all is null and empty. */
export interface AskedColumn {
  question: ColumnQuestion | null;
  questionText: string | null;
  options: ColumnOption[];
}

export interface ImportColumn extends AskedColumn {
  /** From 0. */
  index: number;
  heading: string;
  field: ImportField | null;
  unit: string | null;
  /** Up to three different values. */
  samples: string[];
  /** An explanation for the person, in Russian. */
  note: string | null;
}

export const NOT_ASKED: AskedColumn = { question: null, questionText: null, options: [] };
