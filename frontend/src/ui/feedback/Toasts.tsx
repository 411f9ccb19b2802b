import { useEffect, useState, type ComponentType } from 'react';
import { toasts, type ToastAction } from './toast-queue';

const load = () => import('./ToastBox');

const CONTAINER = 'toasts';

/**
 * Lifts the toasts above content of this height, px, at the lower edge of the screen. Set on their container: a property of the
 * root restyles the whole document.
 */
export function raiseToasts(height: number): void {
  document.getElementById(CONTAINER)?.style.setProperty('--docked', `${height}px`);
}

/** Fetches the toasts' code beforehand, so that a message can be shown without a network too. */
export const preloadToasts = async (): Promise<void> => {
  await load();
};

/** Container of the toasts; once per layout. */
export function Toasts() {
  const [Box, setBox] = useState<ComponentType>();
  useEffect(() => {
    const show = () =>
      void load().then(
        ({ default: box }) => setBox(() => box),
        // Without a network the message waits until a later one loads the code.
        () => undefined,
      );
    if (toasts.isAnyWaiting()) show();
    return toasts.watch(show);
  }, []);
  return (
    <div id={CONTAINER} style={{ display: 'contents' }}>
      {Box && <Box />}
    </div>
  );
}

/** A short message about what has just been done, over the page. Needs Toasts in the layout. */
export const notify = {
  success: (text: string, action?: ToastAction) =>
    toasts.say({ kind: 'success', text, ...(action && { action }) }),
  error: (text: string, action?: ToastAction) =>
    toasts.say({ kind: 'error', text, ...(action && { action }) }),
};
