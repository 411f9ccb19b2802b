import type { Database } from '../src/platform/database/database';
import { ReplicaLease } from '../src/platform/queue/replica-lease';
import { connectDatabase } from '../src/storage/open';
import { HandClock } from './mail-support/world';
import { fillDatabase } from './support/filled-database';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const minute = 60_000;

let ground: TestDatabase;
let database: Database;
let clock: HandClock;
let name = 0;

beforeAll(async () => {
  ground = await createTestDatabase();
  await fillDatabase(ground.config, false);
  database = await connectDatabase(ground.config);
});

afterAll(async () => {
  await database.close();
  await ground.drop();
});

beforeEach(() => {
  clock = new HandClock();
  name += 1;
});

/** What a replica has of the lease of this test. */
const replica = () => new ReplicaLease(`job ${name}`, database, clock);

describe('the lease', () => {
  it('is one replica’s until its time is over, then another’s', async () => {
    const [one, two] = [replica(), replica()];
    expect([await one.take(minute), await two.take(minute)]).toEqual([true, false]);
    clock.pass(minute - 1);
    expect(await two.take(minute)).toBe(false);
    clock.pass(1);
    expect([await two.take(minute), await one.take(minute)]).toEqual([true, false]);
  });

  it('is prolonged by whoever has it', async () => {
    const [one, two] = [replica(), replica()];
    await one.take(minute);
    clock.pass(minute - 1);
    expect(await one.take(minute)).toBe(true);
    clock.pass(minute - 1);
    expect(await two.take(minute)).toBe(false);
  });

  it.each([
    ['an hour', 60 * minute, true],
    ['a minute', minute, false],
  ])('that a clock ahead by %s has taken', async (_words, ahead, isFree) => {
    const [one, two] = [replica(), replica()];
    clock.pass(ahead);
    await one.take(minute);
    clock.pass(-ahead);
    expect(await two.take(minute)).toBe(isFree);
    // Of the two one has it.
    expect(await one.take(minute)).toBe(!isFree);
  });

  it('that was given back is another’s at once', async () => {
    const [one, two] = [replica(), replica()];
    await one.take(minute);
    await one.giveBack();
    expect([await two.take(minute), await one.take(minute)]).toEqual([true, false]);
  });

  it('is not given back by whoever has lost it, or never had it', async () => {
    const [one, two, three] = [replica(), replica(), replica()];
    await one.take(minute);
    clock.pass(minute);
    await two.take(minute);
    await one.giveBack();
    await three.giveBack();
    expect(await three.take(minute)).toBe(false);
  });

  it('that nobody has had is one replica’s, however many ask at once', async () => {
    const taken = await Promise.all(Array.from({ length: 10 }, () => replica().take(minute)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});
