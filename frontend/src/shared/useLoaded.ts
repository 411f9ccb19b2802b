import type { AsyncThunk } from '@reduxjs/toolkit';
import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { cached, cacheKeyOf } from './cache';
import type { ActionFailure } from './failure';
import { useWhenOnline } from '../ui/useWhenOnline';
import { useAppDispatch } from './hooks';
import { failed, loading, ready, type Loading } from './loading';

/** The types of a data action's answer and argument. */
interface DataAction<Data, Arg> {
  typePrefix: string;
  fulfilled: (payload: Data, requestId: string, arg: Arg) => unknown;
}
type AnyThunk = AsyncThunk<unknown, unknown, { rejectValue: ActionFailure }>;

export interface Loaded<Data> {
  /** The answer for the current argument, or the former page of the same list (`usePage`); it stays during a reload. */
  data: Data | null;
  loading: Loading;
  reload: () => void;
  /** Sets a newer answer, for instance the response of a save. */
  replace: (data: Data) => void;
}

interface Answer<Data> {
  key: string;
  list: string | undefined;
  data: Data | null;
  loading: Loading;
}

const missing = failed({ status: 404, code: 'not_found', message: 'Проверьте адрес.' });

/**
 * Requests on mount and whenever the argument changes. `known`, a cached answer for the same argument, is shown until the
 * response; so is the answer to another argument of the same `list`. A request that failed without a network is repeated when
 * the network is back.
 */
function useAnswer<Data, Arg>(
  action: DataAction<Data, Arg>,
  arg: NoInfer<Arg> | null,
  known: Data | null,
  list?: string,
): Loaded<Data> {
  const dispatch = useAppDispatch();
  const key = cacheKeyOf(arg);
  const [answer, setAnswer] = useState<Answer<Data>>({ key, list, data: known, loading });
  const [again, setAgain] = useState(0);
  // The key replaces the argument as a dependency: an equal object must not start a new request.
  const latest = useEffectEvent(() => ({ arg, known, list }));

  // Before the paint, which takes longer than many answers.
  useLayoutEffect(() => {
    const question = latest();
    if (question.arg === null) return undefined;
    let current = true;
    const keep = (change: Partial<Answer<Data>>) =>
      setAnswer((before) => ({
        ...(before.key === key ? before : { key, list: question.list, data: question.known, loading }),
        ...change,
      }));
    const running = dispatch((action as unknown as AnyThunk)(question.arg));
    void running.then((outcome) => {
      if (!current) return;
      if (outcome.meta.requestStatus === 'fulfilled') keep({ data: outcome.payload as Data, loading: ready });
      else keep({ loading: failed(outcome.payload as ActionFailure | undefined) });
    });
    return () => {
      current = false;
      running.abort();
    };
  }, [dispatch, action, key, again]);

  const reload = useCallback(() => {
    setAnswer((before) => ({ ...before, loading }));
    setAgain((count) => count + 1);
  }, []);
  const { loading: state } = answer;
  useWhenOnline(state.state === 'failed' && state.failure.status === 0, reload);
  const replace = useCallback((data: Data) => setAnswer({ key, list, data, loading: ready }), [key, list]);
  if (arg === null) return { data: null, loading: missing, reload, replace };
  if (answer.key === key) return { data: answer.data, loading: answer.loading, reload, replace };
  const former = list !== undefined && answer.list === list ? answer.data : null;
  return { data: known ?? former, loading, reload, replace };
}

/**
 * The answer of a data action for one screen, always requested anew: forms begin with it. When the argument changes, the
 * former answer is dropped at once. `null` requests nothing and counts as not found.
 */
export const useLoaded = <Data, Arg>(action: DataAction<Data, Arg>, arg: NoInfer<Arg> | null): Loaded<Data> =>
  useAnswer(action, arg, null);

/** The cached answer for this argument; null without one. */
const useCacheEntry = <Data, Arg>(action: DataAction<Data, Arg>, arg: NoInfer<Arg> | null): Data | null =>
  useSelector(cached(action.typePrefix, cacheKeyOf(arg))) as Data | null;

/**
 * The answer of a `cached` data action for screens that only read: the cached answer is shown at once, requested again, and
 * follows saves. With `once` a cached answer is not requested again.
 */
export function useCached<Data, Arg>(
  action: DataAction<Data, Arg>,
  arg: NoInfer<Arg> | null,
  { once = false } = {},
): Loaded<Data> {
  const entry = useCacheEntry(action, arg);
  const asks = !(once && entry !== null);
  const loaded = useAnswer(action, asks ? arg : null, entry);
  if (entry === null) return loaded;
  return { ...loaded, data: entry, loading: asks ? loaded.loading : ready };
}

/** A page of a list: the former page stays until the next one, of whatever size, is loaded. */
export function usePage<Data, Arg extends { page?: number | null; perPage?: number | null }>(
  action: DataAction<Data, Arg>,
  arg: NoInfer<Arg> | null,
): Loaded<Data> {
  return useAnswer(
    action,
    arg,
    useCacheEntry(action, arg),
    JSON.stringify({ ...arg, page: null, perPage: null }),
  );
}
