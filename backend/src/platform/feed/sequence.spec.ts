import type { Database } from '../database/database';
import { ConcurrentUpdateError } from '../database/concurrent-update';
import { Sequence } from './sequence';

/** Places over a database that is asked whether events wait for one, and gives them. */
const sequenceOver = (isWaited: () => Promise<boolean>, write: () => Promise<boolean>): Sequence =>
  new Sequence({ read: { existsBy: isWaited }, write } as unknown as Database);

describe('giving places', () => {
  it.each([
    ['another was quicker each time', new ConcurrentUpdateError()],
    ['the database is held by another', Object.assign(new Error(), { code: 'SQLITE_BUSY' })],
  ])('is left to others when %s', async (_why, error) => {
    const sequence = sequenceOver(
      () => Promise.resolve(true),
      () => Promise.reject(error),
    );
    await expect(sequence.catchUp()).resolves.toBeUndefined();
  });

  it('fails when the database fails', async () => {
    const sequence = sequenceOver(
      () => Promise.resolve(true),
      () => Promise.reject(new Error('the disk is full')),
    );
    await expect(sequence.catchUp()).rejects.toThrow('the disk is full');
  });

  it('looks anew for who asks while somebody else’s look is under way: his event may have come behind it', async () => {
    let [waits, looks] = [false, 0];
    let answer = (): void => undefined;
    const looked = new Promise<void>((resolve) => (answer = resolve));
    const sequence = sequenceOver(
      async () => {
        const seen = waits;
        if (++looks === 1) await looked;
        return seen;
      },
      () => Promise.resolve((waits = false)),
    );
    const first = sequence.catchUp();
    waits = true;
    const second = sequence.catchUp();
    answer();
    await Promise.all([first, second]);
    expect(waits).toBe(false);
  });
});
