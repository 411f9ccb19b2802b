/** How long a worker may hold a letter, ms; it outlasts the deadline of one sending. */
export const LEASE_MS = 2 * 60_000;

/** How long one sending may take, from connecting to the server's last word, ms. */
export const SEND_DEADLINE_MS = 60_000;

/** Where `nextAttemptAt` goes when a letter is given up: the row stays for people to look at, no worker takes it. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 60 * 60_000;
const maxAttempts = 20;

/**
 * When to try again after the given number of failed attempts: 1 minute later, 2, 4 … at most 6 hours, almost three
 * days in all; NEVER after that.
 */
export function nextAttempt(failedAttempts: number, now: Date): Date {
  if (failedAttempts >= maxAttempts) return NEVER;
  return new Date(now.getTime() + Math.min(firstPauseMs * 2 ** (failedAttempts - 1), longestPauseMs));
}

/** What nodemailer's errors say about where in the conversation a letter failed, and whether for good. */
interface Failure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

const authenticationRequired = 530;

/**
 * Whether the failure would be the same however often this letter is tried: the server refused the recipient or the
 * text for good (5xx), or the address cannot be written to at all. A refused login or sender is the fault of our own
 * settings, which get mended, so those letters wait.
 */
export function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, responseCode, permanent } = error as Failure;
  if (command === 'API') return code === 'EENVELOPE';
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return permanent === true && responseCode !== authenticationRequired;
}
