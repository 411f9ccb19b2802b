import type { Courier, Tabs } from './courier';

const NAME = 'shlyah-courier';

/** The tabs of a browser. Without locks two of them may send the same key, which the server takes once. */
export function browserTabs(): Tabs & { listen: (courier: Courier) => void } {
  const { locks } = navigator as { locks?: LockManager };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return {
    alone: async (work) => {
      if (locks) await locks.request(NAME, work);
      else await work();
    },
    tell: () => channel?.postMessage(null),
    listen: (courier) => {
      if (channel) channel.onmessage = () => void courier.reread();
    },
  };
}

/** Tries at once when the connection or the driver comes back. */
export function syncWhenBack(courier: Courier): void {
  const sync = () => {
    if (document.visibilityState === 'visible') void courier.sync();
  };
  window.addEventListener('online', sync);
  document.addEventListener('visibilitychange', sync);
}
