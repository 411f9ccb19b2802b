import { Throttle, type Limit } from '../src/platform/access/throttle';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let throttle: Throttle;

beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T09:00:00Z'));
  await forgetAll();
  throttle = new Throttle(test.database, test.clock);
});

const once: Limit = { key: 'once', most: 1, perMs: 60_000 };

const forgetAll = () =>
  test.database.write((tx) => tx.createQueryBuilder().delete().from(RateLimitHits).execute());

const known = (): Promise<number> => test.database.read.count(RateLimitHits);

const taken = (limit = once) => throttle.take([limit]);
const seen = (limit = once) => throttle.refuseSpent([limit]);
const refused = (seconds: number) => ({ code: 'too_many_requests', extra: { retryAfter: seconds } });

describe('a try that is refused', () => {
  it.each([
    ['counted', taken],
    ['looked at', seen],
  ])('is let through at once when the database says so, where it is %s', async (_, ask) => {
    await taken();
    await expect(ask()).rejects.toMatchObject(refused(60));
    await forgetAll();
    await ask();
  });

  it('is refused no longer than it has to wait', async () => {
    await taken();
    test.clock.pass(59_500);
    await expect(taken()).rejects.toMatchObject(refused(1));
    test.clock.pass(499);
    await expect(taken()).rejects.toMatchObject(refused(1));
    test.clock.pass(1);
    expect(await taken()).toMatchObject({ used: 1 });
  });

  it('is let through though a clock that was ahead has counted one', async () => {
    test.clock.pass(60 * 60_000);
    await taken();
    test.clock.pass(-60 * 60_000);
    expect(await taken()).toMatchObject({ used: 1 });
    await expect(taken()).rejects.toMatchObject(refused(60));
  });

  it('is told once, and writes nothing after that', async () => {
    await taken();
    const first = jest.fn(() => Promise.resolve());
    const write = jest.spyOn(test.database, 'write');
    for (const writes of [1, 1, 1]) {
      await expect(throttle.take([once], first)).rejects.toMatchObject(refused(60));
      expect([first.mock.calls.length, write.mock.calls.length]).toEqual([1, writes]);
    }
    await expect(taken()).rejects.toMatchObject(refused(60));
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });
});

describe('a try that was no failure', () => {
  it('is given back with the refusals that it has caused', async () => {
    const right = await taken();
    await expect(taken()).rejects.toMatchObject(refused(60));
    await throttle.giveBack(right);
    expect(await taken()).toMatchObject({ used: 1 });
  });

  it('takes with it what nobody counts any more', async () => {
    await taken({ ...once, key: 'long ago' });
    test.clock.pass(once.perMs - 1);
    await throttle.giveBack(await taken());
    expect(await known()).toBe(2);
    test.clock.pass(1);
    await throttle.giveBack(await taken());
    expect(await known()).toBe(1);
  });
});
