import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReaderProcess, type ProcessSettings } from './reader-process';

const folder = mkdtempSync(join(tmpdir(), 'shlyah-reader-'));
const file = join(folder, 'program.cjs');
writeFileSync(
  file,
  `process.on('disconnect', () => process.exit());
   process.on('message', ({ what }) => {
     if (what === 'die') process.kill(process.pid, 'SIGKILL');
     if (what === 'fill') for (const all = []; ; ) all.push(new Array(1e6).fill(0));
     if (what === 'hang') for (;;);
     process.send({ pid: process.pid, bytes: what.length, env: Object.keys(process.env) });
   });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const usual: ProcessSettings = {
  program: { file, execArgv: [] },
  memory: 32,
  timeout: 30_000,
  loading: 30_000,
  idle: 30_000,
};
interface Answer {
  pid: number;
  bytes: number;
  env: string[];
}
const readers: ReaderProcess<{ what: string | Uint8Array }, Answer>[] = [];
const reader = (settings: Partial<ProcessSettings> = {}) => {
  const made = new ReaderProcess<{ what: string | Uint8Array }, Answer>({ ...usual, ...settings });
  readers.push(made);
  return made;
};
afterEach(() => readers.splice(0).forEach((one) => one.stop()));

it('is kept for the next question, and has nothing of the environment of the server', async () => {
  const one = reader();
  const [first, second] = [await one.ask({ what: 'a' }), await one.ask({ what: new Uint8Array(3_000_000) })];
  expect(first).toEqual({ pid: first?.pid, bytes: 1, env: ['MALLOC_ARENA_MAX'] });
  expect(second).toEqual({ pid: first?.pid, bytes: 3_000_000, env: ['MALLOC_ARENA_MAX'] });
});

it.each(['die', 'fill'])('has no answer to what ends it (%s), and is started anew', async (what) => {
  const one = reader();
  const first = await one.ask({ what: 'a' });
  expect(await one.ask({ what })).toBeNull();
  const next = await one.ask({ what: 'a' });
  expect(next?.bytes).toBe(1);
  expect(next?.pid).not.toBe(first?.pid);
});

it('is ended when an answer takes too long', async () => {
  const one = reader({ timeout: 500 });
  expect(await one.ask({ what: 'a' })).not.toBeNull();
  expect(await one.ask({ what: 'hang' })).toBeNull();
});

it('ends when nothing is asked', async () => {
  const one = reader({ idle: 50 });
  const first = await one.ask({ what: 'a' });
  const isThere = (pid = 0) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isThere(first?.pid)) await sleep(20);
  expect((await one.ask({ what: 'a' }))?.pid).not.toBe(first?.pid);
});
