import { Logger } from '@nestjs/common';
import { Dispatcher } from './dispatcher';

interface Item {
  channel: string;
  work: Promise<boolean>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const options = { name: 'Test', trouble: 'Nothing is sent', everyMs: 1000, graceMs: 2000 };

/** Work that ends with its signal alone. */
const never = new Promise<boolean>(() => undefined);

/** A dispatcher that lets each channel have two places, over a queue of items. */
function dispatcherOver(queue: Item[]) {
  const begun: string[] = [];
  const next = jest.fn((running: readonly Item[]) => {
    const chosen: Item[] = [];
    for (const item of [...queue]) {
      if ([...running, ...chosen].filter(({ channel }) => channel === item.channel).length === 2) continue;
      chosen.push(item);
      queue.splice(queue.indexOf(item), 1);
    }
    return Promise.resolve(chosen);
  });
  const run = ({ channel, work }: Item, signal: AbortSignal) => {
    begun.push(channel);
    if (work !== never) return work;
    return new Promise<boolean>((_done, fail) =>
      signal.addEventListener('abort', () => fail(new Error('aborted'))),
    );
  };
  return { dispatcher: new Dispatcher<Item>(options, { next, run }), begun, next };
}

const of = (channel: string, work: Promise<boolean> = Promise.resolve(true)): Item => ({ channel, work });

it('a channel that hangs keeps its own places, and the others go on without a pause', async () => {
  const hanging = Array.from({ length: 5 }, () => of('sms', never));
  const { dispatcher, begun } = dispatcherOver([...hanging, ...Array.from({ length: 9 }, () => of('email'))]);
  dispatcher.start();
  await pass(10);
  expect(begun.filter((channel) => channel === 'sms')).toHaveLength(2);
  expect(begun.filter((channel) => channel === 'email')).toHaveLength(9);
  const stopped = dispatcher.stop();
  await pass(2000);
  await stopped;
});

it('items without an attempt are looked for again after the pause only', async () => {
  const { dispatcher, next } = dispatcherOver([of('email', Promise.resolve(false))]);
  dispatcher.start();
  await pass(999);
  expect(next).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(next).toHaveBeenCalledTimes(2);
  await dispatcher.stop();
});

it('a drain attempts all that is due and rejects with what has failed', async () => {
  const { dispatcher, begun } = dispatcherOver(Array.from({ length: 7 }, () => of('email')));
  await dispatcher.drain();
  expect(begun).toHaveLength(7);
  const broken = dispatcherOver([of('email', Promise.reject(new Error('no database')))]);
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  await expect(broken.dispatcher.drain()).rejects.toThrow('no database');
});

it('a failed attempt is logged and stops nothing', async () => {
  const said = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const { dispatcher, begun } = dispatcherOver([of('sms', Promise.reject(new Error('gone'))), of('email')]);
  dispatcher.start();
  await pass(0);
  expect(begun).toEqual(['sms', 'email']);
  expect(said.mock.calls).toEqual([['Nothing is sent: Error: gone']]);
  await dispatcher.stop();
});

it('a stop begins nothing more, and gives what is running two seconds', async () => {
  const queue = [of('sms', never)];
  const { dispatcher, begun } = dispatcherOver(queue);
  dispatcher.start();
  await pass(0);
  const ended = jest.fn();
  const stopped = dispatcher.stop().then(ended);
  queue.push(of('email'));
  await pass(1999);
  expect(ended).not.toHaveBeenCalled();
  await pass(1);
  await stopped;
  await pass(5000);
  expect([begun, jest.getTimerCount()]).toEqual([['sms'], 0]);
});
