import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { targetOf } from './targets';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-target-'));
  file = join(folder, 'shlyah.sqlite');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const put = (fill: (made: string) => void, error?: Error) =>
  targetOf({ kind: 'sqlite', file }).put(async (config) => {
    if (config.kind === 'sqlite') fill(config.file);
    await (error ? Promise.reject(error) : Promise.resolve());
  });

it('a database file may be restored to where no folder is yet', async () => {
  const deep = join(folder, 'new/place/shlyah.sqlite');
  await targetOf({ kind: 'sqlite', file: deep }).check(false);
  expect([existsSync(dirname(deep)), existsSync(deep)]).toEqual([true, false]);
});

it('a new database has its name once it is on the disk, and then its folder is on the disk too', async () => {
  const handle = await fs.open(folder);
  const named: boolean[] = [];
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as fs.FileHandle, 'sync');
  sync.mockImplementation(() => Promise.resolve(void named.push(existsSync(file))));
  await handle.close();
  const listeners = process.listenerCount('SIGTERM');
  expect(await put((made) => writeFileSync(made, 'new'))).toBeNull();
  expect([named, readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([
    [false, true],
    ['shlyah.sqlite'],
    'new',
  ]);
  expect(process.listenerCount('SIGTERM')).toBe(listeners);
});

it('the old database moves aside with what lies beside it, in which it may have its newest rows', async () => {
  for (const part of ['', '-wal']) writeFileSync(`${file}${part}`, `old${part}`);
  const aside = (await put((made) => writeFileSync(made, 'new'))) ?? '';
  expect(aside).toMatch(/shlyah\.sqlite\.before-[\d-]+T[\d.-]+Z$/);
  const names = ['', '-wal'].map((part) => `${aside}${part}`);
  expect(names.map((name) => readFileSync(name, 'utf8'))).toEqual(['old', 'old-wal']);
  expect([readFileSync(file, 'utf8'), existsSync(`${file}-wal`)]).toEqual(['new', false]);
});

it('a log that was left without its database moves aside too', async () => {
  writeFileSync(`${file}-wal`, 'old-wal');
  expect(await put((made) => writeFileSync(made, 'new'))).toBeNull();
  expect(readdirSync(folder)).toEqual([
    'shlyah.sqlite',
    expect.stringMatching(/^shlyah\.sqlite\.before-.+-wal$/),
  ]);
});

it('a database that is not filled leaves nothing, and the old one where it is', async () => {
  writeFileSync(file, 'old');
  // Of a restore that was killed.
  for (const part of ['', '-journal']) writeFileSync(`${file}.restoring${part}`, 'half');
  const found: boolean[] = [];
  const fill = (made: string): void => {
    for (const part of ['', '-journal']) {
      found.push(existsSync(`${made}${part}`));
      writeFileSync(`${made}${part}`, 'half');
    }
  };
  const listeners = process.listenerCount('SIGTERM');
  await expect(put(fill, new Error('broken'))).rejects.toThrow('broken');
  expect([found, readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([
    [false, false],
    ['shlyah.sqlite'],
    'old',
  ]);
  expect(process.listenerCount('SIGTERM')).toBe(listeners);
});
