import { useEffect } from 'react';
import { idle, savesTraffic, whenSettled } from '../ui/idle';

interface Preloaded {
  preload: () => Promise<void>;
}

/** Fetches the code of pages that may be wanted next, one after another, while the browser has nothing else to do. */
export function useIdlePreload(pages: readonly Preloaded[]): void {
  useEffect(() => {
    if (savesTraffic()) return undefined;
    let current = true;
    const fetchAll = async () => {
      for (const page of pages) {
        await idle();
        if (!current) return;
        // A failed prefetch is repeated, with its error shown, on use.
        await page.preload().catch(() => undefined);
      }
    };
    const cancel = whenSettled(() => void fetchAll());
    return () => {
      current = false;
      cancel();
    };
  }, [pages]);
}
