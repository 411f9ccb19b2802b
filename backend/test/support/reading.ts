import type { Response } from 'supertest';
import { HistoryEvent } from '../../src/platform/journal/history/event.entity';
import { Email } from '../../src/modules/notifications/channels/email.entity';
import type { TestApp } from './test-app';

/** The paths of the fields that an answer complains about, sorted; none for a good answer. */
export const complaints = ({ body }: Response): string[] =>
  Object.keys((body as { errors?: object }).errors ?? {}).sort();

/** The status of an answer and its words. */
export const told = ({ status, body }: Response): string =>
  `${status} ${(body as { message?: string }).message}`;

/** What an answer says of each field. */
export const errorsOf = ({ body }: Response): Record<string, string[]> =>
  (body as { errors?: Record<string, string[]> }).errors ?? {};

/** Subjects of the letters to one address, oldest first. */
export async function lettersTo(test: TestApp, recipient: string): Promise<string[]> {
  const letters = await test.database.read.find(Email, { where: { recipient }, order: { id: 'ASC' } });
  return letters.map(({ subject }) => subject);
}

/** The text of the newest letter to the address. */
export async function lastLetterTo(test: TestApp, recipient: string): Promise<string> {
  const [letter] = await test.database.read.find(Email, {
    where: { recipient },
    order: { id: 'DESC' },
    take: 1,
  });
  return letter?.body ?? '';
}

/** The token of the link in the newest letter to the address, to the page where it is named. */
export async function tokenTo(test: TestApp, recipient: string, page = ''): Promise<string> {
  return new RegExp(`${page}\\?token=([\\w-]+)`).exec(await lastLetterTo(test, recipient))?.[1] ?? '';
}

/** What the history keeps of a thing: "field: from → to by role", oldest first. */
export async function historyOf(
  test: TestApp,
  subject: HistoryEvent['subject'],
  subjectId?: number,
): Promise<string[]> {
  const where = subjectId === undefined ? { subject } : { subject, subjectId };
  const events = await test.database.read.find(HistoryEvent, { where, order: { id: 'ASC' } });
  return events.map(
    ({ field, fromValue, toValue, actorRole }) => `${field}: ${fromValue} → ${toValue} by ${actorRole}`,
  );
}

/** Repeats the question until the answer is yes; for what nobody waits for inside the product. */
export async function until(question: () => Promise<boolean>): Promise<void> {
  const patient = performance.now() + 20_000;
  while (!(await question())) {
    if (performance.now() > patient) throw new Error('It never came true');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
