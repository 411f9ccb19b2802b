import { isBusy } from './driver-errors';

/** How long a request waits for the database before the response is 503. */
export const requestTimeoutMs = 5000;

/** How long a command waits, which no client is waiting for. */
export const commandTimeoutMs = 10 * 60_000;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A pause with jitter before a server that is gone is asked again. */
export const randomPause = (): Promise<void> => pause(50 + Math.random() * 100);

/**
 * Tries again while another process holds the embedded database. SQLite's own waiting (`busy_timeout`) would stop the
 * event loop, and with it every other request.
 */
export async function retryWhileBusy<T>(deadline: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= deadline) throw error;
      await pause(5 + Math.random() * 10);
    }
  }
}
