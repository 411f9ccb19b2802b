import type { AsyncThunkAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { notify } from '../ui/feedback/Toasts';
import { failureIn } from './action';
import { reasonOf, type ActionFailure } from './failure';
import { useAppDispatch } from './hooks';

interface Then<Data> {
  /** The toast of a success. */
  done?: string | ((data: Data) => string);
  /** Closes the dialog, shows the newer state. */
  onDone?: (data: Data) => void;
  /** Start of the failure's toast, «Удалить не удалось.»; without it the reason is in `problem`. */
  failed?: string;
  onFailed?: (failure: ActionFailure) => unknown;
}

interface Action {
  busy: boolean;
  /** The button whose action runs, where there are several. */
  pressed: string | undefined;
  problem: string | undefined;
  /** Resolves with the failure, if any, as `onSubmit` of a form does. */
  run: <Data, Arg>(
    action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
    then?: Then<Data>,
    pressed?: string,
  ) => Promise<ActionFailure | undefined>;
  /** Hides the problem. */
  hideProblem: () => void;
}

/** Runs data actions of buttons and forms: the busy state, the toast of the result, the reason of a failure. */
export function useAction(): Action {
  const dispatch = useAppDispatch();
  const [pressed, setPressed] = useState<string>();
  const [problem, setProblem] = useState<string>();
  return {
    busy: pressed !== undefined,
    pressed,
    problem,
    run: async <Data, Arg>(
      action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
      { done, onDone, failed, onFailed }: Then<Data> = {},
      button = 'the only one',
    ) => {
      setPressed(button);
      const outcome = await dispatch(action);
      setPressed(undefined);
      const failure = failureIn(outcome);
      setProblem(failure && failed === undefined ? reasonOf(failure) : undefined);
      if (failure) {
        if (failed !== undefined) notify.error(`${failed} ${reasonOf(failure)}`.trim());
        onFailed?.(failure);
        return failure;
      }
      const data = outcome.payload as Data;
      if (done !== undefined) notify.success(typeof done === 'string' ? done : done(data));
      onDone?.(data);
      return undefined;
    },
    hideProblem: () => setProblem(undefined),
  };
}
