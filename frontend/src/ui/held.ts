import { useEffect, useSyncExternalStore } from 'react';

/** Open dialogs and unsaved input, which a change of the page around them would disturb. */
let holders = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  holders += by;
  listeners.forEach((listener) => listener());
};

export const isPageHeld = (): boolean => holders > 0;

function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds the page as it is while `held` is true. */
export function useHold(held: boolean): void {
  useEffect(() => {
    if (!held) return undefined;
    change(1);
    return () => change(-1);
  }, [held]);
}

export const usePageHeld = (): boolean => useSyncExternalStore(onHeld, isPageHeld, () => false);
