import { useRef, useState } from 'react';
import type { ActionFailure } from './failure';

/** How saving ended; a conflict comes with what somebody else has saved. */
export type DraftAnswer<Saved> = { saved: Saved } | { failure: ActionFailure; fresh?: Saved | undefined };

type Change<Saved, Draft> = (draft: Draft, saved: Saved) => Draft;

interface DraftRules<Saved, Draft> {
  /** The draft in which nothing is changed. */
  begin: (saved: Saved) => Draft;
  /** The edits over what somebody else has saved. */
  rebase: (draft: Draft, saved: Saved, fresh: Saved) => Draft;
  send: (draft: Draft, saved: Saved) => Promise<DraftAnswer<Saved>>;
}

export interface DraftRows<Saved, Draft> {
  saved: Saved;
  draft: Draft;
  busy: boolean;
  /** Why the last attempt to save was refused. */
  failure: ActionFailure | undefined;
  edit: (change: Change<Saved, Draft>) => void;
  undoAll: () => void;
  /** Resolves with whether it was saved. */
  save: () => Promise<boolean>;
}

/** Rows that are edited one by one and saved together: nothing that was edited is lost to a refusal or to somebody else. */
export function useDraftRows<Saved, Draft>(
  first: Saved,
  { begin, rebase, send }: DraftRules<Saved, Draft>,
): DraftRows<Saved, Draft> {
  const [{ saved, draft }, set] = useState(() => ({ saved: first, draft: begin(first) }));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();
  // What is edited while a save is on its way, to be done again over what it answers.
  const meanwhile = useRef<Change<Saved, Draft>[] | null>(null);
  const start = (next: Saved) => set({ saved: next, draft: begin(next) });
  return {
    saved,
    draft,
    busy,
    failure,
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
        const next = answer.saved;
        set({ saved: next, draft: edits.reduce((now, change) => change(now, next), begin(next)) });
        return true;
      }
      setFailure(answer.failure);
      const { fresh } = answer;
      if (fresh) set((now) => ({ saved: fresh, draft: rebase(now.draft, now.saved, fresh) }));
      return false;
    },
  };
}
