import { createAsyncThunk } from '@reduxjs/toolkit';
import { failureOf, type ActionFailure } from './failure';

/** What the generated client answers with: a promise that can be called off. */
interface Call<Result> extends Promise<Result> {
  cancel?: () => void;
}

/**
 * A named data action: a thunk whose name is the operation's name, whose failure is an ActionFailure.
 * Aborting the thunk calls the request off.
 */
export function dataAction<Result, Arg = void>(name: string, call: (arg: Arg) => Call<Result>) {
  return createAsyncThunk<Result, Arg, { rejectValue: ActionFailure }>(name, async (arg, thunk) => {
    try {
      const answer = call(arg);
      thunk.signal.addEventListener('abort', () => answer.cancel?.(), { once: true });
      return await answer;
    } catch (error) {
      return thunk.rejectWithValue(failureOf(error));
    }
  });
}

/** The failure in the outcome of a dispatched data action; undefined when it went well. */
export function failureIn(outcome: { payload?: unknown; error?: unknown }): ActionFailure | undefined {
  if (!outcome.error) return undefined;
  return (outcome.payload as ActionFailure | undefined) ?? failureOf(outcome.error);
}
