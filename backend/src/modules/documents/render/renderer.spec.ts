import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import workerThreads, { type Worker } from 'node:worker_threads';
import type { RenderResult, Job } from './jobs';
import { LOADING_MS, Renderer } from './renderer';

/** In the place of a thread: answers when the test says so, even after its end, as a real one may that has just finished. */
class FakeThread extends EventEmitter {
  readonly jobs: Job[] = [];
  ended = false;
  keepsTheProcess = true;

  postMessage(job: Job): void {
    this.jobs.push(job);
  }
  answer(text: string): void {
    this.emit('message', { bytes: new Uint8Array(Buffer.from(text)).buffer } satisfies RenderResult);
  }
  ref(): void {
    this.keepsTheProcess = true;
  }
  unref(): void {
    this.keepsTheProcess = false;
  }
  terminate(): Promise<number> {
    this.ended = true;
    return Promise.resolve(1);
  }
}

const threads: FakeThread[] = [];
const LIMIT = 15_000;
/** The limit of the first document of a thread. */
const FIRST = LIMIT + LOADING_MS;
const settings = { folders: [], timeout: LIMIT, maxWaiting: 100, memory: 256 };
let renderer: Renderer;

beforeEach(() => {
  jest.useFakeTimers();
  threads.length = 0;
  jest.spyOn(workerThreads, 'Worker').mockImplementation(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  renderer = new Renderer(settings);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const job = (number: number): Job => ({ template: 'zayavka.xlsx', data: { number }, qr: null });

/** What has become of a document: its text, why there is none, or nothing yet. */
function asked(number: number, owner?: number): { made: () => Promise<string | null> } {
  let outcome: string | null = null;
  renderer.render(job(number), owner).then(
    (bytes) => (outcome = bytes.toString()),
    (error: Error) => (outcome = error.message),
  );
  return {
    made: async () => {
      // Whatever has been decided has been said by then.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      return outcome;
    },
  };
}

it('waits for many documents in one longer than for a single one', async () => {
  const sheets = Array.from({ length: 1000 }, (_, at) => ({ data: {}, qr: null, mark: String(at) }));
  let outcome: string | null = null;
  renderer.render({ template: 'zayavka.xlsx', sheets }).then(
    () => (outcome = 'made'),
    (error: Error) => (outcome = error.message),
  );
  jest.advanceTimersByTime(LOADING_MS + 40_000);
  await Promise.resolve();
  expect(outcome).toBeNull();
  jest.advanceTimersByTime(15_000);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(outcome).toBe('The document took too long');
});

it('makes the documents of accounts in turn, and refuses those of an account with too many', async () => {
  renderer = new Renderer({ ...settings, maxOfOwner: 3 });
  const documents = [asked(1, 7), asked(2, 7), asked(3, 7), asked(4, 7), asked(5, 8)];
  expect(await documents[3]?.made()).toBe('Too many documents wait');
  for (const number of [1, 5, 2, 3]) {
    threads[0]?.answer(String(number));
    expect(await documents[number - 1]?.made()).toBe(String(number));
  }
});

describe('a thread that was given up', () => {
  it('answers nobody, not even the one who waits for another document now', async () => {
    const slow = asked(1);
    jest.advanceTimersByTime(FIRST - 1);
    expect(await slow.made()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(await slow.made()).toBe('The document took too long');
    const next = asked(2);
    threads[0]?.answer('somebody else’s');
    threads[0]?.emit('exit', 1);
    expect(await next.made()).toBeNull();
    threads[1]?.answer('his own');
    expect(await next.made()).toBe('his own');
    expect(threads.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it.each<[string, (thread?: FakeThread) => void, string]>([
    ['by its clock', () => jest.advanceTimersByTime(1000), 'The document took too long'],
    ['by an error', (thread) => thread?.emit('error', { message: 'memory' }), 'The thread failed: memory'],
    ['by its end', (thread) => thread?.emit('exit', 7), 'The thread ended with code 7'],
  ])('%s leaves those who wait to another, with all their time', async (_, giveUp, reason) => {
    const [lost, waiting] = [asked(1), asked(2)];
    jest.advanceTimersByTime(FIRST - 1000);
    giveUp(threads[0]);
    expect([await lost.made(), threads.map(({ jobs }) => jobs)]).toEqual([reason, [[job(1)], [job(2)]]]);
    jest.advanceTimersByTime(FIRST - 1);
    threads[1]?.answer('made');
    expect(await waiting.made()).toBe('made');
  });
});

describe('a document that is made', () => {
  it('leaves its time to none of the next', async () => {
    const first = asked(1);
    threads[0]?.answer('one');
    expect(await first.made()).toBe('one');
    jest.advanceTimersByTime(LIMIT - 1);
    const second = asked(2);
    jest.advanceTimersByTime(LIMIT - 1);
    threads[0]?.answer('two');
    expect(await second.made()).toBe('two');
    expect(threads).toHaveLength(1);
  });

  it('is answered once', async () => {
    const only = asked(1);
    threads[0]?.answer('one');
    expect(() => threads[0]?.answer('again')).not.toThrow();
    expect(await only.made()).toBe('one');
  });

  it('lets the process end, which it has kept while it was made', () => {
    asked(1);
    threads[0]?.answer('one');
    expect(threads[0]?.keepsTheProcess).toBe(false);
    asked(2);
    expect(threads[0]?.keepsTheProcess).toBe(true);
  });
});

it('the folder that carbone wants is there before the thread is, since of two processes that create it one fails', () => {
  const folder = mkdtempSync(join(os.tmpdir(), 'shlyah-carbone-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
  asked(1);
  expect([threads.length, readdirSync(folder)]).toEqual([1, ['carbone_render']]);
  rmSync(folder, { recursive: true });
});

it('nothing is made after the end, not even what was waiting', async () => {
  const [current, waiting] = [asked(1), asked(2)];
  await renderer.close();
  const after = asked(3);
  const closed = 'The renderer is closed';
  expect([await current.made(), await waiting.made(), await after.made()]).toEqual([closed, closed, closed]);
  expect(threads.map(({ ended, jobs }) => [ended, jobs.length])).toEqual([[true, 1]]);
  jest.advanceTimersByTime(LIMIT);
  expect(jest.getTimerCount()).toBe(0);
});
