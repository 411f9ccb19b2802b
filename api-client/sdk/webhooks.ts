import type { EventDto } from './operations/models/EventDto';

/** Reason to reject a message: a forged or an untimely one. */
export type WebhookProblem =
  'headers_missing' | 'timestamp_too_old' | 'timestamp_too_new' | 'signature_wrong';

export class WebhookError extends Error {
  override name = 'WebhookError';

  constructor(readonly problem: WebhookProblem) {
    super(`The webhook is refused: ${problem}`);
  }
}

/** Seconds by which the clocks of both sides may differ. */
const TOLERANCE = 5 * 60;

export interface Received {
  /** The body exactly as it came, before any parsing. */
  body: string | Uint8Array<ArrayBuffer>;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_…`; while it is being replaced, the old one and the new one. */
  secret: string | readonly string[];
  /** The clock, in ms; for tests. */
  now?: number;
}

/**
 * The message of a webhook (Standard Webhooks) once its signature and its age are right; throws WebhookError otherwise. Keep
 * `webhook-id`: a message may come again.
 */
export async function verifyWebhook<T = EventDto>({ body, headers, secret, now }: Received): Promise<T> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !/^\d+$/.test(timestamp) || !signatures) throw new WebhookError('headers_missing');
  const age = (now ?? Date.now()) / 1000 - Number(timestamp);
  if (age > TOLERANCE) throw new WebhookError('timestamp_too_old');
  if (age < -TOLERANCE) throw new WebhookError('timestamp_too_new');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const one of [secret].flat())
    if (await isSigned(signed, signatures, one)) return JSON.parse(text) as T;
  throw new WebhookError('signature_wrong');
}

function headerOf(headers: Received['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found[0] : found;
}

/** Whether one of the signatures, `v1,<base64>` with blanks between them, is the secret's. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: string,
  secret: string,
): Promise<boolean> {
  const { subtle } = crypto;
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (!raw) throw new TypeError('The secret of a webhook is whsec_ and base64');
  const key = await subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const one of signatures.split(' ')) {
    const given = one.startsWith('v1,') && bytesOf(one.slice(3));
    if (given && (await subtle.verify('HMAC', key, given, signed))) return true;
  }
  return false;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (symbol) => symbol.charCodeAt(0));
  } catch {
    return null;
  }
}
