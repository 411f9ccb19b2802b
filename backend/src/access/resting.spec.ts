import { setTimeout as pause } from 'node:timers/promises';
import { Passwords } from './passwords';
import { resting } from './resting';

/** Keeps the processor busy. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('A rest', () => {
  it('is twice as long as the processor was busy before', async () => {
    await pause(0);
    const began = performance.now();
    await resting(async () => {
      await pause(0);
      work(60);
    });
    expect(performance.now() - began).toBeGreaterThan(60 + 110);
  });

  it('follows what has failed, too, and says nothing of it', async () => {
    await expect(resting(() => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });

  it('stands between two registrations; the first does not wait for it', async () => {
    const passwords = new Passwords();
    const ended: number[] = [];
    const began: number[] = [];
    const register = () =>
      passwords.inTurn('new', async () => {
        began.push(performance.now());
        await pause(0);
        work(60);
        ended.push(performance.now());
      });
    const first = register();
    const second = register();
    await first;
    expect(began).toHaveLength(1);
    await second;
    expect((began[1] ?? 0) - (ended[0] ?? 0)).toBeGreaterThan(100);
  });

  it('is not told to whoever had his turn: what he gets is his own answer, or his own refusal', async () => {
    const passwords = new Passwords();
    expect(await passwords.inTurn('new', () => Promise.resolve('done'))).toBe('done');
    await expect(passwords.inTurn('new', () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(await passwords.inTurn('new', () => Promise.resolve('next'))).toBe('next');
  });
});
