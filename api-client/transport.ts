// Carries every call of the generated client: session cookies, filters, uploads, binary responses, error bodies and
// time-outs. The generator's own transport reads files as text and loses the reason of a network failure.
import { ApiError } from './src/core/ApiError';
import type { ApiRequestOptions } from './src/core/ApiRequestOptions';
import { CancelablePromise } from './src/core/CancelablePromise';
import type { OpenAPIConfig } from './src/core/OpenAPI';

/** A call without a response; the message is one of those in docs/contract.md#errors. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** Time-outs of calls, in ms; the application may change them. */
export const patience = { call: 30_000, upload: 120_000 };

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
  const limit = options.formData ? patience.upload : patience.call;
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

function urlOf(config: OpenAPIConfig, options: ApiRequestOptions): string {
  const path = options.url.replace(/{(.*?)}/g, (_, name: string) =>
    encodeURIComponent(String(options.path?.[name])),
  );
  const query = new URLSearchParams(Object.entries(options.query ?? {}).flatMap(pairs)).toString();
  return `${config.BASE.replace(/\/$/, '')}${path}${query && `?${query}`}`;
}

/** Query parameters of one value: `a=1`, repeated for a list, `filter[state]=1` for an object, none when empty. */
function pairs([key, value]: [string, unknown]): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => pairs([key, item]));
  if (typeof value !== 'object') return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => pairs([`${key}[${name}]`, inner]));
}

function headersOf({ headers = {}, body, mediaType }: ApiRequestOptions): [string, string][] {
  const given = Object.entries(headers).flatMap(pairs);
  // A form must not name its type: the browser adds the boundary between its parts.
  return body === undefined ? given : [...given, ['Content-Type', mediaType ?? 'application/json']];
}

function bodyOf({ formData, body }: ApiRequestOptions): FormData | Blob | string | null {
  if (!formData) return body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body);
  const form = new FormData();
  for (const [key, value] of Object.entries(formData) as [string, unknown][]) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      // An omitted field stays as it was; null empties it.
      if (item === undefined) continue;
      if (item instanceof Blob) form.append(key, item);
      else
        form.append(key, item === null ? '' : typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  return form;
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  const disposition = response.headers.get('Content-Disposition') ?? '';
  if (response.status === 204) return undefined;
  if (/^\s*attachment/i.test(disposition) || !/[/+]json|^text\/|^$/i.test(type)) {
    const blob = await response.blob();
    const name = fileName(disposition);
    return name === undefined ? blob : new File([blob], name, { type: blob.type });
  }
  const text = await response.text();
  if (text === '') return undefined;
  if (!/[/+]json/i.test(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // An error body that is not valid JSON is still worth showing; a success without valid JSON is a failure.
    if (response.ok) throw error;
    return text;
  }
}

/** The name in a Content-Disposition header, the UTF-8 form (RFC 6266) before the plain one. */
function fileName(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i
    .exec(disposition)
    ?.slice(1)
    .find((name) => name !== undefined);
}
