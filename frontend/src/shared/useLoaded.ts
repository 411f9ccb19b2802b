import type { AsyncThunkAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActionFailure } from './failure';
import { useAppDispatch } from './hooks';
import { failed, loading, ready, type Loading } from './loading';

type DataThunk<Data> = AsyncThunkAction<Data, never, { rejectValue: ActionFailure }>;

export interface Loaded<Data> {
  /** The last answer; it stays on the screen while the next one is under way. */
  data: Data | null;
  loading: Loading;
  reload: () => void;
  /** Puts a newer answer in, for instance the thing as a save has answered it. */
  replace: (data: Data) => void;
}

interface Held<Data> {
  data: Data | null;
  loading: Loading;
}

/**
 * The answer of a data action for one screen, asked anew whenever `key` changes. For what several screens share, a
 * feature keeps a slice instead. An answer that comes after a newer question is dropped.
 */
export function useLoaded<Data, Arg>(
  action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
  key: string,
): Loaded<Data> {
  const dispatch = useAppDispatch();
  const latest = useRef(action);
  latest.current = action;
  const [again, setAgain] = useState(0);
  const [held, setHeld] = useState<Held<Data>>({ data: null, loading });

  useEffect(() => {
    let current = true;
    setHeld(({ data }) => ({ data, loading }));
    const running = dispatch(latest.current as unknown as DataThunk<Data>);
    void running.then((outcome) => {
      if (!current) return;
      if (outcome.meta.requestStatus === 'fulfilled') {
        setHeld({ data: outcome.payload as Data, loading: ready });
      } else {
        const failure = outcome.payload as ActionFailure | undefined;
        setHeld(({ data }) => ({ data, loading: failed(failure) }));
      }
    });
    return () => {
      current = false;
      running.abort();
    };
  }, [dispatch, key, again]);

  const reload = useCallback(() => setAgain((count) => count + 1), []);
  const replace = useCallback((data: Data) => setHeld({ data, loading: ready }), []);
  return { ...held, reload, replace };
}
