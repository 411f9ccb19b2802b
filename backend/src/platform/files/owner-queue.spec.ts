import { Refusal } from '../http/errors';
import { OwnerQueue } from './owner-queue';

const queue = () => new OwnerQueue({ ofOwner: 3, waiting: 4 });

/** A piece of work that ends when it is told to; `began` has the names of those that have begun. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<void>((end) => {
      began.push(name);
      ends.set(name, end);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { began, work, end };
}

const codeOf = (running: Promise<unknown>) =>
  running.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? [error.code, error.extra.retryAfter] : error),
  );

it('runs one piece at a time, and owners in turn', async () => {
  const { began, work, end } = works();
  const one = queue();
  const runs = [
    one.run(1, work('1a')),
    one.run(1, work('1b')),
    one.run(1, work('1c')),
    one.run(2, work('2a')),
    one.run(3, work('3a')),
  ];
  await new Promise(setImmediate);
  for (const name of ['1a', '2a', '3a', '1b', '1c']) {
    expect(began.at(-1)).toBe(name);
    await end(name);
  }
  await Promise.all(runs);
  expect(began).toEqual(['1a', '2a', '3a', '1b', '1c']);
});

it('refuses an owner with too many pieces, and everybody when the queue is full', async () => {
  const { work, end } = works();
  const one = queue();
  const runs = [one.run(1, work('1a')), one.run(1, work('1b')), one.run(1, work('1c'))];
  expect(await codeOf(one.run(1, work('1d')))).toEqual(['too_many_requests', 5]);
  runs.push(one.run(2, work('2a')), one.run(3, work('3a')));
  expect(await codeOf(one.run(4, work('4a')))).toEqual(['unavailable', 5]);
  for (const name of ['1a', '2a', '3a', '1b', '1c']) await end(name);
  await Promise.all(runs);
});

it('goes on after a piece that fails', async () => {
  const one = queue();
  const failed = one.run(1, () => Promise.reject(new Error('no')));
  const next = one.run(1, () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await one.run(1, () => Promise.resolve('again'))).toBe('again');
});
