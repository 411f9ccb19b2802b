import { lookup } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { beginningOf } from '../../../platform/common/beginning';
import { withDeadline } from '../../../platform/common/deadline';
import { addressProblem, hostOf, isPublic, type Rules } from './address';

/** How long an attempt may take, from the first look-up to the end of the kept part of the answer. */
export const DEADLINE_MS = 10_000;
/** Bytes of the answer that are read. */
const answerBytes = 2048;

export interface OutgoingRequest {
  /** POST when it is not said. */
  method?: 'POST' | 'GET';
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Counts the address to which the host leads, before anything is sent; rejects beyond a limit. */
  admit?: ((address: string) => Promise<void>) | undefined;
}

/** How the receiver answered. */
export interface Answered {
  status: number;
  /** The beginning of the answer's body. */
  answer: string;
  retryAfter: string | null;
}

/** Why nothing was sent: the address leads where it must not. */
export class Forbidden extends Error {}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Sends a message once. The host is looked up once, every address found is judged, and the connection goes to the one that was: a name
 * that leads elsewhere a moment later leads nowhere. Redirects are answers like any other.
 */
export async function post(
  message: OutgoingRequest,
  rules: Rules,
  signal: AbortSignal,
  resolve: Resolve = resolveAll,
): Promise<Answered> {
  const url = new URL(message.url);
  const problem = addressProblem(message.url, rules);
  if (problem !== null) throw new Forbidden(problem);
  return withDeadline(signal, DEADLINE_MS, async (end) => {
    const address = await before(end, judged(hostOf(url), rules, resolve));
    await message.admit?.(address.address);
    return exchanged(url, message, address, end);
  });
}

type ResolvedAddress = Awaited<ReturnType<Resolve>>[number];

async function exchanged(
  url: URL,
  message: OutgoingRequest,
  address: ResolvedAddress,
  end: AbortSignal,
): Promise<Answered> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  // A connection of its own: one that is kept alive would have been judged at another time.
  const options = {
    method: message.method ?? 'POST',
    agent: false,
    lookup: pinned(address),
    // Node then asks for all addresses, whatever it was started with.
    autoSelectFamily: true,
    signal: end,
  } as const;
  const sent = send(url, { ...options, headers: message.headers });
  try {
    const response = await new Promise<IncomingMessage>((answer, reject) =>
      sent.once('response', answer).on('error', reject).end(message.body),
    );
    const answer = await beginningOf(response, answerBytes);
    const status = response.statusCode ?? 0;
    return { status, answer, retryAfter: response.headers['retry-after'] ?? null };
  } catch (error) {
    throw end.aborted ? reasonOf(end) : error;
  } finally {
    sent.destroy();
  }
}

async function judged(host: string, { local }: Rules, resolve: Resolve): Promise<ResolvedAddress> {
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const [first] = found;
  if (!first) throw new Forbidden('У этого имени нет адреса');
  if (!local && !found.every(({ address }) => isPublic(address)))
    throw new Forbidden('Этот адрес не виден из интернета');
  return first;
}

/** Answers one address, whatever is asked. */
const pinned =
  (address: ResolvedAddress): LookupFunction =>
  (_host, _options, answer) =>
    answer(null, [address]);

/** A DNS lookup cannot be aborted, but need not be waited for. */
function before<T>(end: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (end.aborted) return reject(reasonOf(end));
    end.addEventListener('abort', () => reject(reasonOf(end)), { once: true });
    work.then(resolve, reject);
  });
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  (reason as Error).name === 'TimeoutError'
    ? new Error(`Нет ответа за ${DEADLINE_MS / 1000} секунд`)
    : new Error('Отправка прервана');
