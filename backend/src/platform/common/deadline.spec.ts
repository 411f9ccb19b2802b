import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withDeadline } from './deadline';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** Works until it is broken off, and says by what. */
const brokenOff = async (end: AbortSignal): Promise<Error> => {
  if (!end.aborted) await once(end, 'abort', { signal: AbortSignal.timeout(5000) });
  return end.reason as Error;
};

it('a deadline comes, however often memory is tidied up meanwhile', async () => {
  const tidying = setInterval(collect, 20);
  const reason = await withDeadline(new AbortController().signal, 200, brokenOff).finally(() =>
    clearInterval(tidying),
  );
  expect(reason.name).toBe('TimeoutError');
});

it('what is broken off ends at once, by its own reason', async () => {
  const halt = new AbortController();
  const reason = withDeadline(halt.signal, 60_000, brokenOff);
  halt.abort(new Error('stopped'));
  expect((await reason).message).toBe('stopped');
});

it('the time of what is done, or has failed, is counted no more', async () => {
  jest.useFakeTimers();
  const { signal } = new AbortController();
  expect(await withDeadline(signal, 1000, () => Promise.resolve('done'))).toBe('done');
  await expect(withDeadline(signal, 1000, () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  );
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
