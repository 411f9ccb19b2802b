import { ConfigError, text, type Env } from './env';

/** A service that sends short messages and is asked over HTTP; `{phone}`, `{text}` and `{id}` stand for the message. */
export interface Gateway {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  /** '' for none. */
  body: string;
  /** What an answer has to say beside its status; null: nothing. */
  ok: Expected | null;
}

export interface Expected {
  path: string[];
  /** One of these as text; null: anything but false, 0, '' and null. */
  values: string[] | null;
}

/** The fields of a message: the number as `375291234567`, the words, and an id that repeats on resending. */
interface Values {
  phone: string;
  text: string;
  id: string;
}

const placeholder = /\{([a-zA-Z]+)\}/g;
const names = ['phone', 'text', 'id'];

const sample: Values = { phone: '375291234567', text: '«Проба»\n"1"', id: 'a-1' };

type Escape = (value: string) => string;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escaping of a value in a body of the type; its quotes stand in the template. */
const escapes: readonly [type: RegExp, escape: Escape][] = [
  [/json/i, (value) => JSON.stringify(value).slice(1, -1)],
  [/form-urlencoded/i, encodeURIComponent],
  [/xml/i, (value) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)],
];

const fill = (template: string, values: Values, escape: Escape): string =>
  template.replace(placeholder, (_all, name: keyof Values) => escape(values[name]));

const typeOf = (headers: Record<string, string>): string =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';

/** The request that carries a message. */
export function filled({ url, headers, body, method }: Gateway, values: Values) {
  const escape = escapes.find(([type]) => type.test(typeOf(headers)))?.[1] ?? ((value) => value);
  return {
    url: fill(url, values, encodeURIComponent),
    headers,
    body: method === 'GET' ? null : fill(body, values, escape),
  };
}

/** The settings `<NAME>_URL`, `_METHOD`, `_HEADERS`, `_BODY` and `_OK`; null where there is no address. Their values are never repeated. */
export function gateway(env: Env, name: string): Gateway | null {
  const url = text(env, `${name}_URL`);
  const others = ['METHOD', 'HEADERS', 'BODY', 'OK'].filter((part) => text(env, `${name}_${part}`) !== null);
  if (url === null) {
    if (others[0] === undefined) return null;
    throw new ConfigError(`${name}_${others[0]}: only beside ${name}_URL`);
  }
  const body = text(env, `${name}_BODY`) ?? '';
  const found: Gateway = {
    url: address(url, name),
    method: method(text(env, `${name}_METHOD`) ?? (body ? 'POST' : 'GET'), name),
    headers: headers(text(env, `${name}_HEADERS`), body, name),
    body,
    ok: expected(text(env, `${name}_OK`), name),
  };
  check(found, name);
  return found;
}

/** Placeholders belong behind the host: what people write never chooses the address. */
function address(url: string, name: string): string {
  const host = /^https?:\/\/[^/?#]+/i.exec(url)?.[0] ?? '';
  if (!host || /[{}@]/.test(host) || !URL.canParse(fill(url, sample, encodeURIComponent)))
    throw new ConfigError(`${name}_URL: expected an http(s) URL, login and placeholders not in its host`);
  return url;
}

function method(value: string, name: string): Gateway['method'] {
  const found = (['GET', 'POST', 'PUT'] as const).find((one) => one === value.toUpperCase());
  if (!found) throw new ConfigError(`${name}_METHOD: expected GET, POST or PUT`);
  return found;
}

function headers(value: string | null, body: string, name: string): Record<string, string> {
  const wrong = new ConfigError(`${name}_HEADERS: expected JSON such as {"Authorization": "Bearer …"}`);
  const given: Record<string, string> = {};
  try {
    const parsed: unknown = JSON.parse(value ?? '{}');
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw wrong;
    for (const [header, content] of Object.entries(parsed)) {
      if (typeof content !== 'string') throw wrong;
      given[header] = content;
    }
    new Headers(given);
  } catch {
    throw wrong;
  }
  if (!body || typeOf(given)) return given;
  const type = /^\s*[[{]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded';
  return { ...given, 'Content-Type': type };
}

/** `messages.0.status=sent|queued`, or a path alone. */
function expected(value: string | null, name: string): Expected | null {
  if (value === null) return null;
  const [, path = '', values] = /^(?:\$\.)?([^=]+?)(?:=(.*))?$/.exec(value) ?? [];
  const parts = path.split('.').map((part) => part.trim());
  if (parts.some((part) => part === ''))
    throw new ConfigError(`${name}_OK: expected a path and its value, such as status=ok`);
  return { path: parts, values: values?.split('|').map((one) => one.trim()) ?? null };
}

function check(gateway: Gateway, name: string): void {
  const { url, body, method } = gateway;
  const sent = method === 'GET' ? url : url + body;
  const used = [...sent.matchAll(placeholder)].map(([, found]) => found ?? '');
  if (used.some((one) => !names.includes(one)) || !['phone', 'text'].every((one) => used.includes(one)))
    throw new ConfigError(
      `${name}_URL and ${name}_BODY: expected {phone} and {text}, perhaps {id}, no others`,
    );
  if (method === 'GET' && body) throw new ConfigError(`${name}_BODY: a GET has none`);
  if (!/json/i.test(typeOf(gateway.headers)) || !body) return;
  try {
    JSON.parse(filled(gateway, sample).body ?? '');
  } catch {
    throw new ConfigError(`${name}_BODY: expected JSON, placeholders inside its quotes`);
  }
}

/** The bot that speaks for the company, and where its API is. */
export interface Bot {
  token: string;
  /** Without a slash at its end. */
  apiUrl: string;
}

/** TELEGRAM_BOT_TOKEN, and TELEGRAM_API_URL for an API server of one's own. */
export function telegram(env: Env): Bot | null {
  const token = text(env, 'TELEGRAM_BOT_TOKEN');
  const apiUrl = text(env, 'TELEGRAM_API_URL');
  if (token === null && apiUrl !== null)
    throw new ConfigError('TELEGRAM_API_URL: only beside TELEGRAM_BOT_TOKEN');
  if (token === null) return null;
  if (!/^\d+:[\w-]{20,}$/.test(token))
    throw new ConfigError('TELEGRAM_BOT_TOKEN: expected what BotFather gives, digits, a colon and letters');
  if (apiUrl !== null && !/^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(apiUrl))
    throw new ConfigError('TELEGRAM_API_URL: expected an http(s) URL');
  return { token, apiUrl: (apiUrl ?? 'https://api.telegram.org').replace(/\/+$/, '') };
}
