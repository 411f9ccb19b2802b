import { setImmediate as tick, setTimeout as pause } from 'node:timers/promises';
import { refusal } from '../shared/errors';
import { Brake } from './brake';
import { Passwords, type Lane } from './passwords';

const ms = 80;

/** Turns of a lane, and when they began and ended. */
function turns(passwords: Passwords) {
  const began: number[] = [];
  const ended: number[] = [];
  const take = (lane: Lane) =>
    passwords.inTurn(lane, async () => {
      began.push(performance.now());
      await pause(ms);
      ended.push(performance.now());
    });
  return { began, ended, take };
}

/** What waits until it is opened. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((done) => (open = done));
  return { passed, open: () => open() };
}

describe('Passwords', () => {
  it.each(['stranger', 'new'] as const)(
    'of the lane %s rest as long as they took; nobody waits for his own rest',
    async (lane) => {
      const { began, ended, take } = turns(new Passwords());
      const all = Array.from({ length: 4 }, () => take(lane));
      await all[0];
      expect(began).toHaveLength(1);
      await Promise.all(all);
      for (const at of [1, 2, 3]) expect((began[at] ?? 0) - (ended[at - 1] ?? 0)).toBeGreaterThan(ms * 0.9);
    },
  );

  it('of those whom we know wait for no rest', async () => {
    const passwords = new Passwords();
    const served: Lane[] = [];
    const take = (lane: Lane) => passwords.inTurn(lane, () => pause(ms).then(() => served.push(lane)));
    const strangers = Array.from({ length: 4 }, () => take('stranger'));
    await strangers[0];
    await Promise.all([take('known'), ...strangers]);
    expect(served.at(-1)).toBe('stranger');
  });

  it('are answered with what came of them, also after one that has failed', async () => {
    const passwords = new Passwords();
    expect(await passwords.inTurn('new', () => Promise.resolve('done'))).toBe('done');
    await expect(passwords.inTurn('new', () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(await passwords.inTurn('new', () => Promise.resolve('next'))).toBe('next');
  });

  it('wait twenty at most of one network, in whatever way they come; who was let in takes no second place', async () => {
    const hold = jest.spyOn(Brake.prototype, 'hold').mockResolvedValue();
    for (const comeIn of [
      (passwords: Passwords, work: () => Promise<void>) => passwords.inTurn('new', work),
      (passwords: Passwords, work: () => Promise<void>) =>
        passwords.admit('new', () => passwords.inTurn('new', work)),
    ]) {
      const passwords = new Passwords();
      const { passed, open } = gate();
      const inside = Array.from({ length: 20 }, () => comeIn(passwords, () => passed));
      await expect(comeIn(passwords, () => passed)).rejects.toMatchObject({ code: 'unavailable' });
      open();
      await Promise.all(inside);
    }
    hold.mockRestore();
  });

  it('of a flood are refused no faster than a brake lets them; what is refused otherwise is told at once', async () => {
    const brake = gate();
    const hold = jest.spyOn(Brake.prototype, 'hold').mockReturnValue(brake.passed);
    const passwords = new Passwords();
    for (const error of [refusal('wrong_credentials'), new Error('no database')])
      await expect(passwords.admit('new', () => Promise.reject(error))).rejects.toBe(error);
    const work = gate();
    const inside = Array.from({ length: 20 }, () => passwords.admit('new', () => work.passed));
    const told = jest.fn();
    const beyond = passwords.admit('new', () => work.passed);
    beyond.catch(told);
    await tick();
    expect(told).not.toHaveBeenCalled();
    brake.open();
    await expect(beyond).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfter: 5 } });
    work.open();
    await Promise.all(inside);
    hold.mockRestore();
  });
});
