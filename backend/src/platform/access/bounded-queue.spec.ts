import { BoundedQueue } from './bounded-queue';
import { RefusalDelay } from './refusal-delay';

const full = { code: 'unavailable', statusCode: 503, extra: { retryAfter: 5 } };

/** Work that ends when told to. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((done) => (open = done));
  return { passed, open: () => open() };
}

describe('a bounded queue', () => {
  it('runs so many at once, in the order in which they came', async () => {
    const queue = new BoundedQueue({ concurrency: 2, waiting: 10 });
    const began: number[] = [];
    const gates = [gate(), gate(), gate()];
    const all = gates.map(({ passed }, at) =>
      queue.run(() => {
        began.push(at);
        return passed;
      }),
    );
    await Promise.resolve();
    gates[0]?.open();
    await all[0];
    gates[1]?.open();
    gates[2]?.open();
    await Promise.all(all);
    expect(began).toEqual([0, 1, 2]);
  });

  it('refuses what finds it full, and takes the next one when somebody has left', async () => {
    const queue = new BoundedQueue({ concurrency: 1, waiting: 1 });
    const { passed, open } = gate();
    const inside = queue.run(() => passed);
    const second = queue.run(() => Promise.resolve('second'));
    // Work begins after the call that brings it.
    await new Promise(setImmediate);
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject(full);
    open();
    await inside;
    expect(await second).toBe('second');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });

  it('goes on after work that failed', async () => {
    const queue = new BoundedQueue({ concurrency: 1, waiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
  });

  it('delays its refusals in a flood', async () => {
    const { passed, open } = gate();
    const wait = jest.spyOn(RefusalDelay.prototype, 'wait').mockReturnValue(passed);
    const queue = new BoundedQueue({ concurrency: 1, waiting: 0 });
    const told = jest.fn();
    const refused = queue.run(() => Promise.resolve());
    refused.catch(told);
    await new Promise(setImmediate);
    expect(told).not.toHaveBeenCalled();
    open();
    await expect(refused).rejects.toMatchObject(full);
    wait.mockRestore();
  });
});
