import { ChangesService, type ChangesDto, type CancelablePromise } from '@shlyah/api-client';
import { allMissed, noChanges, publishChanges } from '../shared/changes';
import { failureOf } from '../shared/failure';

/** Seconds for which the server holds a call without changes. */
const WAIT_S = 25;
/** Without Web Locks each visible tab polls by itself. */
const ALONE_MS = 30_000;
/** Pause after failures, longer each time. */
const pauseOf = (failures: number): number => Math.min(1000 * 2 ** failures, 60_000);
/** The session has ended or is another one; a login in another tab may bring it back. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

export interface LiveChanges {
  start: () => void;
  stop: () => void;
}

/**
 * One long poll for all tabs of the browser: the tab that holds the lock of this name calls the server and broadcasts to the
 * others. When it closes, the next tab takes the lock and continues from the last position it knows.
 */
export function liveChanges(name: string): LiveChanges {
  let place: string | null = null;
  let end: (() => void) | undefined;

  const start = () => {
    if (end) return;
    const over = new AbortController();
    const hasLocks = 'locks' in navigator;
    const channel = hasLocks ? new BroadcastChannel(name) : undefined;
    let call: CancelablePromise<ChangesDto> | undefined;
    end = () => {
      end = undefined;
      over.abort();
      call?.cancel();
      channel?.close();
    };
    const take = (news: ChangesDto) => {
      place = news.next;
      // Another tab, or the server, may be of an older build.
      publishChanges({ ...noChanges, ...news });
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<ChangesDto>) => take(data));

    const ask = async (wait: number) => {
      call = ChangesService.getChanges({ after: place, wait });
      const news = await call;
      if (over.signal.aborted) return;
      take(news);
      channel?.postMessage(news);
    };
    const lead = async (isLate: boolean) => {
      // Changes from before this tab leads are unknown: screens reload everything.
      if (isLate && place === null) publishChanges(allMissed);
      let failures = 0;
      while (!over.signal.aborted) {
        if (!hasLocks) await pause(ALONE_MS, over.signal);
        if (!hasLocks && document.hidden) continue;
        try {
          await ask(hasLocks ? WAIT_S : 0);
          failures = 0;
        } catch (error) {
          if (over.signal.aborted) return;
          failures = isRefused(failureOf(error).status) ? 6 : failures + 1;
          await pause(pauseOf(failures), over.signal);
        }
      }
    };
    if (!hasLocks) void lead(false);
    else {
      const began = performance.now();
      void navigator.locks
        .request(name, { signal: over.signal }, () => lead(performance.now() - began > 1000))
        .catch(() => undefined);
    }
  };

  return { start, stop: () => end?.() };
}

/** Ends early when the network is back, or with the signal. */
const pause = (ms: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      over.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    over.addEventListener('abort', end);
    if (over.aborted) end();
  });
