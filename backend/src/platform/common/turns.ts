import { setImmediate } from 'node:timers/promises';

/** Work longer than this delays other requests by what people notice. */
const TURN_MS = 20;

/**
 * Gives other requests a turn: the returned function resolves at once, or with the next turn of the event loop when the work since the
 * last one took 20 ms. It is called between the pieces of a long work.
 */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
