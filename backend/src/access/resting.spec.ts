import { setTimeout as pause } from 'node:timers/promises';
import { resting } from './resting';

/** Keeps the processor busy. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

describe('A rest', () => {
  it('is three times as long as the processor was busy before', async () => {
    await pause(0);
    const began = performance.now();
    await resting(async () => {
      await pause(0);
      work(60);
    });
    expect(performance.now() - began).toBeGreaterThan(60 + 165);
  });

  it('follows what has failed, too, and says nothing of it', async () => {
    await expect(resting(() => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
});
