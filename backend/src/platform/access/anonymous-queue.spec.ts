import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnonymousQueue, networkRate } from './anonymous-queue';

const concurrency = 8;
const waiting = 200;

/** Calls that are answered when told to, and the order in which they got their slots. */
function caller({ accountLimits = 1 } = {}) {
  const queue = new AnonymousQueue({ accountLimits });
  const served: string[] = [];
  let number = 0;
  const call = (name: string, ip = `198.51.${number++}.1`) => {
    const raw = Object.assign(new EventEmitter(), { closed: false });
    const end = (): void => {
      raw.closed = true;
      raw.emit('close');
    };
    const slot = queue
      .enter({ ip } as FastifyRequest, { raw } as unknown as FastifyReply)
      .then(() => served.push(name));
    slot.catch(() => undefined);
    return { slot, end };
  };
  const calls = (count: number) => Array.from({ length: count }, () => call(''));
  return { call, calls, served };
}

const settled = (): Promise<void> => new Promise(setImmediate);

// A slot is held for 250 ms and calls are counted for 10 s, which a busy machine may let pass within a test.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

it('serves a few calls at once, the next one when one of them has been answered', async () => {
  const { call, calls, served } = caller();
  const [first] = calls(concurrency);
  const next = call('next');
  await settled();
  expect(served).toHaveLength(concurrency);
  first?.end();
  await next.slot;
  expect(served.at(-1)).toBe('next');
});

it('refuses with 503 what finds the queue full', async () => {
  const { call, calls } = caller();
  calls(concurrency);
  await settled();
  calls(waiting);
  await settled();
  await expect(call('').slot).rejects.toMatchObject({ statusCode: 503, extra: { retryAfter: 5 } });
});

it('gives no slot to a caller that has hung up', async () => {
  const { call, calls, served } = caller();
  const before = calls(concurrency);
  const gone = call('gone');
  const next = call('next');
  await settled();
  gone.end();
  before[0]?.end();
  await next.slot;
  await expect(gone.slot).rejects.toMatchObject({ statusCode: 503 });
  expect(served).not.toContain('gone');
});

it('takes a slot back from a call that gets no answer', async () => {
  const { call, calls, served } = caller();
  calls(concurrency);
  const next = call('next');
  await jest.advanceTimersByTimeAsync(249);
  expect(served).toHaveLength(concurrency);
  await jest.advanceTimersByTimeAsync(1);
  await next.slot;
  expect(served.at(-1)).toBe('next');
});

it.each([
  ['of this machine, such as a proxy', '127.0.0.1', 1],
  ['where nothing is limited', '203.0.113.1', 0],
])('counts no call %s', async (_which, ip, accountLimits) => {
  const { call } = caller({ accountLimits });
  for (let calls = 0; calls <= networkRate.points; calls++) {
    const { slot, end } = call('', ip);
    end();
    await slot.catch((error: { statusCode: number }) => expect(error.statusCode).toBe(503));
  }
});

it('refuses with 429 above the rate of a network, and no call of another one', async () => {
  const { call } = caller();
  for (let calls = 0; calls < networkRate.points; calls++) {
    const { slot, end } = call('', '203.0.113.1');
    end();
    await slot.catch(() => undefined);
  }
  const refused = { statusCode: 429, extra: { retryAfter: expect.any(Number) as number } };
  await expect(call('', '203.0.113.1').slot).rejects.toMatchObject(refused);
  await call('', '198.51.100.1').slot;
});
