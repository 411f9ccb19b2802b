import { isBusy } from './driver-errors';

/** How long a request waits for the database before the response is 503. */
export const requestPatienceMs = 5000;

/** How long a command waits, which no client is waiting for. */
export const commandPatienceMs = 10 * 60_000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries again while another process holds the embedded database. SQLite's own waiting (`busy_timeout`) would stop the
 * event loop, and with it every other request.
 */
export async function patiently<T>(deadline: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await pause(5 + Math.random() * 10);
    }
  }
}
