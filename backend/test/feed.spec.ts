import { eventTypes } from '@shlyah/domain';
import { connectDatabase } from '../src/storage/open';
import type { Database } from '../src/platform/database/database';
import { Feed } from '../src/platform/feed/feed';
import { FeedReader } from '../src/platform/feed/feed-reader';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { KEPT_DAYS, OldEvents } from '../src/platform/feed/old-events';
import { Sequence } from '../src/platform/feed/sequence';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import type { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

/** Writers, readers and events of the short form; `npm run reliability -- feed` is the long one, with processes that are killed. */
const writers = 20;
const readers = 3;
const events = 600;

let test: TestApp;
let second: Database;
let users: User[];

beforeAll(async () => {
  test = await startTestApp();
  users = [await addUser(test), await addUser(test)];
  // Another replica: connections and a sequence of its own.
  second = await connectDatabase(test.config.database);
});

afterAll(async () => {
  await second.close();
  await test.close();
});

const moment = (most: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * most));

const replicas = () =>
  [test.database, second].map((database) => ({
    database,
    reader: new FeedReader(database, new Sequence(database)),
  }));

class Regret extends Error {}

it('20 writers whose units end out of order and are taken back at random: 3 readers get each event once, in one order', async () => {
  const feed = new Feed(test.clock);
  const [one, two] = replicas();
  if (!one || !two) throw new Error('There are two replicas');
  let [told, tookBack, done] = [0, 0, false];
  const write = async (number: number): Promise<void> => {
    while (told < events) {
      const { database } = number % 2 ? one : two;
      const regrets = Math.random() < 0.2;
      const some = 1 + Math.floor(Math.random() * 3);
      const happenings = Array.from({ length: some }, () => ({
        type: 'order.changed' as const,
        userId: [users[0]?.id ?? 0, users[1]?.id ?? 0, null][Math.floor(Math.random() * 3)] ?? null,
        orderId: ++told,
      }));
      await database
        .write(async (tx) => {
          for (const happening of happenings) {
            await feed.append(tx, happening);
            // The order of the commits is not that of the ids.
            if (database.kind === 'mysql') await moment(20);
          }
          if (regrets) throw new Regret();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Regret)) throw error;
          tookBack += some;
        });
    }
  };
  const read = async (number: number): Promise<number[]> => {
    const { reader } = number % 2 ? one : two;
    const asked = { userId: users[number % 2]?.id ?? 0, mode: 'live', types: eventTypes } as const;
    const seen: number[] = [];
    let after = 0;
    for (;;) {
      const last = done;
      const stretch = await reader.read({ ...asked, after, limit: 1 + Math.floor(Math.random() * 20) });
      seen.push(...stretch.events.map(({ orderId }) => orderId ?? 0));
      after = stretch.next;
      if (last && !stretch.more) return seen;
      await moment(5);
    }
  };
  const reading = Array.from({ length: readers }, (_, number) => read(number));
  await Promise.all(Array.from({ length: writers }, (_, number) => write(number))).finally(
    () => (done = true),
  );
  const seen = await Promise.all(reading);

  const kept = await test.database.read.find(IntegrationEvent, { order: { seq: 'ASC' } });
  const all = kept.filter(({ type }) => type === 'order.changed');
  expect(all).toHaveLength(told - tookBack);
  expect(tookBack).toBeGreaterThan(0);
  // Places without a gap.
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, at) => (kept[0]?.seq ?? 0) + at));
  // Where units run side by side, their ids would have told another order.
  const ids = kept.map(({ id }) => id);
  const byId = [...ids].sort((before, after) => before - after);
  expect(ids.join() !== byId.join()).toBe(test.database.kind === 'mysql');
  for (const [number, got] of seen.entries()) {
    const his = all.filter(({ userId }) => userId === null || userId === users[number % 2]?.id);
    expect(got).toEqual(his.map(({ orderId }) => orderId));
  }
});

it('places that two give at once are given once', async () => {
  const feed = new Feed(test.clock);
  for (let round = 0; round < 10; round++) {
    await test.database.write((tx) =>
      feed.append(tx, ...Array.from({ length: 5 }, () => ({ type: 'ping' as const, userId: null }))),
    );
    await Promise.all(
      replicas().flatMap(({ database }) => [
        new Sequence(database).catchUp(),
        new Sequence(database).catchUp(),
      ]),
    );
  }
  const kept = await test.database.read.find(IntegrationEvent, { order: { seq: 'ASC' } });
  expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, at) => (kept[0]?.seq ?? 0) + at));
});

const kept = () => test.database.read.find(IntegrationEvent, { order: { id: 'ASC' } });
const append = (count = 1) =>
  test.database.write((tx) =>
    new Feed(test.clock).append(
      tx,
      ...Array.from({ length: count }, () => ({ type: 'ping' as const, userId: users[0]?.id ?? null })),
    ),
  );
const keptMs = KEPT_DAYS * 24 * 3_600_000;

// It asks by itself, and gives places by that.
const stopSender = (): Promise<void> => test.app.get(Sender).onModuleDestroy();

it('the last place is that of what has just happened', async () => {
  await stopSender();
  const reader = test.app.get(FeedReader);
  const before = await reader.last();
  await append(3);
  expect(await reader.last()).toBe(before + 3);
});

describe('old events', () => {
  beforeAll(stopSender);

  // A young event keeps those behind it: each test begins without any.
  afterEach(async () => {
    test.clock.pass(2 * keptMs);
    await test.app.get(OldEvents).forget();
    test.clock.set(null);
    expect(await kept()).toHaveLength(0);
  });

  it('are forgotten beside one that has no place yet', async () => {
    const sequence = test.app.get(Sequence);
    await append();
    await sequence.catchUp();
    test.clock.pass(keptMs + 24 * 3_600_000);
    const given = jest.spyOn(sequence, 'catchUp').mockResolvedValue(undefined as never);
    await append();
    await test.app.get(OldEvents).forget();
    given.mockRestore();
    expect(await kept()).toMatchObject([{ type: 'ping', at: test.clock.now() }]);
  });

  it('are those that were kept for longer than ninety days, to the millisecond', async () => {
    test.clock.pass(0);
    await append();
    test.clock.pass(keptMs);
    await test.app.get(OldEvents).forget();
    expect(await kept()).toHaveLength(1);
    test.clock.pass(1);
    await test.app.get(OldEvents).forget();
    expect(await kept()).toHaveLength(0);
  });

  // As many as a unit of work takes, and one more; nobody has read them, so that they have no places.
  it('are forgotten however many they are, also where nobody has read them', async () => {
    test.clock.pass(0);
    await append(501);
    test.clock.pass(keptMs + 1);
    await test.app.get(OldEvents).forget();
    expect(await kept()).toHaveLength(0);
  });
});
