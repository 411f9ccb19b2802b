import { createPath, type Path, type To, type UNSAFE_createBrowserHistory } from 'react-router';

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** A way from one address to another that has not been gone yet. */
export interface Navigation {
  from: Path;
  to: Partial<Path>;
  /** Goes it, without asking anybody. */
  go: () => void;
}

/** Answers whether it stops this leaving; the one that does calls `go` later, or never. */
type Guard = (navigation: Navigation) => boolean;

const guards = new Set<Guard>();

/** Asks `guard` before every change of the address, Back and Forward included; the answer ends that. */
export function guardNavigation(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

const isStopped = (navigation: Navigation): boolean => [...guards].some((guard) => guard(navigation));

/**
 * A history that asks the guards first. The router's own useBlocker wants a data router, which alone is 17 KB packed on
 * every page of the site.
 */
export function guardedHistory(history: History): History {
  let current: Path = history.location;
  /** What the next change of the browser's history is: a person's, our way back, or the one that was allowed. */
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
          // The browser has gone already; the page has not noticed, so the address goes back to it.
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
