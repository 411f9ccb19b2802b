import { Throttle, type Limit } from '../src/access/throttle';
import { Tries } from '../src/access/tries.entity';
import { insertMany } from '../src/database/insert-many';
import { sha256 } from '../src/shared/hashes';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let throttle: Throttle;

beforeAll(async () => {
  test = await startTestApp();
});

beforeEach(async () => {
  test.clock.set(new Date('2026-11-20T09:00:00Z'));
  await forgetAll();
  throttle = new Throttle(test.database, test.clock);
});

afterAll(() => test.close());

const once: Limit = { key: 'once', most: 1, perMs: 60_000 };

const pass = (ms: number): void => test.clock.set(new Date(test.clock.now().getTime() + ms));

const forgetAll = () => test.database.write((tx) => tx.createQueryBuilder().delete().from(Tries).execute());

const known = (): Promise<number> => test.database.read.count(Tries);

const taken = (limit = once) => throttle.take([limit]);
const seen = (limit = once) => throttle.refuseSpent([limit]);
const refused = (seconds: number) => ({ code: 'too_many_requests', extra: { retryAfter: seconds } });

describe('a try that is refused', () => {
  it.each([
    ['counted', taken],
    ['looked at', seen],
  ])('is refused for a second more without asking the database, where it is %s', async (_, ask) => {
    await taken();
    await expect(ask()).rejects.toMatchObject(refused(60));
    // Nothing that is asked of the database now would refuse it.
    await forgetAll();
    await expect(ask()).rejects.toMatchObject(refused(60));
    pass(999);
    await expect(ask()).rejects.toMatchObject(refused(60));
    pass(1);
    await ask();
  });

  it('is refused no longer than it has to wait', async () => {
    await taken();
    pass(59_500);
    await expect(taken()).rejects.toMatchObject(refused(1));
    pass(499);
    await expect(taken()).rejects.toMatchObject(refused(1));
    pass(1);
    expect(await taken()).toMatchObject({ used: 1 });
  });

  it('is one of ten thousand that are remembered', async () => {
    const at = test.clock.now();
    const limits = Array.from({ length: 10_001 }, (_, key) => ({ ...once, key: String(key) }));
    const rows = limits.map(({ key }) => ({
      keyHash: sha256(key),
      times: JSON.stringify([at.getTime()]),
      forgetAt: new Date(at.getTime() + once.perMs),
    }));
    await test.database.write((tx) => insertMany(tx, Tries, rows));
    const [first, last] = [limits[0], limits[10_000]] as [Limit, Limit];
    await expect(throttle.refuseSpent(limits.slice(0, 10_000))).rejects.toMatchObject(refused(60));
    await test.database.write((tx) => tx.delete(Tries, { keyHash: sha256(first.key) }));
    await expect(seen(first)).rejects.toMatchObject(refused(60));
    await expect(seen(last)).rejects.toMatchObject(refused(60));
    await seen(first);
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
    pass(once.perMs - 1);
    await throttle.giveBack(await taken());
    expect(await known()).toBe(2);
    pass(1);
    await throttle.giveBack(await taken());
    expect(await known()).toBe(1);
  });
});
