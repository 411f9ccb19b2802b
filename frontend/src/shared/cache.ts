import { createSlice, type UnknownAction } from '@reduxjs/toolkit';

/** The latest answer of a data action, with the question that it answers (`questionOf`). */
export interface CacheEntry {
  key: string;
  data: unknown;
}

/** By the name of the data action. */
export type CacheState = Readonly<Record<string, CacheEntry>>;

/** Effect of a fulfilled data action on the cache. */
export interface CacheEffect {
  /** The data action whose latest answer this is, and the question. */
  provides?: { name: string; key: string };
  /** The data action whose answer is out of date. */
  invalidates?: string;
}

interface Fulfilled extends UnknownAction {
  payload: unknown;
  meta: { cache: CacheEffect };
}

const hasEffect = (action: UnknownAction): action is Fulfilled =>
  (action.meta as Partial<Fulfilled['meta']> | undefined)?.cache !== undefined;

/** A question as text: equal arguments are one question; null is none. */
export const cacheKeyOf = (arg: unknown): string => (arg === null ? '' : JSON.stringify([arg]));

/** Answers of the server that several screens read. An entry is shown while it is asked for again, and never edited. */
export const cacheSlice = createSlice({
  name: 'cache',
  initialState: {} as Record<string, CacheEntry>,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(hasEffect, (state, { payload, meta: { cache } }) => {
      if (cache.invalidates) delete state[cache.invalidates];
      if (cache.provides) state[cache.provides.name] = { key: cache.provides.key, data: payload };
    });
  },
});

/** The data under `name` if it answers this question; null otherwise. */
export const cached =
  (name: string, key: string) =>
  ({ cache }: { cache: CacheState }): unknown =>
    cache[name]?.key === key ? cache[name].data : null;
