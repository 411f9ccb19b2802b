import { Logger } from '@nestjs/common';
import { Database } from './database';
import { retryWhileBusy } from './timeouts';
import { ConcurrentUpdateError } from './concurrent-update';
import type { Store } from './store';

const failure = (code: string | number): Error => Object.assign(new Error(String(code)), { code });
const deadlock = failure(1213);
const gone = failure('ECONNREFUSED');

/** A database whose units of work fail as told, and when they were begun: milliseconds from the first. */
function databaseOf({ waitMs = 60_000 } = {}) {
  const begun: number[] = [];
  let fault: Error | null = null;
  const first = Date.now();
  const store: Pick<Store, 'kind' | 'run'> = {
    kind: 'mysql',
    run: (work) => {
      begun.push(Date.now() - first);
      return fault ? Promise.reject(fault) : work({} as never);
    },
  };
  const database = new Database(store as Store, waitMs);
  /** Whether it was saved, after so many milliseconds of waiting at most. */
  const write = async (failing: Error | null, ms = 0): Promise<boolean> => {
    fault = failing;
    const ended = database
      .write(() => Promise.resolve())
      .then(
        () => true,
        () => false,
      );
    await jest.advanceTimersByTimeAsync(ms);
    return ended;
  };
  return { database, begun, write };
}

let failed: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  // Half of the longest pause.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  failed = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a unit of work', () => {
  // Transactions that want the same rows must not collide again and again; none waits for more than a second because of that.
  it.each([
    ['a deadlock', deadlock],
    ['one that was quicker', new ConcurrentUpdateError()],
  ])('is tried six times against %s, with growing pauses', async (_what, fault) => {
    const { database, begun, write } = databaseOf();
    expect(await write(fault, 5000)).toBe(false);
    expect(begun).toEqual([0, 20, 60, 140, 265, 390]);
    expect(database.counts).toEqual({ done: 0, again: 5, unknown: 0, failed: 1 });
  });

  it('is tried until the timeout while the server is gone', async () => {
    const { begun, write } = databaseOf({ waitMs: 1000 });
    expect(await write(gone, 5000)).toBe(false);
    expect(begun).toEqual([0, 20, 60, 140, 265, 390, 515, 640, 765, 890, 1015]);
  });

  it('that has waited for longer than the timeout is not tried again', async () => {
    const { begun, write } = databaseOf({ waitMs: 60 });
    expect(await write(deadlock, 5000)).toBe(false);
    expect(begun).toEqual([0, 20, 60]);
  });

  it('that is wrong is tried once', async () => {
    const { database, begun, write } = databaseOf();
    expect(await write(new Error('Wrong'), 5000)).toBe(false);
    expect(begun).toEqual([0]);
    expect(database.counts).toEqual({ done: 0, again: 0, unknown: 0, failed: 1 });
  });
});

describe('that changes cannot be saved', () => {
  it('is logged once, and once that they can again: when none has failed for five seconds', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const { database, write } = databaseOf({ waitMs: 0 });
    await write(null);
    expect(database.saves).toBe(true);
    await write(gone);
    jest.advanceTimersByTime(3000);
    await write(gone);
    jest.advanceTimersByTime(4999);
    await write(null);
    expect([database.saves, failed.mock.calls.length, warned.mock.calls.length]).toEqual([false, 1, 0]);
    jest.advanceTimersByTime(1);
    await write(null);
    await write(null);
    expect([database.saves, failed.mock.calls.length]).toEqual([true, 1]);
    expect(warned.mock.calls).toEqual([['Changes are saved again; they failed for 3.0 s']]);
  });

  it('is not said of a unit that is wrong', async () => {
    const { database, write } = databaseOf();
    await write(new Error('Wrong'));
    expect(database.saves).toBe(true);
  });
});

describe('while another process holds the embedded database', () => {
  const busy = failure('SQLITE_BUSY_SNAPSHOT');

  it('work is tried again every few milliseconds up to the deadline', async () => {
    const begun: number[] = [];
    const first = Date.now();
    const ended = retryWhileBusy(first + 40, () => {
      begun.push(Date.now() - first);
      return Promise.reject(busy);
    }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1000);
    expect(await ended).toBe(busy);
    expect(begun).toEqual([0, 10, 20, 30, 40]);
  });
});
