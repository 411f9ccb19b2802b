// How calls and answers look on the wire: what the site's transport and the package for integrators share.
import type { ApiRequestOptions } from './src/core/ApiRequestOptions';

/** A call without a response; the message is one of those in docs/contract.md#errors. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

export function urlOf(config: { BASE: string }, options: ApiRequestOptions): string {
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

export function headersOf({ headers = {}, body, mediaType }: ApiRequestOptions): [string, string][] {
  const given = Object.entries(headers).flatMap(pairs);
  // A form must not name its type: the browser adds the boundary between its parts.
  return body === undefined ? given : [...given, ['Content-Type', mediaType ?? 'application/json']];
}

export function bodyOf({ formData, body }: ApiRequestOptions): FormData | Blob | string | null {
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

export async function readBody(response: Response): Promise<unknown> {
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
