import { pauseAfter } from '../../../platform/queue/pauses';

/** How long a sender may lease a delivery, ms; longer than the deadline of one attempt. */
export const LEASE_MS = 60_000;

/** How long an undelivered event holds back those behind it, ms. */
export const HOLD_MS = 60_000;

/** How long an event is retried, and an address may fail, ms. */
export const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** How long an address fails before the operator's view counts it, ms. */
export const FAILING_MS = 15 * 60_000;

/** How long an address fails before its owner is notified, ms. */
export const TELL_AFTER_MS = 60 * 60_000;

/** How long delivered events are listed, ms. */
export const DELIVERED_KEPT_MS = 30 * 24 * 60 * 60_000;

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const pauses = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];
/** A receiver may ask for a pause, but not for ever. */
const mostAsked = 24 * hour;

/**
 * The time of the next attempt, not before the receiver's Retry-After; null when the three days are over. Jitter of up to a fifth
 * spreads events that failed together.
 */
export function nextAttempt(
  attempts: number,
  { queuedAt, now, retryAfter }: { queuedAt: Date; now: Date; retryAfter: string | null },
  random: () => number = Math.random,
): Date | null {
  const pause = pauseAfter(attempts, pauses) * (1 + random() / 5);
  const asked = askedPause(retryAfter, now);
  const end = queuedAt.getTime() + GIVE_UP_MS;
  if (now.getTime() >= end) return null;
  // The last attempt is when the three days end.
  return new Date(Math.min(now.getTime() + Math.max(pause, asked), end));
}

/** `Retry-After` in seconds or as a date; 0 when it says neither. */
function askedPause(retryAfter: string | null, now: Date): number {
  if (retryAfter === null) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * second
    : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), mostAsked);
}
