import { Lanes } from './lanes';

/** Work that ends when told to, and the order in which it began. */
function workshop(atOnce: number, room = { lane: 100, each: 100 }) {
  const lanes = new Lanes<'a' | 'b'>(atOnce, room, ['a', 'b']);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (lane: 'a' | 'b', who: string, name: string) =>
    lanes.run(lane, who, () => {
      began.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    for (let ticks = 0; ticks < 10; ticks++) await Promise.resolve();
  };
  return { lanes, began, run, endNext };
}

describe('lanes', () => {
  it('run so many at once and no more', async () => {
    const { began, run, endNext } = workshop(2);
    for (const name of ['1', '2', '3']) void run('a', 'x', name);
    expect(began).toEqual(['1', '2']);
    await endNext();
    expect(began).toEqual(['1', '2', '3']);
  });

  it('take turns: one that is crowded does not hold up the other', async () => {
    const { began, run, endNext } = workshop(1);
    for (const name of ['a1', 'a2', 'a3']) void run('a', 'x', name);
    void run('b', 'y', 'b1');
    for (let count = 0; count < 4; count++) await endNext();
    expect(began.indexOf('b1')).toBeLessThan(3);
    expect(began).toHaveLength(4);
  });

  it('serve those who ask one after another', async () => {
    const { began, run, endNext } = workshop(1);
    void run('a', 'flood', 'f1');
    for (const name of ['f2', 'f3', 'f4']) void run('a', 'flood', name);
    void run('a', 'guest', 'g1');
    for (let count = 0; count < 5; count++) await endNext();
    expect(began).toEqual(['f1', 'f2', 'g1', 'f3', 'f4']);
  });

  it('let in no more of one than may be, and no more of all, until somebody leaves', () => {
    const { lanes } = workshop(1, { lane: 3, each: 2 });
    const [first, second] = [lanes.enter('a', 'x'), lanes.enter('a', 'x')];
    expect([first, second]).toEqual([expect.any(Function), expect.any(Function)]);
    expect(lanes.enter('a', 'x')).toBeNull();
    expect(lanes.enter('a', 'y')).not.toBeNull();
    expect([lanes.enter('a', 'y'), lanes.enter('b', 'x')]).toEqual([null, expect.any(Function)]);
    first?.();
    expect(lanes.enter('a', 'y')).not.toBeNull();
    expect(lanes.enter('a', 'x')).toBeNull();
  });

  it('keep nothing in memory of whoever has left', () => {
    const { lanes } = workshop(1);
    const leave = lanes.enter('a', 'x');
    lanes.enter('a', 'x')?.();
    leave?.();
    expect(lanes).toEqual(workshop(1).lanes);
  });

  it('go on after work that failed', async () => {
    const { lanes } = workshop(1);
    const failing = lanes.run('a', 'x', () => Promise.reject(new Error('no')));
    const next = lanes.run('a', 'x', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
