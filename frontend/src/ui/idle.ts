/** Milliseconds after which the visible page counts as loaded. */
const SETTLED_MS = 2000;

/** Nothing is prefetched when the browser saves data. */
export function savesTraffic(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves when the browser is idle. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 200);
  });

/** Runs a task once the visible page is loaded; returns its cancellation. */
export function whenSettled(run: () => void): () => void {
  const timer = setTimeout(run, SETTLED_MS);
  return () => clearTimeout(timer);
}
