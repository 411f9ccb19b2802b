import { useEffect, useRef, useState } from 'react';
import isEqual from 'react-fast-compare';
import { failureIn } from './action';
import type { ActionFailure } from './failure';
import { storedValue } from './storage';

/** Result of a save; a conflict carries the other user's saved rows. */
export type DraftAnswer<Saved> = { saved: Saved } | { failure: ActionFailure; fresh?: Saved | undefined };

/** The result of a dispatched save that answers with the saved rows. */
export function answerIn<Saved>(outcome: { payload?: unknown; error?: unknown }): DraftAnswer<Saved> {
  const failure = failureIn(outcome);
  return failure
    ? { failure, fresh: failure.fresh as Saved | undefined }
    : { saved: outcome.payload as Saved };
}

type Change<Saved, Draft> = (draft: Draft, saved: Saved) => Draft;

/** One row in words. */
export interface RowWords {
  key: string | number | null;
  label: string;
  words: string;
}

/** A row changed on both sides, differently. */
export interface RowClash {
  label: string;
  mine: string;
  theirs: string;
}

interface DraftRules<Saved, Draft> {
  /** Storage of the edits after the session ends. */
  name: string;
  describe: (draft: Draft, saved: Saved) => readonly RowWords[];
  /** The draft without changes. */
  begin: (saved: Saved) => Draft;
  /** The edits over the rows another user saved. */
  rebase: (draft: Draft, saved: Saved, fresh: Saved) => Draft;
  send: (draft: Draft, saved: Saved) => Promise<DraftAnswer<Saved>>;
}

export interface DraftRows<Saved, Draft> {
  saved: Saved;
  draft: Draft;
  busy: boolean;
  /** Reason the last save was refused. */
  failure: ActionFailure | undefined;
  /** Fields changed on both sides after another user's save. */
  clashes: readonly RowClash[];
  edit: (change: Change<Saved, Draft>) => void;
  undoAll: () => void;
  /** Resolves with whether it was saved. */
  save: () => Promise<boolean>;
}

/** Rows that are edited one by one and saved together: no edit is lost to a refusal or another user's save. */
export function useDraftRows<Saved, Draft>(
  first: Saved,
  { name, describe, begin, rebase, send }: DraftRules<Saved, Draft>,
): DraftRows<Saved, Draft> {
  const [place] = useState(() =>
    storedValue<{ saved: Saved; draft: Draft }>(
      'tab',
      `shlyah.rows.${name}`,
      (found) => found.saved !== undefined && found.draft !== undefined,
    ),
  );
  const [{ saved, draft }, set] = useState(() => {
    const left = place.read();
    if (!left) return { saved: first, draft: begin(first) };
    return {
      saved: first,
      draft: isEqual(left.saved, first) ? left.draft : rebase(left.draft, left.saved, first),
    };
  });
  const [clashes, setClashes] = useState<readonly RowClash[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  const isOver = failure?.status === 401;
  useEffect(() => {
    if (isOver) place.keep({ saved, draft });
    else place.drop();
  }, [place, isOver, saved, draft]);
  // Edits made during a save are applied again over its answer.
  const meanwhile = useRef<Change<Saved, Draft>[] | null>(null);
  const start = (next: Saved) => set({ saved: next, draft: begin(next) });
  return {
    saved,
    draft,
    busy,
    failure,
    clashes,
    edit: (change) => {
      meanwhile.current?.push(change);
      set((now) => ({ ...now, draft: change(now.draft, now.saved) }));
    },
    undoAll: () => {
      meanwhile.current?.splice(0);
      start(saved);
    },
    save: async () => {
      setBusy(true);
      const edits: Change<Saved, Draft>[] = [];
      meanwhile.current = edits;
      const answer = await send(draft, saved);
      meanwhile.current = null;
      setBusy(false);
      if ('saved' in answer) {
        setFailure(undefined);
        setClashes([]);
        const next = answer.saved;
        set({ saved: next, draft: edits.reduce((now, change) => change(now, next), begin(next)) });
        return true;
      }
      setFailure(answer.failure);
      const { fresh } = answer;
      setClashes(
        fresh
          ? clashing(describe(begin(saved), saved), describe(draft, saved), describe(begin(fresh), fresh))
          : [],
      );
      if (fresh) set((now) => ({ saved: fresh, draft: rebase(now.draft, now.saved, fresh) }));
      return false;
    },
  };
}

function clashing(
  before: readonly RowWords[],
  mine: readonly RowWords[],
  theirs: readonly RowWords[],
): RowClash[] {
  const wordsIn = (rows: readonly RowWords[], key: RowWords['key']) =>
    rows.find((row) => row.key === key)?.words ?? 'удалено';
  return mine.flatMap(({ key, label, words }) => {
    if (key === null) return [];
    const [was, now] = [wordsIn(before, key), wordsIn(theirs, key)];
    return words !== was && now !== was && words !== now ? [{ label, mine: words, theirs: now }] : [];
  });
}
