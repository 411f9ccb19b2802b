import { createPath, type Path, type To, type UNSAFE_createBrowserHistory } from 'react-router';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A pending navigation from one address to another. */
export interface Navigation {
  from: Path;
  to: Partial<Path>;
  /** Navigates without a prompt. */
  go: () => void;
}

/** Returns whether it blocks the navigation; a blocking one calls `go` later, or never. */
type Guard = (navigation: Navigation) => boolean;

const guards = new Set<Guard>();

/** Calls `guard` before every change of the address, Back and Forward included; returns the removal. */
export function guardNavigation(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

const isStopped = (navigation: Navigation): boolean => [...guards].some((guard) => guard(navigation));

/**
 * A history that asks the guards first. The router's useBlocker needs a data router, 15 KB of packed code on every page:
 * the first load of / would have 131 KB, where 116 are allowed (frontend/e2e/site-served.e2e.mjs).
 */
export function guardedHistory(history: History): History {
  let current: Path = history.location;
  /** Kind of the next history change: the user's, the guard's own return, or the allowed one. */
  let expected: 'any' | 'return' | 'allowed' = 'any';

  const ask =
    (method: 'push' | 'replace') =>
    (to: To, state?: unknown): void => {
      const go = () => history[method](to, state);
      const path = typeof to === 'string' ? new URL(to, `http://site${createPath(current)}`) : to;
      if (!isStopped({ from: current, to: path, go })) go();
    };

  const listen: History['listen'] = (listener) =>
    history.listen((update) => {
      const { action, delta, location } = update;
      const was = expected;
      expected = 'any';
      if (was === 'return') return;
      if (String(action) === 'POP' && delta && was === 'any') {
        const go = () => {
          expected = 'allowed';
          history.go(delta);
        };
        if (isStopped({ from: current, to: location, go })) {
          // The browser has already navigated; the page has not, so the address is restored.
          expected = 'return';
          history.go(-delta);
          return;
        }
      }
      current = location;
      listener(update);
    });

  // The rest, its getters too, stays the history's own.
  return Object.assign(Object.create(history) as History, {
    push: ask('push'),
    replace: ask('replace'),
    listen,
  });
}
