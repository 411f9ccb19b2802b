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

/** How often a follower in sight asks whether the leader is there, and how long it waits for the answer. */
const BEAT_MS = 5000;

export interface LiveChanges {
  start: () => void;
  stop: () => void;
}

/** Between tabs: changes, or a question or answer of the heartbeat, which tabs of an older build take for no changes. */
type Message = ChangesDto & { beat?: 'ask' | 'answer' };

/**
 * One long poll for all tabs of the browser: the tab that holds the lock of this name calls the server and broadcasts to the
 * others. When it closes, the next tab takes the lock and continues from the last position it knows. A leader that hangs keeps its
 * lock: followers in sight ask it for a sign of life, since timers of hidden tabs sleep, and steal the lock from one that gives none.
 * `onSilence` hears when nothing is known to come, and when it comes again.
 */
export function liveChanges(
  name: string,
  onSilence: (isSilent: boolean) => void = () => undefined,
): LiveChanges {
  let place: string | null = null;
  let end: (() => void) | undefined;

  const start = () => {
    if (end) return;
    const over = new AbortController();
    const hasLocks = 'locks' in navigator;
    const channel = hasLocks ? new BroadcastChannel(name) : undefined;
    let call: CancelablePromise<ChangesDto> | undefined;
    /** Ends this tab's turn: waiting for the lock, or leading. */
    let turn = new AbortController();
    let isLeading = false;
    let isSilent = false;
    /** The question of the heartbeat that has no answer yet. */
    let unanswered: ReturnType<typeof setTimeout> | undefined;
    const tellSilence = (silent: boolean) => {
      if (silent !== isSilent) onSilence((isSilent = silent));
    };
    const say = (news: Message) => channel?.postMessage(news);
    const beat = (what: Message['beat']) => say({ ...noChanges, next: place, beat: what } as Message);
    const take = (news: ChangesDto) => {
      place = news.next;
      tellSilence(false);
      // Another tab, or the server, may be of an older build.
      publishChanges({ ...noChanges, ...news });
    };
    const hear = ({ beat: sign, ...news }: Message) => {
      if (sign === 'ask') return isLeading ? beat('answer') : undefined;
      clearTimeout(unanswered);
      unanswered = undefined;
      if (sign !== 'answer') return take(news);
      // All changes up to the leader's place have been heard since this tab opened.
      place ??= news.next;
      tellSilence(false);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));

    const ask = async (wait: number, mine: AbortSignal) => {
      call = ChangesService.getChanges({ after: place, wait });
      const news = await call;
      if (mine.aborted) return;
      take(news);
      say(news);
    };
    const lead = async (isLate: boolean, mine: AbortSignal) => {
      // Changes from before this tab leads are unknown: screens reload everything.
      if (isLate && place === null) publishChanges(allMissed);
      let failures = 0;
      while (!mine.aborted) {
        if (!hasLocks) await pause(ALONE_MS, mine);
        if (!hasLocks && document.hidden) continue;
        try {
          await ask(hasLocks ? WAIT_S : 0, mine);
          failures = 0;
        } catch (error) {
          if (mine.aborted) return;
          failures = isRefused(failureOf(error).status) ? 6 : failures + 1;
          await pause(pauseOf(failures), mine);
        }
      }
    };

    /** Waits for the lock, or steals it, and leads; starts anew when another tab has stolen it. */
    const compete = (steal: boolean) => {
      turn = new AbortController();
      const mine = turn.signal;
      const began = performance.now();
      const work = () => {
        if (mine.aborted) return undefined;
        isLeading = true;
        tellSilence(false);
        beat('answer');
        return lead(steal || performance.now() - began > 1000, mine);
      };
      void navigator.locks
        .request(name, steal ? { steal } : { signal: mine }, work)
        .catch(() => undefined)
        .then(() => {
          // Aborted: this tab has stopped, or goes on with another turn.
          if (mine.aborted) return;
          endTurn();
          compete(false);
        });
    };
    const endTurn = () => {
      turn.abort();
      isLeading = false;
      call?.cancel();
    };
    const checkLeader = () => {
      if (isLeading || unanswered !== undefined || document.hidden) return;
      unanswered = setTimeout(() => {
        unanswered = undefined;
        // A hidden tab gets its messages as late as its timers.
        if (isLeading || document.hidden) return;
        tellSilence(true);
        endTurn();
        compete(true);
      }, BEAT_MS);
      beat('ask');
    };
    const beats = hasLocks ? setInterval(checkLeader, BEAT_MS) : undefined;

    end = () => {
      end = undefined;
      over.abort();
      clearInterval(beats);
      clearTimeout(unanswered);
      endTurn();
      channel?.close();
      tellSilence(false);
    };
    if (hasLocks) compete(false);
    else void lead(false, over.signal);
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
