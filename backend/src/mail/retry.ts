import { Refused } from './delivery';

/** How long a worker may lease an e-mail, ms; longer than the deadline of one attempt. */
export const LEASE_MS = 2 * 60_000;

/** How long one attempt may take, from connecting to the server's last response, ms. */
export const SEND_DEADLINE_MS = 60_000;

/** The `nextAttemptAt` of an e-mail that is given up: the row stays for inspection, no worker takes it. */
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

/** What nodemailer's errors say about the SMTP step that failed, and whether the failure is permanent. */
interface Failure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

const authenticationRequired = 530;

/**
 * Whether the failure is permanent: the server refused the recipient or the text (5xx), or the address is not valid.
 * A refused login or sender is caused by our own settings, which can be corrected, so those e-mails are retried.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Refused) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, command, responseCode, permanent } = error as Failure;
  if (command === 'API') return code === 'EENVELOPE';
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return permanent === true && responseCode !== authenticationRequired;
}
