import timers from 'node:timers/promises';
import { RefusalDelay } from './refusal-delay';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  // Jest's clock does not drive Node's promises.
  jest.spyOn(timers, 'setTimeout').mockImplementation((ms) => new Promise((done) => setTimeout(done, ms)));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Holds one refusal; `told` says whether it has been told by now. */
function hold(delay: RefusalDelay): { told: boolean } {
  const refusal = { told: false };
  void delay.wait().then(() => (refusal.told = true));
  return refusal;
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

const few = 20;

describe('refusals', () => {
  it('are told at once while there are few of them in a second', async () => {
    const delay = new RefusalDelay();
    const refusals = Array.from({ length: few }, () => hold(delay));
    await pass(0);
    expect(refusals).toEqual(refusals.map(() => ({ told: true })));
  });

  // Not all of a flood at the same time, or those who ask again at once would come back together.
  it.each([
    [0, 1000],
    [0.5, 2000],
    [0.99, 2980],
  ])('wait in a flood for one to three seconds (%d of them: %d ms)', async (random, ms) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const delay = new RefusalDelay();
    for (let count = 0; count < few; count++) hold(delay);
    const refusal = hold(delay);
    await pass(ms - 1);
    expect(refusal.told).toBe(false);
    await pass(1);
    expect(refusal.told).toBe(true);
  });

  // The part of a second does not count: twenty in half of one and one in the other half are a flood.
  it('are told at once again in the next second', async () => {
    const delay = new RefusalDelay();
    for (let count = 0; count < few; count++) hold(delay);
    await pass(900);
    const late = hold(delay);
    await pass(100);
    const next = hold(delay);
    await pass(0);
    expect([late.told, next.told]).toEqual([false, true]);
  });
});
