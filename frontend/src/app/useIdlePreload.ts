import { useEffect } from 'react';
interface Preloaded {
  preload: () => Promise<void>;
}

/** Milliseconds after which the page in sight has surely what it needs. */
const settled = 2000;

/**
 * Fetches the code of pages that may be wanted next, one after another, while the browser has nothing else to do; not for
 * somebody who saves traffic.
 */
export function useIdlePreload(pages: readonly Preloaded[]): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return undefined;
    let current = true;
    const idle = () =>
      new Promise<void>((go) => {
        if ('requestIdleCallback' in window) requestIdleCallback(() => go());
        else setTimeout(go, 200);
      });
    const fetchAll = async () => {
      for (const page of pages) {
        await idle();
        if (!current) return;
        // What does not come now is asked for again, aloud, when it is wanted.
        await page.preload().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), settled);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pages]);
}
