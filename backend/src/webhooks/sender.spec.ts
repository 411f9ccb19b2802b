import type { Accounts } from '../access/accounts';
import type { Actor } from '../access/actor';
import type { Config } from '../config/config';
import type { Secrets } from '../access/secrets';
import type { Database } from '../database/database';
import type { Feed } from '../feed/feed';
import type { FeedReader } from '../feed/feed-reader';
import type { Clock } from '../shared/clock';
import type { DeliveryQueue } from './delivery-queue';
import { Sender } from './sender';
import type { Webhook } from './webhook.entity';

/** A sender of the addresses, each of an account; what it has begun with ends when `finish` is called. */
function senderOf(accountsOfAddresses: number[]) {
  const begun: number[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const due = accountsOfAddresses.map((userId, index) => ({ id: index + 1, userId }) as Webhook);
  const sender = new Sender(
    { read: { findBy: () => Promise.resolve([]) } } as unknown as Database,
    { due: () => Promise.resolve(due), next: () => Promise.resolve(null) } as unknown as DeliveryQueue,
    {} as Feed,
    { last: () => Promise.resolve(0) } as unknown as FeedReader,
    {
      byId: async (id: number) => {
        begun.push(id);
        await finished;
        return { id } as Actor;
      },
    } as unknown as Accounts,
    {} as Secrets,
    {} as Clock,
    {} as Config,
  );
  return { sender, begun, finish };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('addresses that are served at once', () => {
  it.each<[string, number[], number[]]>([
    ['sixteen, of whomever', numbers(20), numbers(16)],
    ['four of one account, and others past it', [7, 7, 7, 7, 7, 7, 8], [7, 7, 7, 7, 8]],
  ])('are %s', async (_words, accounts, expected) => {
    const { sender, begun, finish } = senderOf(accounts);
    const sent = sender.deliverDue();
    await new Promise((resolve) => setImmediate(resolve));
    const atOnce = [...begun];
    finish();
    await sent;
    expect(atOnce).toEqual(expected);
  });
});
