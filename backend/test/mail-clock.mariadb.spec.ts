import type { Clock } from '../src/platform/common/clock';
import { MailQueue } from '../src/modules/notifications/channels/mail-queue';
import { Outbox } from '../src/modules/notifications/channels/outbox';
import { letterTo, World } from './mail-support/world';

const hourMs = 60 * 60_000;

let world: World;

beforeAll(async () => {
  world = await World.create();
});

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  await world.reset();
  await world.destroy();
});

it('a letter waits its time by the clock of all, whatever the clock of the machine that writes it', async () => {
  const { database, queue } = await world.replica(null);
  const behind: Clock = { now: () => new Date(world.clock.now().getTime() - hourMs) };
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() - hourMs);
  const hold = { topic: 'order 7', known: null, forMs: 15_000 };
  await database.write((tx) => new Outbox(database, behind).add(tx, letterTo('anna@example.by'), hold));
  jest.restoreAllMocks();
  expect(await queue.due('email', 'news', 1)).toEqual([]);
  world.clock.pass(20_000);
  expect(await queue.due('email', 'news', 1)).toHaveLength(1);
  await world.reset();
});

it('a sender whose own clock is an hour ahead takes no letter that another one is sending', async () => {
  const first = await world.replica(null);
  const { database } = await world.replica(null);
  const clock: Clock = { now: () => new Date(world.clock.now().getTime() + hourMs) };
  const ahead = new MailQueue(database, clock, world.silent(clock));
  await world.post(first, letterTo('anna@example.by'));
  const [letter] = await first.queue.due('email', 'news', 1);
  expect(letter && (await first.queue.claim(letter))).not.toBeNull();

  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + hourMs);
  expect(await ahead.due('email', 'news', 1)).toEqual([]);
});
