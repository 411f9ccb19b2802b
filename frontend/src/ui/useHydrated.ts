import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False in HTML that was drawn at build time, until the scripts have taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
