import type { ImportForm } from '@shlyah/api-client';
import type { ActionFailure } from '../../../shared/failure';
import type { ImportDraft } from './import-draft';
import type { MovedPrices } from './rows';
import type { CommonValues, ImportPreview } from './types';

/** The running request. */
export type Work = { kind: 'read' | 'check' } | { kind: 'send'; done: number; total: number };

/** Why the table is not read; its answer is the preview. */
export interface Reading {
  answer?: ImportPreview;
  failed?: ActionFailure | undefined;
}

export interface Import {
  draft: ImportDraft | null;
  /** The orders as the server reads them; null until it has. */
  preview: ImportPreview | null;
  work: Work | null;
  failure: ActionFailure | undefined;
  /** Reasons of refused orders by their first rows. */
  refused: Readonly<Record<number, string>>;
  /** Prices that have changed since they were shown: their orders wait for another press. */
  moved: MovedPrices | null;
  /** Whether the browser keeps the draft. */
  isKept: boolean;
  /** Grows with each reading of the table but the one after a repair. */
  round: number;
  /** Grows with each result that the person has asked for: the focus goes there. */
  shown: number;
  /** What a repair has come to, for screen readers. */
  told: string;
  /** The table with all corrections, as the API takes it. */
  form: () => ImportForm;
  read: (file: File, common: Promise<CommonValues>) => Promise<void>;
  check: () => Promise<ImportPreview | null>;
  /** Reads the orders of these rows anew; the others stay as they are. */
  mend: (rows: readonly number[]) => Promise<void>;
  setColumns: (columns: ImportDraft['columns']) => Promise<void>;
  setFile: (said: Partial<ImportDraft>) => Promise<ImportPreview | null>;
  keepCommon: (common: CommonValues) => boolean;
  setCommon: (common: CommonValues) => Promise<ImportPreview | null>;
  keepCells: (cells: ImportDraft['cells']) => void;
  accept: (row: number) => void;
  send: () => Promise<void>;
  /** Keeps these orders of the import; the rows of the others may be sent again. */
  keepMade: (ids: readonly number[]) => Promise<void>;
  drop: () => void;
}

/** An import whose table was read. */
export interface ReadImport extends Import {
  draft: ImportDraft;
  preview: ImportPreview;
}
