import { Logger } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import type { Secrets } from '../../../platform/access/secrets';
import type { Feed } from '../../../platform/feed/feed';
import type { FeedReader } from '../../../platform/feed/feed-reader';
import type { Clock } from '../../../platform/common/clock';
import type { DeliveryLimits } from './delivery-limits';
import type { DeliveryQueue } from './delivery-queue';
import type { NextDeliveries, ReadyAddress } from './next-deliveries';
import type { Outages } from './outages';
import { Sender } from './sender';

/** A sender that stands on these alone. */
const senderOver = (on: { next: object; reader: object; queue?: object }): Sender =>
  new Sender(
    { correctDates: () => Promise.resolve(), ...on.queue } as DeliveryQueue,
    { filled: () => Promise.resolve([]), ...on.next } as unknown as NextDeliveries,
    { tell: () => Promise.resolve() } as Outages,
    { pauseOf: () => Promise.resolve(0), ofAddress: () => undefined } as unknown as DeliveryLimits,
    {} as Feed,
    on.reader as FeedReader,
    {} as Secrets,
    {} as Clock,
    {} as Config,
  );

type Address = Omit<ReadyAddress, 'id'>;

/** A sender of the addresses, each of an account; what it has begun with ends when `finish` is called. */
function senderOf(addresses: Address[]) {
  const begun: number[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const ready = addresses.map((address, index) => ({ id: index, ...address }));
  const sender = senderOver({
    next: {
      addresses: () => Promise.resolve(ready),
      address: async (id: number) => {
        begun.push(addresses[id]?.userId ?? NaN);
        await finished;
        return null;
      },
    },
    reader: { last: () => Promise.resolve(0) },
  });
  return { sender, begun, finish };
}

const of = (proven: boolean, accounts: number[], confirmed = true): Address[] =>
  accounts.map((userId) => ({ userId, proven, confirmed }));
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('addresses that are served at once', () => {
  it.each<[string, Address[], number[]]>([
    ['sixteen, of whomever', of(true, numbers(20)), numbers(16)],
    ['four of one account, and others past it', of(true, [7, 7, 7, 7, 7, 7, 8]), [7, 7, 7, 7, 8]],
    [
      'twelve that have not answered well, and others past them',
      [...of(false, numbers(14)), ...of(true, [20, 21, 22, 23, 24])],
      [...numbers(12), 20, 21, 22, 23],
    ],
    [
      'two of one account that have not answered well, and others past them',
      [...of(false, [7, 7, 7]), ...of(true, [7, 7, 7]), ...of(false, [8])],
      [7, 7, 7, 7, 8],
    ],
    [
      'four of unconfirmed accounts, one of each, and others past them',
      [...of(true, [7, 7, 8, 9, 10, 11], false), ...of(true, [20])],
      [7, 8, 9, 10, 20],
    ],
  ])('are %s', async (_words, addresses, expected) => {
    const { sender, begun, finish } = senderOf(addresses);
    const sent = sender.deliverDue();
    await new Promise((resolve) => setImmediate(resolve));
    const atOnce = [...begun];
    finish();
    await sent;
    expect(atOnce).toEqual(expected);
  });
});

/** What the sender looks up of the addresses, poll by poll, while `happen` tells it what has happened since. */
function lookups() {
  const asked: unknown[] = [];
  let last = 0;
  let concerned: { userId: number | null }[] = [];
  const sender = senderOver({
    next: {
      addresses: () => Promise.resolve([]),
      filled: (owners: unknown) => {
        asked.push(owners);
        return Promise.resolve([]);
      },
    },
    reader: { last: () => Promise.resolve(last), concerned: () => Promise.resolve(concerned) },
  });
  sender.onApplicationBootstrap();
  return {
    asked,
    stop: () => sender.onModuleDestroy(),
    happen: (...users: (number | null)[]) => {
      last += users.length;
      concerned = users.map((userId) => ({ userId }));
    },
  };
}

describe('the addresses that are looked up', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are all once a minute, and between only those of whom something has happened to', async () => {
    const { asked, stop, happen } = lookups();
    const second = async (...users: (number | null)[]): Promise<unknown[]> => {
      happen(...users);
      await jest.advanceTimersByTimeAsync(1000);
      return asked.splice(0);
    };
    expect(await second()).toEqual([null]);
    expect(await second()).toEqual([]);
    expect(await second(7, 8)).toEqual([[7, 8]]);
    expect(await second()).toEqual([]);
    // An event of every subscription.
    expect(await second(7, null)).toEqual([null]);
    await jest.advanceTimersByTimeAsync(54_000);
    expect(asked.splice(0)).toEqual([]);
    expect(await second()).toEqual([]);
    expect(await second()).toEqual([]);
    expect(await second()).toEqual([null]);
    await stop();
  });
});

it('an address whose queue was full is sent the rest of the feed without a pause', async () => {
  const webhook = { id: 3, lastSeq: 1000 };
  const queued = [1000];
  const tried: number[] = [];
  const sender = senderOver({
    reader: { last: () => Promise.resolve(1002) },
    next: {
      addresses: () =>
        Promise.resolve(tried.length > 0 ? [] : [{ id: 3, userId: 7, proven: true, confirmed: true }]),
      address: () => Promise.resolve({ webhook, owner: {} }),
      of: () => Promise.resolve(queued.shift() ?? null),
    },
    queue: {
      claim: (delivery: number) => Promise.resolve(delivery),
      fill: () => {
        webhook.lastSeq = 1002;
        queued.push(1001, 1002);
        return Promise.resolve();
      },
    },
  });
  jest.spyOn(sender, 'deliver').mockImplementation((_webhook, delivery) => {
    tried.push(delivery as unknown as number);
    return Promise.resolve({ status: 200 } as never);
  });
  await sender.deliverDue();
  expect(tried).toEqual([1000, 1001, 1002]);
});

describe('a sender', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('that is stopped ends what it has begun, and nothing of it keeps the process', async () => {
    const { sender, begun, finish } = senderOf(of(true, [7]));
    sender.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([7]);
    const ended = jest.fn();
    const stopped = sender.onModuleDestroy().then(ended);
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).not.toHaveBeenCalled();
    finish();
    await stopped;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('that cannot send says so once, and again when it has worked meanwhile', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    let works = false;
    const sender = senderOver({
      next: { addresses: () => Promise.resolve([]) },
      reader: { last: () => (works ? Promise.resolve(0) : Promise.reject(new Error('no database'))) },
    });
    sender.onApplicationBootstrap();
    const said: number[] = [];
    for (const answers of [false, false, true, false, false]) {
      works = answers;
      await jest.advanceTimersByTimeAsync(1000);
      said.push(logged.mock.calls.length);
    }
    expect(logged).toHaveBeenCalledWith('Webhooks cannot be sent: Error: no database');
    expect(said).toEqual([1, 1, 1, 2, 2]);
    logged.mockRestore();
    await sender.onModuleDestroy();
  });
});
