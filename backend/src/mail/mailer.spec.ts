import { Logger } from '@nestjs/common';
import type { Channel } from './channel';
import type { Email } from './email.entity';
import type { MailQueue } from './mail-queue';
import { Mailer } from './mailer';
import { NEVER } from './retry';

const letter = { id: 7, channel: 'email', attempts: 2 } as Email;
const noon = new Date('2026-11-20T09:00:00Z');

/** What is logged of a letter that the post does not take, where its next try is then. */
async function said(next: Date, channel = 'email'): Promise<unknown[]> {
  const lines: unknown[] = [];
  for (const level of ['warn', 'error'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...[line]: unknown[]) => void lines.push([level, line]));
  const due = [[letter], []];
  const queue = {
    due: () => Promise.resolve(due.shift()),
    claim: () => Promise.resolve(true),
    failed: () => Promise.resolve(next),
  };
  const post = { name: channel, deliver: () => Promise.reject(new Error('the post is closed')) };
  const mailer = new Mailer(queue as unknown as MailQueue, { now: () => noon }, [post as unknown as Channel]);
  await mailer.deliverDue();
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

  it('that names the channel which this program does not know', async () => {
    expect(await said(noon, 'pigeon')).toMatchObject([
      ['warn', { email: 7, reason: 'Error: There is no channel "email"' }],
    ]);
  });
});

// On the embedded database such a round would never let anything else happen.
it('letters that others take meanwhile are not looked for again in the same round', async () => {
  const due = jest.fn<Promise<Email[]>, []>().mockResolvedValueOnce([letter, letter]).mockResolvedValue([]);
  const queue = { due, claim: () => Promise.resolve(false) } as unknown as MailQueue;
  await new Mailer(queue, { now: () => noon }, []).deliverDue();
  expect(due).toHaveBeenCalledTimes(1);
});
