/** Milliseconds after which the page in sight has surely what it needs. */
const SETTLED_MS = 2000;

/** Somebody who saves traffic is sent nothing ahead of time. */
export function savesTraffic(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Milliseconds after a key within which the next one may come: between two keys of somebody who types a browser has time, too. */
const TYPING_MS = 1000;

let typedAt = -Infinity;
const typing = () => {
  typedAt = performance.now();
};
if (typeof window !== 'undefined') addEventListener('keydown', typing, { capture: true, passive: true });

/** Waits until the browser has nothing else to do and nobody types. */
export async function idle(): Promise<void> {
  await untilFree();
  for (let left = stillTyping(); left > 0; left = stillTyping()) {
    await new Promise((go) => setTimeout(go, left));
    await untilFree();
  }
}

const stillTyping = (): number => typedAt + TYPING_MS - performance.now();

const untilFree = (): Promise<void> =>
  new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go, 200);
  });

/** Runs something once the page in sight has what it needs; answers how to call it off. */
export function whenSettled(run: () => void): () => void {
  const timer = setTimeout(run, SETTLED_MS);
  return () => clearTimeout(timer);
}
