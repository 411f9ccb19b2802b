import { failureOf, type ActionFailure } from '../../shared/failure';
import type { CourierClock } from './clock';
import type { CourierRun, PassLook, SentOutcome, TakenOutcome, TakenPicture } from './wire';

/** A thin line may take its time, a dead one must not hold the queue. */
const TIMEOUT_MS = 30_000;
/** So long a picture takes on the thinnest line. */
const PICTURE_TIMEOUT_MS = 120_000;

/** `unchanged` answers the ETag that was sent. */
export type Asked<Body> =
  | { done: true; body: Body; etag: string | null; unchanged?: false }
  | { done: true; unchanged: true }
  | { done: false; failure: ActionFailure };

/** Whether to try again later: the server has not judged what was sent. */
export const isPassing = ({ status }: ActionFailure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

export interface CourierApi {
  look: (token: string) => Promise<Asked<PassLook>>;
  accept: (token: string) => Promise<Asked<unknown>>;
  run: (etag: string | null) => Promise<Asked<CourierRun>>;
  send: (outcomes: SentOutcome[]) => Promise<Asked<TakenOutcome[]>>;
  /** Sends a picture of an outcome, both named by their keys. */
  picture: (key: string, outcome: string, bytes: ArrayBuffer) => Promise<Asked<TakenPicture>>;
}

/** A text that is cut off is no answer: it throws. */
const parsed = (text: string): unknown => (text ? JSON.parse(text) : null);

/**
 * A network that wants its own login first answers with pages of its own, under any status and type; every answer of the API names its
 * version (docs/contract.md#api-version).
 */
const isOfServer = ({ status, headers }: Response): boolean =>
  headers.has('Shlyah-Version') &&
  (status === 204 || status === 304 || /^application\/json/.test(headers.get('Content-Type') ?? ''));

/** Aborts after so many milliseconds; Safari of iOS 15 has no `AbortSignal.timeout`. */
function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), ms);
  return limit.signal;
}

const unreached = () => ({ done: false, failure: failureOf({ name: 'NetworkError', message: '' }) }) as const;

/** The calls of the page; each answer sets the clock. */
export function courierApi(clock: CourierClock): CourierApi {
  const ask = async <Body>(path: string, init: RequestInit, timeout = TIMEOUT_MS): Promise<Asked<Body>> => {
    const began = performance.now();
    try {
      const answer = await fetch(`/api/courier/${path}`, {
        ...init,
        cache: 'no-store',
        signal: timeLimit(timeout),
      });
      if (!isOfServer(answer)) return unreached();
      const date = Date.parse(answer.headers.get('Date') ?? '');
      // The header has whole seconds.
      if (!Number.isNaN(date)) clock.measure(date + 500, began, 1000);
      if (answer.status === 304) return { done: true, unchanged: true };
      const body = parsed(await answer.text());
      const { serverTime } = (body ?? {}) as Partial<CourierRun>;
      if (serverTime) clock.measure(Date.parse(serverTime), began);
      return answer.ok
        ? { done: true, body: body as Body, etag: answer.headers.get('ETag') }
        : { done: false, failure: failureOf({ status: answer.status, body }) };
    } catch {
      return unreached();
    }
  };
  const tell = <Body>(path: string, body: unknown) =>
    ask<Body>(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    look: (token) => tell('look', { token }),
    accept: (token) => tell('accept', { token }),
    run: (etag) => ask('run', { headers: etag ? { 'If-None-Match': etag } : {} }),
    send: (outcomes) => tell('outcomes', { outcomes }),
    picture: (key, outcome, bytes) =>
      ask(
        `pictures/${key}?outcome=${encodeURIComponent(outcome)}`,
        { method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: bytes },
        PICTURE_TIMEOUT_MS,
      ),
  };
}
