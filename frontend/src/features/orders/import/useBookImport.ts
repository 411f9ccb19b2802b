import type { BookImportedDto, BookPreviewDto, BookSide } from '@shlyah/api-client';
import type { ColumnChoice } from '@shlyah/domain';
import { useRef, useState } from 'react';
import { failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { importBookEntries, previewBookEntries } from '../address-book/actions';
import { knownColumnsOf, rememberColumns } from './import-draft';

/** A table with its corrections. */
interface CorrectedTable {
  file: File;
  cells: Record<string, string>;
  columns: Record<number, ColumnChoice>;
  sheet?: string;
  take?: number[];
}

/** The preview with some of its rows read anew. */
function withRows(before: BookPreviewDto, { rows }: BookPreviewDto): BookPreviewDto {
  const anew = new Map(rows.map((row) => [row.row, row]));
  const next = { ...before, rows: before.rows.map((row) => anew.get(row.row) ?? row) };
  for (const { row, state } of before.rows) {
    const now = anew.get(row);
    if (!now) continue;
    next[state] -= 1;
    next[now.state] += 1;
  }
  return next;
}

/** One import into a user's address book, from the file to the entries. */
export function useBookImport(user: number, side: BookSide) {
  const dispatch = useAppDispatch();
  const [table, setTable] = useState<CorrectedTable | null>(null);
  const [preview, setPreview] = useState<BookPreviewDto | null>(null);
  const [made, setMade] = useState<BookImportedDto | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const [round, setRound] = useState(0);
  /** The latest corrections, for a request within the same event. */
  const latest = useRef<CorrectedTable>(null);
  /** The last reading of the whole table. */
  const reading = useRef<Promise<unknown>>(null);

  const change = (next: CorrectedTable | null): void => {
    latest.current = next;
    setTable(next);
  };
  const form = ({ file, cells, columns, sheet, take = [] }: CorrectedTable) => ({
    side,
    file,
    ...(sheet !== undefined && { sheet }),
    ...(take.length > 0 && { take: take.join(',') }),
    cells: JSON.stringify(cells),
    columns: JSON.stringify(columns),
    headings: JSON.stringify(knownColumnsOf(user).read() ?? {}),
  });
  /** The preview of the table with its current corrections; null when another file was chosen or the request failed. */
  const ask = async (rows?: string): Promise<BookPreviewDto | null> => {
    const sent = latest.current;
    if (!sent) return null;
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(previewBookEntries({ ...form(sent), ...(rows ? { rows } : {}) }));
    // Another file has been chosen meanwhile.
    if (latest.current?.file !== sent.file) return null;
    setBusy(false);
    if (previewBookEntries.fulfilled.match(outcome)) return outcome.payload;
    const failed = failureIn(outcome);
    setFailure(failed);
    // A file that the server refuses is chosen anew; one that it has not got waits.
    if (!preview && failed && [413, 415, 422].includes(failed.status)) change(null);
    return null;
  };
  const check = async (): Promise<void> => {
    const asking = ask();
    reading.current = asking;
    const answer = await asking;
    if (answer) setPreview(answer);
    setRound((count) => count + 1);
  };
  return {
    table,
    preview,
    made,
    busy,
    failure,
    round,
    check,
    read: (file: File) => {
      change({ file, cells: {}, columns: {} });
      return check();
    },
    setColumns: (columns: Record<number, ColumnChoice>) => {
      const before = latest.current;
      if (before) change({ ...before, columns: { ...before.columns, ...columns } });
      rememberColumns(user, preview?.columns ?? [], columns);
      return check();
    },
    setFile: (said: Partial<CorrectedTable>) => {
      const before = latest.current;
      if (before) change({ ...before, ...said });
      return check();
    },
    keepCells: (cells: Record<string, string>) => {
      const before = latest.current;
      if (before) change({ ...before, cells: { ...before.cells, ...cells } });
    },
    mend: async (row: number): Promise<void> => {
      // A reading under way does not know what has been mended.
      await reading.current;
      const answer = await ask(String(row));
      if (answer) setPreview((before) => before && withRows(before, answer));
    },
    /** Adds nothing twice when repeated, for example after a lost response. */
    save: async (): Promise<void> => {
      const sent = latest.current;
      if (!sent || busy) return;
      setBusy(true);
      setFailure(undefined);
      const outcome = await dispatch(importBookEntries(form(sent)));
      if (latest.current?.file !== sent.file) return undefined;
      setBusy(false);
      if (!importBookEntries.fulfilled.match(outcome)) return setFailure(failureIn(outcome));
      setMade(outcome.payload);
      return check();
    },
    drop: () => {
      change(null);
      setBusy(false);
      setPreview(null);
      setMade(null);
      setFailure(undefined);
    },
  };
}
