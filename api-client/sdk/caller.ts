import { bodyOf, headersOf, NetworkError, readBody, urlOf } from '../wire';
import { ShlyahError } from './errors';
import type { ApiRequestOptions } from './operations/core/ApiRequestOptions';
import { BaseHttpRequest } from './operations/core/BaseHttpRequest';
import { CancelablePromise } from './operations/core/CancelablePromise';
import type { OpenAPIConfig } from './operations/core/OpenAPI';

export interface Timeouts {
  /** Maximum number of retries of a call. */
  retries: number;
  /** Timeout of one try, in ms. */
  timeout: number;
  /** The longest pause between two tries, in seconds: a longer Retry-After ends the retries. */
  longestPause: number;
}

export const timeouts: Timeouts = { retries: 4, timeout: 30_000, longestPause: 60 };

/** A pause that ends at once when the call is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });

/** Seconds of a Retry-After header: a number or a moment. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** The answer says that nothing was done: any call may be sent again. */
const nothingDone = (error: ShlyahError): boolean => error.status === 429 || error.code === 'unavailable';
const passing = [500, 502, 503, 504];

/** Whether the same call may be sent again after this end of it. */
function mayRepeat(error: unknown, isSafe: boolean): boolean {
  if (!(error instanceof ShlyahError)) return isSafe && error instanceof NetworkError;
  return nothingDone(error) || (isSafe && passing.includes(error.status));
}

/** The call as a request. One that cannot be made is the program's mistake and is not tried again. */
function requestOf(config: OpenAPIConfig, options: ApiRequestOptions): Request {
  try {
    const init = { method: options.method, headers: headersOf(options), body: bodyOf(options) };
    return new Request(urlOf(config, options), init);
  } catch (cause) {
    throw new TypeError('Запрос не составить. Проверьте адрес сервиса и ключ.', { cause });
  }
}

/** A header holds ASCII alone: a key with other signs, «УТ-000017», goes as encodeURIComponent writes it, which all our examples do. */
const headerOf = (key: string): string => (/^[\x20-\x7e]*$/.test(key) ? key : encodeURIComponent(key));

/**
 * Sends calls under a key. What creates gets an Idempotency-Key, the same for all its tries, so that it creates once however
 * often it is sent. A Retry-After is obeyed with a random delay on top; other pauses grow.
 */
export class Caller extends BaseHttpRequest {
  constructor(
    config: OpenAPIConfig,
    private readonly key: string,
    private readonly timeouts: Timeouts,
  ) {
    super(config);
  }

  override request<T>(options: ApiRequestOptions): CancelablePromise<T> {
    return new CancelablePromise<T>((resolve, reject, onCancel) => {
      const controller = new AbortController();
      onCancel(() => controller.abort());
      this.send(options, controller.signal).then((body) => resolve(body as T), reject);
    });
  }

  private async send(options: ApiRequestOptions, signal: AbortSignal): Promise<unknown> {
    const repeatable = 'Idempotency-Key' in (options.headers ?? {});
    const headers = {
      Authorization: `Bearer ${this.key}`,
      ...options.headers,
      ...(repeatable && {
        'Idempotency-Key': headerOf(String(options.headers?.['Idempotency-Key'] ?? crypto.randomUUID())),
      }),
    };
    const isSafe = repeatable || ['GET', 'PUT', 'DELETE'].includes(options.method);
    for (let tried = 0; ; tried++) {
      try {
        return await this.once({ ...options, headers }, signal);
      } catch (error) {
        if (signal.aborted || tried >= this.timeouts.retries || !mayRepeat(error, isSafe)) throw error;
        const asked = error instanceof ShlyahError ? error.retryAfter : null;
        if ((asked ?? 0) > this.timeouts.longestPause) throw error;
        const least = asked ?? 0;
        const spread = asked === null ? Math.min(0.5 * 2 ** tried, this.timeouts.longestPause) : 1;
        await pause(1000 * (least + Math.random() * spread), signal);
      }
    }
  }

  private async once(options: ApiRequestOptions, signal: AbortSignal): Promise<unknown> {
    const request = requestOf(this.config, options);
    const limit = AbortSignal.timeout(this.timeouts.timeout + 1000 * Number(options.query?.['wait'] ?? 0));
    try {
      const answer = await fetch(request, { signal: AbortSignal.any([signal, limit]) });
      const body = await readBody(answer);
      if (answer.ok) return body;
      throw new ShlyahError(
        answer.status,
        body,
        answer.headers,
        secondsOf(answer.headers.get('Retry-After')),
      );
    } catch (error) {
      if (error instanceof ShlyahError) throw error;
      throw new NetworkError(limit.aborted ? 'timeout' : 'Network Error', { cause: error });
    }
  }
}
