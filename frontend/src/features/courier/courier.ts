import { uniqueKey } from '../../shared/unique-key';
import { reasonOf } from '../../shared/failure';
import { isPassing, type CourierApi } from './api';
import { opened, refreshed } from './changes';
import type { CourierClock } from './clock';
import { keepCounted } from './counting';
import type { Draft, Kept } from './kept';
import { isUnsent } from './outcomes';
import { picturesLeft, sendPictures } from './pictures';
import { HELD_MS, nextReady, sendKept, type SendingEnd } from './queue';
import { reconcile } from './reconcile';
import { forgetFormer, takeBack, toDraft } from './replacing';
import { withPlace } from './scanned-places';
import { nothingYet, type CourierState, type Phase } from './state';
import { storageProblem } from './storage';
import type { CourierRun, CourierStop, StopEnd } from './wire';

/** How often the desk's changes are asked for while the page is seen. */
const POLL_MS = 45_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/** The way to the other tabs of this phone. */
export interface Tabs {
  /** Runs one at a time over all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the stored data have changed. */
  tell: () => void;
}

export interface CourierParts {
  kept: Kept;
  api: CourierApi;
  clock: CourierClock;
  tabs: Tabs;
}

export interface Courier {
  state: () => CourierState;
  subscribe: (listener: () => void) => () => void;
  start: (token: string | null) => Promise<void>;
  look: () => Promise<void>;
  accept: () => Promise<void>;
  /** Keeps how a stop ended, instead of what the phone or the server has of it. */
  record: (stop: CourierStop, end: StopEnd) => Promise<void>;
  /** Makes a draft of an outcome again. Answers whether it was undone: one that is being sent can be corrected only. */
  undo: (key: string) => Promise<boolean>;
  /** Counts a scanned place of a stop, once. */
  count: (stop: CourierStop, place: number) => Promise<void>;
  /** Keeps a picture and the draft that names it. */
  addPicture: (key: string, bytes: ArrayBuffer, draft: Draft) => Promise<void>;
  dropPicture: (key: string) => Promise<void>;
  /** Takes the news off the screen. */
  readNews: () => void;
  /** Tells that a newer release of the page is there. */
  outdated: () => void;
  /** Asks for the run and sends the stored outcomes. */
  sync: () => Promise<void>;
  /** Reads again what another tab has changed. */
  reread: () => Promise<void>;
  draft: Pick<Kept, 'fact' | 'keep' | 'bytesOf'>;
}

