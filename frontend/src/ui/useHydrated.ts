import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False in prerendered HTML, until React has hydrated it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
