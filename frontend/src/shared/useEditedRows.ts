import { useEffect, useRef, useState } from 'react';
import isEqual from 'react-fast-compare';
import { failureIn } from './action';
import type { ActionFailure } from './failure';
import { storedValue } from './storage';

/** Result of a save; a conflict carries the other user's saved rows. */
export type SaveResult<Saved> = { saved: Saved } | { failure: ActionFailure; fresh?: Saved | undefined };

/** The result of a dispatched save that answers with the saved rows. */
export function saveResultOf<Saved>(outcome: { payload?: unknown; error?: unknown }): SaveResult<Saved> {
  const failure = failureIn(outcome);
  return failure
    ? { failure, fresh: failure.fresh as Saved | undefined }
    : { saved: outcome.payload as Saved };
}

type Change<Saved, Edits> = (edits: Edits, saved: Saved) => Edits;

/** One row in words. */
export interface RowWords {
  key: string | number | null;
  label: string;
  words: string;
}

/** A row changed on both sides, differently. */
export interface RowConflict {
  label: string;
  mine: string;
  theirs: string;
}

interface RowRules<Saved, Edits> {
  /** Storage of the edits after the session ends. */
  name: string;
  describe: (edits: Edits, saved: Saved) => readonly RowWords[];
  /** The edits of unchanged rows. */
  begin: (saved: Saved) => Edits;
  /** The edits over the rows another user saved. */
  rebase: (edits: Edits, saved: Saved, fresh: Saved) => Edits;
  send: (edits: Edits, saved: Saved) => Promise<SaveResult<Saved>>;
}

export interface EditedRows<Saved, Edits> {
  saved: Saved;
  edits: Edits;
  busy: boolean;
  /** Reason the last save was refused. */
  failure: ActionFailure | undefined;
  /** Fields changed on both sides after another user's save. */
  conflicts: readonly RowConflict[];
  edit: (change: Change<Saved, Edits>) => void;
  undoAll: () => void;
  /** Resolves with whether it was saved. */
  save: () => Promise<boolean>;
}

/** Rows that are edited one by one and saved together: no edit is lost to a refusal or another user's save. */
export function useEditedRows<Saved, Edits>(
  first: Saved,
  { name, describe, begin, rebase, send }: RowRules<Saved, Edits>,
): EditedRows<Saved, Edits> {
  const [storage] = useState(() =>
    storedValue<{ saved: Saved; draft: Edits }>(
      'tab',
      `shlyah.rows.${name}`,
      (found) => found.saved !== undefined && found.draft !== undefined,
    ),
  );
  const [{ saved, edits }, set] = useState(() => {
    const left = storage.read();
    if (!left) return { saved: first, edits: begin(first) };
    return {
      saved: first,
      edits: isEqual(left.saved, first) ? left.draft : rebase(left.draft, left.saved, first),
    };
  });
  const [conflicts, setConflicts] = useState<readonly RowConflict[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const isOver = failure?.status === 401;
  useEffect(() => {
    if (isOver) storage.write({ saved, draft: edits });
    else storage.remove();
  }, [storage, isOver, saved, edits]);
  // Edits made during a save are applied again over its response.
  const meanwhile = useRef<Change<Saved, Edits>[] | null>(null);
  const start = (next: Saved) => set({ saved: next, edits: begin(next) });
  return {
    saved,
    edits,
    busy,
    failure,
    conflicts,
    edit: (change) => {
      meanwhile.current?.push(change);
      set((now) => ({ ...now, edits: change(now.edits, now.saved) }));
    },
    undoAll: () => {
      meanwhile.current?.splice(0);
      start(saved);
    },
    save: async () => {
      setBusy(true);
      const later: Change<Saved, Edits>[] = [];
      meanwhile.current = later;
      const answer = await send(edits, saved);
      meanwhile.current = null;
      setBusy(false);
      if ('saved' in answer) {
        setFailure(undefined);
        setConflicts([]);
        const next = answer.saved;
        set({ saved: next, edits: later.reduce((now, change) => change(now, next), begin(next)) });
        return true;
      }
      setFailure(answer.failure);
      const { fresh } = answer;
      setConflicts(
        fresh
          ? conflictsBetween(
              describe(begin(saved), saved),
              describe(edits, saved),
              describe(begin(fresh), fresh),
            )
          : [],
      );
      if (fresh) set((now) => ({ saved: fresh, edits: rebase(now.edits, now.saved, fresh) }));
      return false;
    },
  };
}

function conflictsBetween(
  before: readonly RowWords[],
  mine: readonly RowWords[],
  theirs: readonly RowWords[],
): RowConflict[] {
  const wordsIn = (rows: readonly RowWords[], key: RowWords['key']) =>
    rows.find((row) => row.key === key)?.words ?? 'удалено';
  return mine.flatMap(({ key, label, words }) => {
    if (key === null) return [];
    const [was, now] = [wordsIn(before, key), wordsIn(theirs, key)];
    return words !== was && now !== was && words !== now ? [{ label, mine: words, theirs: now }] : [];
  });
}
