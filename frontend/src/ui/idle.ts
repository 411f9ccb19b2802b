/** Milliseconds after which the page in sight has surely what it needs. */
const SETTLED_MS = 2000;

/** Somebody who saves traffic is sent nothing ahead of time. */
export function savesTraffic(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Waits until the browser has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 200);
  });

/** Runs something once the page in sight has what it needs; answers how to call it off. */
export function whenSettled(run: () => void): () => void {
  const timer = setTimeout(run, SETTLED_MS);
  return () => clearTimeout(timer);
}