/** The page without its screen: a run, a queue, a pass. */
export function createCourier({ kept, api, clock, tabs }: CourierParts): Courier {
  let state = nothingYet;
  let etag: string | null = null;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<CourierState>) => {
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener());
  };
  const show = (phase: Phase) => set({ phase });
  const reread = async () =>
    set({
      outcomes: await kept.outcomes(),
      pictures: await kept.pictures(),
      scanned: (await kept.fact('scanned')) ?? {},
    });
  /** After a change of what is kept. */
  const changed = async () => {
    await reread();
    tabs.tell();
  };

  const showRun = (run: CourierRun) => {
    const { phase } = state;
    show({
      name: 'run',
      ...(phase.name === 'run' ? refreshed(phase, run) : opened(run)),
    });
  };

  /** The run of the server, kept for the next opening; false if later is to be tried again. */
  const refreshRun = async (): Promise<boolean> => {
    const answer = await api.run(state.phase.name === 'run' ? etag : null);
    if (!answer.done) {
      const isLater = isPassing(answer.failure);
      set({ connected: !isLater });
      if (isLater) return false;
      // The data of receivers go with the pass; outcomes stay until they are sent.
      etag = null;
      await kept.keep('run', undefined);
      if (state.phase.name !== 'offer') show({ name: 'none', problem: reasonOf(answer.failure) });
      return true;
    }
    set({ connected: true });
    await kept.keep('offset', clock.offset() ?? 0);
    if (answer.unchanged) return true;
    etag = answer.etag;
    await kept.keep('run', { run: answer.body, etag });
    await reconcile(kept, answer.body);
    await reread();
    showRun(answer.body);
    return true;
  };

  const sendOutcomes = async (): Promise<SendingEnd> => {
    const end = await sendKept({ kept, api, offset: clock.offset(), now: Date.now() });
    await changed();
    return end;
  };

  /** Outcomes first, then pictures. */
  const sendAll = async (): Promise<boolean> => {
    let end: SendingEnd | { end: 'more' };
    do {
      end = await sendOutcomes();
      if (end.end === 'sent' || end.end === 'kept') end = await sendPictures({ kept, api, told: changed });
    } while (end.end === 'more');
    set({ refused: end.end === 'refused' ? reasonOf(end.failure) : null });
    await reread();
    return end.end !== 'later';
  };

  const schedule = (isFine: boolean) => {
    clearTimeout(timer);
    const retryIn = retryMs;
    retryMs = isFine ? FIRST_RETRY_MS : Math.min(retryMs * 2, LAST_RETRY_MS);
    const ready = nextReady(state.outcomes, Date.now());
    const due = ready === null ? POLL_MS : Math.max(0, ready - Date.now());
    timer = setTimeout(whenDue, isFine ? Math.min(POLL_MS, due) : retryIn);
  };

  /** A page that is not seen asks for nothing; it is told when it is seen again. */
  const whenDue = () => {
    const { outcomes, pictures } = state;
    const isLeft = outcomes.some(isUnsent) || picturesLeft(pictures, outcomes).waiting.length > 0;
    if (document.visibilityState === 'visible' || isLeft) void syncAgain();
  };

  const syncOnce = async () => {
    let isFine = false;
    const work = async () => {
      isFine = await refreshRun();
      const unsent = state.outcomes.filter(isUnsent).length;
      isFine = isFine && (await sendAll());
      if (isFine && state.outcomes.filter(isUnsent).length < unsent) isFine = await refreshRun();
    };
    // Storage may fail for a moment, too.
    await tabs.alone(work).catch(() => (isFine = false));
    schedule(isFine);
  };

  const syncAgain = () => (running ??= syncOnce().finally(() => (running = undefined)));

  const sync = async (): Promise<void> => {
    const { phase } = state;
    // The connection is back, and the pass has not been seen yet.
    if (phase.name === 'offer') return phase.look || phase.busy ? undefined : look();
    // What runs may have begun without a connection.
    await running;
    retryMs = FIRST_RETRY_MS;
    await syncAgain();
  };

  const accept = async () => {
    const { phase } = state;
    if (phase.name !== 'offer') return;
    show({ ...phase, busy: true, problem: null });
    // What the phone has of a former run goes by the pass of that run.
    await tabs.alone(async () => void (await sendOutcomes()));
    const answer = await api.accept(phase.token);
    if (!answer.done) return show({ ...phase, busy: false, problem: reasonOf(answer.failure) });
    await forgetFormer(kept);
    history.replaceState(null, '', location.pathname);
    etag = null;
    show({ name: 'starting' });
    await sync();
    if (state.phase.name === 'starting')
      show({ name: 'none', problem: 'Рейс принят, но связь пропала. Откроем его, как только она вернётся.' });
  };

  const look = async () => {
    const { phase } = state;
    if (phase.name !== 'offer') return;
    show({ ...phase, busy: true, problem: null });
    const answer = await api.look(phase.token);
    if (answer.done && !answer.unchanged) {
      show({ ...phase, look: answer.body, busy: false, problem: null });
      // The phone that has accepted it opens the link once more; another one is refused.
      if (answer.body.accepted) await accept();
      return;
    }
    const former = answer.done || !isPassing(answer.failure) ? undefined : await kept.fact('run');
    if (former) return openKept(former);
    show({ ...phase, busy: false, problem: answer.done ? null : reasonOf(answer.failure) });
  };

  const openKept = (found: { run: CourierRun; etag: string | null }) => {
    etag = found.etag;
    show({ name: 'run', ...opened(found.run) });
    schedule(false);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: async (token) => {
      set({ storage: await storageProblem(kept) });
      await kept.dropUnnamed();
      await reread();
      if (token) {
        show({ name: 'offer', token, look: null, problem: null, busy: false });
        return look();
      }
      const found = await kept.fact('run');
      if (found) openKept(found);
      await sync();
      if (state.phase.name === 'starting') show({ name: 'none', problem: null });
    },
    look,
    accept,
    record: async (stop, end) => {
      if (state.phase.name !== 'run') return;
      const now = Date.now();
      const corrects = await takeBack(kept, stop, state.outcomes);
      await kept.add({
        ...end,
        key: uniqueKey(),
        run: state.phase.run.id,
        order: stop.id,
        task: stop.task,
        corrects,
        moment: clock.now(),
        heldUntil: now + HELD_MS,
        state: 'held',
        taken: null,
        note: null,
      });
      await kept.keep('draft', undefined);
      await kept.dropUnnamed();
      await changed();
      schedule(true);
    },
    undo: async (key) => {
      const isUndone = await toDraft(kept, key);
      await changed();
      return isUndone;
    },
    addPicture: async (key, bytes, draft) => {
      await kept.addPicture({ key, takenAt: Date.now(), note: null }, bytes, draft);
      await changed();
    },
    dropPicture: async (key) => {
      await kept.dropPicture(key);
      await changed();
    },
    count: async (stop, place) => {
      const scanned = withPlace(state.scanned, stop, place);
      set({ scanned });
      // A full phone counts until the page is closed.
      await keepCounted(kept, stop, scanned).catch(() => undefined);
      tabs.tell();
    },
    readNews: () => {
      const { phase } = state;
      if (phase.name === 'run') show({ ...phase, news: {} });
    },
    outdated: () => set({ isOld: true }),
    sync,
    reread,
    draft: kept,
  };
}
