import type { AsyncThunkAction } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { KEPT, SessionOver, useLoginAgain } from '../ui/feedback/SessionOver';
import { notify } from '../ui/feedback/Toasts';
import { failureIn } from './action';
import { reasonOf, savedByWords, type ActionFailure } from './failure';
import { useAppDispatch } from './hooks';
import type { Typed } from './useTyped';

export interface Then<Data, Fresh> {
  /** The toast of a success. */
  done?: string | ((data: Data) => string);
  /** Closes the dialog, shows the newer state. */
  onDone?: (data: Data) => void;
  /** Start of the failure's toast, «Удалить не удалось.»; without it the reason is in `problem`. */
  failed?: string;
  onFailed?: (failure: ActionFailure) => unknown;
  /** Shows the present state, which the refusal tells where another user was first, and so the next press is about it. */
  onFresh?: (fresh: Fresh, failure: ActionFailure) => void;
  /** The reason then, by author and time: «Рейс тем временем изменили: Ольга Кравец, 27.11.2026 14:20.» */
  changed?: (by: string, fresh: Fresh | undefined) => string;
}

export interface Action {
  busy: boolean;
  /** The button whose action runs, where there are several. */
  pressed: string | undefined;
  /** The reason of a failure, for `Problem`; after the session has ended, the way to the login and back. */
  problem: ReactNode;
  /** Resolves with the failure, if any, as `onSubmit` of a form does. */
  run: <Data, Arg, Fresh = Data>(
    action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
    then?: Then<Data, Fresh>,
    pressed?: string,
  ) => Promise<ActionFailure | undefined>;
  /** Hides the problem. */
  hideProblem: () => void;
}

/**
 * Runs data actions of buttons and forms: the busy state, the toast of the result, the reason of a failure. An ended session
 * has a way back, after which `typed` is there again; another user's change brings the present state.
 */
export function useAction(typed?: Typed): Action {
  const dispatch = useAppDispatch();
  const logInAgain = useLoginAgain();
  const [pressed, setPressed] = useState<string>();
  const [problem, setProblem] = useState<ReactNode>();

  const tell = (failure: ActionFailure, reason: string, failed: string | undefined, attempt: string) => {
    const isOver = failure.status === 401;
    if (failed === undefined)
      setProblem(isOver ? <SessionOver key={attempt} kept={typed?.hasInput ? KEPT : undefined} /> : reason);
    else if (isOver)
      notify.error(`${failed} Сеанс закончился.`.trim(), { label: 'Войти снова', onClick: logInAgain });
    else notify.error(`${failed} ${reason}`.trim());
  };

  return {
    busy: pressed !== undefined,
    pressed,
    problem,
    run: async <Data, Arg, Fresh = Data>(
      action: AsyncThunkAction<Data, Arg, { rejectValue: ActionFailure }>,
      { done, onDone, failed, onFailed, onFresh, changed }: Then<Data, Fresh> = {},
      button = 'the only one',
    ) => {
      setPressed(button);
      const outcome = await dispatch(action);
      setPressed(undefined);
      setProblem(undefined);
      const failure = failureIn(outcome);
      typed?.setOver(failure?.status === 401);
      if (failure) {
        const by = !failure.errors && savedByWords(failure);
        const reason = changed && by ? changed(by, failure.fresh as Fresh | undefined) : reasonOf(failure);
        tell(failure, reason, failed, outcome.meta.requestId);
        if (onFresh && failure.fresh) onFresh(failure.fresh as Fresh, failure);
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
