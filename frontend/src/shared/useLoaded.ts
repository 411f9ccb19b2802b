import type { AsyncThunk } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
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
  /** The answer to this very question, or the former page of the same list (`usePage`); it stays while it is asked for again. */
  data: Data | null;
  loading: Loading;
  reload: () => void;
  /** Puts a newer answer in, for instance the thing as a save has answered it. */
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
 * Asks on entry and whenever the argument changes. `known` is an answer to this very question, shown until the new one
 * comes; what answers to another question of the same `list` stays until then, too. What failed without a network is asked
 * for again when it is back.
 */
function useAnswer<Data, Arg>(
  action: DataAction<Data, Arg>,
  arg: NoInfer<Arg> | null,
  known: Data | null,
  list?: string,
): Loaded<Data> {
  const dispatch = useAppDispatch();
  const key = cacheKeyOf(arg);
  const [held, setHeld] = useState<Answer<Data>>({ key, list, data: known, loading });
  const [again, setAgain] = useState(0);
  // The key replaces the argument as a dependency: an equal object must not start a new request.
  const asked = useEffectEvent(() => ({ arg, known, list }));

  useEffect(() => {
    const question = asked();
    if (question.arg === null) return undefined;
    let current = true;
    const keep = (change: Partial<Answer<Data>>) =>
      setHeld((before) => ({
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
    setHeld((before) => ({ ...before, loading }));
    setAgain((count) => count + 1);
  }, []);
  const { loading: state } = held;
  useWhenOnline(state.state === 'failed' && state.failure.status === 0, reload);
  const replace = useCallback((data: Data) => setHeld({ key, list, data, loading: ready }), [key, list]);
  if (arg === null) return { data: null, loading: missing, reload, replace };
  if (held.key === key) return { data: held.data, loading: held.loading, reload, replace };
  const former = list !== undefined && held.list === list ? held.data : null;
  return { data: known ?? former, loading, reload, replace };
}

/**
 * The answer of a data action for one screen, always a fresh one: forms begin with it. Its key is the argument:
 * when the argument changes, what belongs to the former one is dropped at once. `null` asks for nothing and counts as not found.
 */
export const useLoaded = <Data, Arg>(action: DataAction<Data, Arg>, arg: NoInfer<Arg> | null): Loaded<Data> =>
  useAnswer(action, arg, null);

/** The answer that the cache has for this question; null when it has none, or keeps none for this action. */
const useCacheEntry = <Data, Arg>(action: DataAction<Data, Arg>, arg: NoInfer<Arg> | null): Data | null =>
  useSelector(cached(action.typePrefix, cacheKeyOf(arg))) as Data | null;

/**
 * The answer of a `cached` data action for screens that only read: what the cache has is shown at once and asked for
 * again, and follows the saves. With `once`, what the cache has is not asked for again while the page lives.
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

/** A list's page: while another page of the same list is waited for, the one before stays. */
export function usePage<Data, Arg extends { page?: number | null }>(
  action: DataAction<Data, Arg>,
  arg: NoInfer<Arg> | null,
): Loaded<Data> {
  return useAnswer(action, arg, useCacheEntry(action, arg), JSON.stringify({ ...arg, page: null }));
}
