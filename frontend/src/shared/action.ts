import { createAsyncThunk } from '@reduxjs/toolkit';
import { cacheKeyOf, type CacheEffect } from './cache';
import { failureOf, type ActionFailure } from './failure';

/** Result of the generated client: a cancelable promise. */
interface Call<Result> extends Promise<Result> {
  cancel?: () => void;
}

interface Caching {
  /** Keeps the latest answer for `useCached` and `usePage`. */
  cached?: true;
  /** The data action without argument that shares this one's answer: a save answers with the stored state. */
  answers?: string;
  /** The data action whose kept answer is out of date afterwards. */
  invalidates?: string;
}

/** The types of a data action: its answer comes with what it does to the cache. */
interface Api {
  rejectValue: ActionFailure;
  fulfilledMeta: { cache: CacheEffect };
}

/**
 * A named data action: a thunk whose name is the operation's name, whose failure is an ActionFailure.
 * Aborting the thunk aborts the request.
 */
export function dataAction<Result, Arg = void>(
  name: string,
  call: (arg: Arg) => Call<Result>,
  { cached, answers, invalidates }: Caching = {},
) {
  const effectOf = (arg: Arg): CacheEffect => ({
    ...(invalidates && { invalidates }),
    ...(cached && { provides: { name, key: cacheKeyOf(arg) } }),
    ...(answers && { provides: { name: answers, key: cacheKeyOf(undefined) } }),
  });
  return createAsyncThunk<Result, Arg, Api>(name, async (arg, thunk) => {
    try {
      const answer = call(arg);
      thunk.signal.addEventListener('abort', () => answer.cancel?.(), { once: true });
      return thunk.fulfillWithValue(await answer, { cache: effectOf(arg) });
    } catch (error) {
      return thunk.rejectWithValue(failureOf(error));
    }
  });
}

/** An operation by its body alone. */
export const bodyOf =
  <Body, Result>(operation: (sent: { requestBody: Body }) => Call<Result>) =>
  (requestBody: Body) =>
    operation({ requestBody });

/** An operation by its id alone. */
export const idOf =
  <Id extends number | string, Result>(operation: (sent: { id: Id }) => Call<Result>) =>
  (id: Id) =>
    operation({ id });

/** An operation by its form (multipart/form-data) alone. */
export const formDataOf =
  <Form, Result>(operation: (sent: { formData: Form }) => Call<Result>) =>
  (formData: Form) =>
    operation({ formData });

/** An operation by the id in its path and the fields of its body, in one object. */
export const idAndBodyOf =
  <Body, Result>(operation: (sent: { id: number; requestBody: Body }) => Call<Result>) =>
  ({ id, ...body }: Body & { id: number }) =>
    operation({ id, requestBody: body as unknown as Body });

/** An operation that is sent again safely: with its key. */
export const keyed =
  <Sent extends { idempotencyKey?: string }, Result>(operation: (sent: Sent) => Call<Result>) =>
  (sent: Sent & { idempotencyKey: string }) =>
    operation(sent);

/** The failure in the outcome of a dispatched data action; undefined when it went well. */
export function failureIn(outcome: { payload?: unknown; error?: unknown }): ActionFailure | undefined {
  if (!outcome.error) return undefined;
  return (outcome.payload as ActionFailure | undefined) ?? failureOf(outcome.error);
}
