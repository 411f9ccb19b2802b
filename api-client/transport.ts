// Carries every call of the generated client: session cookies, filters, uploads, binary responses, error bodies and
// time-outs. The generator's own transport reads files as text and loses the reason of a network failure.
import { ApiError } from './src/core/ApiError';
import type { ApiRequestOptions } from './src/core/ApiRequestOptions';
import { CancelablePromise } from './src/core/CancelablePromise';
import type { OpenAPIConfig } from './src/core/OpenAPI';
import { bodyOf, headersOf, NetworkError, readBody, urlOf } from './wire';

export { NetworkError };

/** Time-outs of calls, in ms; the application may change them. */
export const timeouts = { call: 30_000, upload: 120_000 };

/** How a call goes out; the application may put its own way round it. */
export const carrier = { send };

/**
 * Sends one call of the generated client. Rejects with ApiError (`status`, `body` as the server sent it) for an
 * unsuccessful response, with NetworkError for none, and with CancelError when the caller cancelled. A binary
 * response is a Blob, or a File when the server names it.
 */
export function request<T>(config: OpenAPIConfig, options: ApiRequestOptions): CancelablePromise<T> {
  return new CancelablePromise<T>((resolve, reject, onCancel) => {
    const controller = new AbortController();
    onCancel(() => controller.abort());
    carrier.send(config, options, controller).then((body) => resolve(body as T), reject);
  });
}

async function send(config: OpenAPIConfig, options: ApiRequestOptions, controller: AbortController) {
  const limit = options.formData ? timeouts.upload : timeouts.call;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, limit);
  const url = urlOf(config, options);
  const init = { method: options.method, credentials: 'same-origin', signal: controller.signal } as const;
  try {
    const response = await fetch(url, { ...init, headers: headersOf(options), body: bodyOf(options) });
    const body = await readBody(response);
    if (response.ok) return body;
    const { ok, status, statusText } = response;
    const result = { url, ok, status, statusText, body };
    throw new ApiError(options, result, `Request failed with status code ${status}`);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new NetworkError(late ? `timeout of ${limit} ms exceeded` : 'Network Error', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
