import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database';
import { JointWrites } from './joint-writes';
import type { Work } from '../database/store';

/** A database that counts its units of work and fails as told. */
function jointOf() {
  const units: string[][] = [];
  let fault: Error | null = null;
  const database = {
    write: async <T>(work: Work<T>): Promise<T> => {
      const saved: string[] = [];
      units.push(saved);
      if (fault) throw fault;
      return work({ saved } as unknown as EntityManager);
    },
  } as Database;
  const joint = new JointWrites(database);
  const save = (name: string): Promise<string> =>
    joint.write((tx) => {
      (tx as unknown as { saved: string[] }).saved.push(name);
      return Promise.resolve(`${name} saved`);
    });
  return { units, save, fail: (error: Error | null) => void (fault = error) };
}

describe('Joint writes', () => {
  it('are saved by one unit, in the order in which they were asked for, and each is answered its own', async () => {
    const { units, save } = jointOf();
    expect(await Promise.all(['a', 'b', 'c'].map(save))).toEqual(['a saved', 'b saved', 'c saved']);
    expect(units).toEqual([['a', 'b', 'c']]);
  });

  it('fail together, and those after them do not', async () => {
    const { units, save, fail } = jointOf();
    fail(new Error('no space'));
    const failed = await Promise.allSettled(['a', 'b'].map(save));
    expect(failed).toMatchObject([{ reason: { message: 'no space' } }, { reason: { message: 'no space' } }]);
    fail(null);
    expect(await save('a')).toBe('a saved');
    expect(units).toEqual([[], ['a']]);
  });

  it('that are asked for while a unit is on its way wait for the next', async () => {
    const { units, save } = jointOf();
    const [first] = await Promise.all([save('a').then(() => save('b')), save('c')]);
    expect(first).toBe('b saved');
    expect(units).toEqual([['a', 'c'], ['b']]);
  });
});
