import { pauseAfter } from '../../../platform/queue/pauses';
import { Refused } from './delivery';

/** How long a worker may lease an e-mail, ms; longer than the deadline of one attempt. */
export const LEASE_MS = 2 * 60_000;

/** How long one attempt may take, from connecting to the server's last response, ms. */
export const SEND_DEADLINE_MS = 60_000;

/** The `nextAttemptAt` of an e-mail that is given up: the row stays for inspection, no worker takes it. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

const minute = 60_000;
const pauses = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360].map((minutes) => minutes * minute);
const maxAttempts = 20;

/** When to try again after the given number of failed attempts, almost three days in all; NEVER after that. */
export const nextAttempt = (failedAttempts: number, now: Date): Date =>
  failedAttempts >= maxAttempts ? NEVER : new Date(now.getTime() + pauseAfter(failedAttempts, pauses));

/** What nodemailer's errors say about the SMTP step that failed, and whether the failure is permanent. */
interface Failure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  permanent?: unknown;
}

const authenticationRequired = 530;
/** The server is about to close, whatever it was asked. */
const notAvailable = 421;

const failureOf = (error: unknown): Failure =>
  typeof error === 'object' && error !== null ? (error as Failure) : {};

const isAboutMessage = ({ command, responseCode }: Failure): boolean =>
  (command === 'RCPT TO' || command === 'DATA') &&
  ![undefined, authenticationRequired, notAvailable].includes(responseCode as number | undefined);

/**
 * Whether the failure is permanent: the server refused the recipient or the text (5xx), or the address is not valid.
 * A refused login or sender is caused by our own settings, which can be corrected, so those e-mails are retried.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Refused) return true;
  const failure = failureOf(error);
  if (failure.command === 'API') return failure.code === 'EENVELOPE';
  return isAboutMessage(failure) && failure.permanent === true;
}

/** Whether only this recipient or text is not taken, for now or for good: the server itself works. */
export const isAboutOne = (error: unknown): boolean => isRefusal(error) || isAboutMessage(failureOf(error));
