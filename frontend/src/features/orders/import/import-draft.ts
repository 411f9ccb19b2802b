import { headingKey, type ColumnChoice } from '@shlyah/domain';
import { storedByEachTab, storedValue } from '../../../shared/storage';
import { storageKey } from '../new/order-draft';
import type { StoredFile } from './stored-file';
import type { Batch, CommonValues, ImportColumn, MadeOrder } from './types';

/** An unfinished import: the file, its corrections and the created orders. */
export interface ImportDraft {
  /** Of the file. */
  name: string;
  /** Texts of cells that were mended, by their names: «E7». */
  cells: Record<string, string>;
  /** Choices made for columns, by their numbers from 0. */
  columns: Record<number, ColumnChoice>;
  common: CommonValues;
  /** First rows of the orders that are wanted although they look like others. */
  accepted: number[];
  /** The orders that are under way. */
  sending: Batch | null;
  made: MadeOrder[];
}

/** Of an account: it outlives reloads, the end of the session and a new login. */
export const importDraftOf = (user: number) =>
  storedByEachTab<ImportDraft>(
    storageKey('import', user),
    ({ cells, columns, common, made }) =>
      [cells, columns, common].every((one) => typeof one === 'object') && Array.isArray(made),
  );

/** The file is stored apart, since the draft is written at every key press. */
export const importFileOf = (user: number) =>
  storedByEachTab<StoredFile>(storageKey('import-file', user), ({ data }) => typeof data === 'string');

/** Choices made for columns of former files, by their headings. */
export const knownColumnsOf = (user: number) =>
  storedValue<Record<string, ColumnChoice>>('browser', storageKey('columns', user), () => true);

/** Remembers the choices made for columns, under their headings. */
export function rememberColumns(
  user: number,
  columns: readonly ImportColumn[],
  choices: Readonly<Record<number, ColumnChoice>>,
): void {
  const chosen = columns.flatMap(({ index, heading }): [string, ColumnChoice][] => {
    const choice = choices[index];
    return choice && heading ? [[headingKey(heading), choice]] : [];
  });
  const known = knownColumnsOf(user);
  known.write({ ...known.read(), ...Object.fromEntries(chosen) });
}
