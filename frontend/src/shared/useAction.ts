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
  /** Begins the toast of a failure, «Удалить не удалось.»; without it the failure is `problem`, to be shown where the action is. */
  failed?: string;
  onFailed?: (failure: ActionFailure) => unknown;
}

interface Action {
  busy: boolean;
  /** Which of several buttons was pressed, while its action runs. */
  pressed: string | undefined;
  problem: string | undefined;
  /** Returns the failure, as forms want it. */
  run: <Data, Arg>(
    action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
    then?: Then<Data>,
    pressed?: string,
  ) => Promise<ActionFailure | undefined>;
  /** Hides the problem. */
  forget: () => void;
}

/** A data action that a press runs: busy meanwhile, then its toast and what follows, or why it failed. */
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
    forget: () => setProblem(undefined),
  };
}
