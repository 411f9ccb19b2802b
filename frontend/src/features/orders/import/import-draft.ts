import type { TableSeparator } from '@shlyah/api-client';
import { headingKey, isRepeatAnswer, type ColumnChoice } from '@shlyah/domain';
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
  /** The sheet and the separator that were chosen, and rows taken although they are left out; drafts of before have none. */
  sheet?: string;
  separator?: TableSeparator;
  take?: number[];
  /** The orders that are under way. */
  sending: Batch | null;
  made: MadeOrder[];
  /** Names the import to the server, for all of its orders; drafts of former versions have none. */
  importId?: string;
  /** When orders were sent last, ms. */
  sentAt?: number;
}

/** Another sheet or separator makes other cells of the same names: nothing said of them holds. */
export const ofOtherCells: Pick<ImportDraft, 'cells' | 'columns' | 'accepted' | 'take'> = {
  cells: {},
  columns: {},
  accepted: [],
  take: [],
};

/** The cells without answers that a row repeats another one; the same object where none is such. */
export function withoutRepeats(cells: ImportDraft['cells']): ImportDraft['cells'] {
  const kept = Object.entries(cells).filter(([, text]) => !isRepeatAnswer(text));
  return kept.length === Object.keys(cells).length ? cells : Object.fromEntries(kept);
}

/** What was said of the file as a whole, as the API takes it. */
export const fileSent = ({
  sheet,
  separator,
  take = [],
}: Pick<ImportDraft, 'sheet' | 'separator' | 'take'>) => ({
  ...(sheet !== undefined && { sheet }),
  ...(separator !== undefined && { separator }),
  ...(take.length > 0 && { take: take.join(',') }),
});

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
