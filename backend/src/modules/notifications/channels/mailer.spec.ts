import { Logger } from '@nestjs/common';
import type { Channel } from './channel';
import type { Email } from './email.entity';
import type { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { NEVER } from './retry';

const letter = { id: 7, channel: 'email', priority: 'news', attempts: 2 } as Email;
const noon = new Date('2026-11-20T09:00:00Z');
const post = { name: 'email', deliver: () => Promise.reject(new Error('the post is closed')) };

const mailerOver = (queue: object) =>
  new Mailer(queue as MailQueue, { now: () => noon }, [post as unknown as Channel]);

/** The log of a letter that the mail server refuses, with the given time of the next attempt. */
async function said(next: Date): Promise<unknown[]> {
  const lines: unknown[] = [];
  for (const level of ['warn', 'error'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...[line]: unknown[]) => void lines.push([level, line]));
  const due = [[letter]];
  const queue = {
    due: () => Promise.resolve(due.shift() ?? []),
    claim: (email: Email) => Promise.resolve({ ...email, attempts: email.attempts + 1, others: [] }),
    failed: () => Promise.resolve(next),
  };
  await mailerOver(queue).deliverDue();
  return lines;
}

afterEach(() => jest.restoreAllMocks());

describe('a letter that did not go is told of in one line', () => {
  const line = { email: 7, attempts: 3, reason: 'Error: the post is closed' };

  it('with when it is tried again', async () => {
    expect(await said(noon)).toEqual([
      ['warn', { ...line, next: '2026-11-20T09:00:00.000Z', msg: 'An e-mail was not sent and waits' }],
    ]);
  });

  // Somebody has to look at it.
  it('as a fault when it is given up', async () => {
    expect(await said(NEVER)).toEqual([['error', { ...line, next: null, msg: 'An e-mail is given up' }]]);
  });
});

// On the embedded database such a round would never let anything else happen.
it('letters that others take meanwhile are not looked for again in the same round', async () => {
  const due = jest.fn<Promise<Email[]>, []>().mockResolvedValueOnce([letter]).mockResolvedValue([]);
  await mailerOver({ due, claim: () => Promise.resolve(null) }).deliverDue();
  // Letters about accounts, and news.
  expect(due).toHaveBeenCalledTimes(2);
});
