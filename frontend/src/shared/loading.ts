import type { ActionFailure } from './failure';

/** Loading state of a piece of data. */
export type Loading = { state: 'loading' } | { state: 'ready' } | { state: 'failed'; failure: ActionFailure };

export const loading: Loading = { state: 'loading' };
export const ready: Loading = { state: 'ready' };

/** For the reducer of a rejected action. */
export function failed(failure: ActionFailure | undefined): Loading {
  return {
    state: 'failed',
    failure: failure ?? { status: 0, code: 'unknown', message: 'Что-то пошло не так. Попробуйте ещё раз.' },
  };
}
