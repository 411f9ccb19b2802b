import type { ActionFailure } from './failure';

/** How far a piece of data has come; each state is one of the four faces of a screen. */
export type Loading =
  { state: 'idle' } | { state: 'loading' } | { state: 'ready' } | { state: 'failed'; failure: ActionFailure };

export const idle: Loading = { state: 'idle' };
export const loading: Loading = { state: 'loading' };
export const ready: Loading = { state: 'ready' };

/** For the reducer of a rejected action. */
export function failed(failure: ActionFailure | undefined): Loading {
  return {
    state: 'failed',
    failure: failure ?? { status: 0, code: 'unknown', message: 'Что-то пошло не так. Попробуйте ещё раз.' },
  };
}
