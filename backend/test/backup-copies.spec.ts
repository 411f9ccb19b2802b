import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../src/platform/config/config';
import { BackupCopies } from '../src/operations/state/backup-copies';
import { callCommand } from './support/commands';
import { fillDatabase } from './support/filled-database';
import { HandClock } from './mail-support/world';
import { readConfig } from '../src/platform/config/config';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const hour = 60 * 60_000;

jest.setTimeout(120_000);

let ground: TestDatabase;
let real: string;
let clock: HandClock;
let dir: string;
let copyDir: string;
let test = 0;

beforeAll(async () => {
  ground = await createTestDatabase();
  await fillDatabase(ground.config, false);
  real = join(ground.dataDir, 'real.zip');
  const made = await callCommand({ database: ground.config, dataDir: ground.dataDir }, ['backup', real]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
});

afterAll(() => ground.drop());

beforeEach(() => {
  test += 1;
  clock = new HandClock();
  [dir, copyDir] = ['first', 'second'].map((place) => join(ground.dataDir, `${place}-${test}`)) as [
    string,
    string,
  ];
  mkdirSync(dir);
  mkdirSync(copyDir);
});

/** A backup that was made so long ago. */
function backup(ago: number, place = dir, from = real): string {
  const at = new Date(clock.now().getTime() - ago);
  const name = `shlyah-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
  copyFileSync(from, join(place, name));
  utimesSync(join(place, name), at, at);
  return name;
}

const copies = (keep: Partial<Config['backup']['keep']> = {}): BackupCopies => {
  const all = { newest: 2, hours: 0, days: 0, months: 0, ...keep };
  const config = {
    ...readConfig({}),
    dataDir: ground.dataDir,
    backup: { dir, copyDir, everyHours: 1, keep: all },
  };
  return new BackupCopies(clock, config);
};

it('copies what is missing in the second place, whole and with its date, and thins it by the same rule', async () => {
  const old = backup(48 * hour, copyDir);
  const names = [backup(3 * hour), backup(2 * hour), backup(hour)];
  await copies().copyNew();
  expect(readdirSync(copyDir).sort()).toEqual(names.slice(1));
  expect(existsSync(join(copyDir, old))).toBe(false);
  for (const name of names.slice(1)) {
    expect(readFileSync(join(copyDir, name)).equals(readFileSync(real))).toBe(true);
    expect(statSync(join(copyDir, name)).mtime).toEqual(statSync(join(dir, name)).mtime);
    expect(statSync(join(copyDir, name)).mode & 0o077).toBe(0);
  }
  expect((await copies().newest())?.name).toBe(names[2]);
  // A second round finds nothing to do.
  const { ino } = statSync(join(copyDir, names[2] ?? ''));
  await copies().copyNew();
  expect(statSync(join(copyDir, names[2] ?? '')).ino).toBe(ino);
});

it('a folder that is not there, as below a disk that is not mounted, is not made', async () => {
  backup(hour);
  copyDir = join(copyDir, 'not-mounted');
  await expect(copies().copyNew()).rejects.toThrow(`BACKUP_COPY_DIR: there is no folder ${copyDir}`);
  expect(existsSync(copyDir)).toBe(false);
});

it('a damaged backup becomes no copy, and costs none of those there', async () => {
  const kept = [backup(3 * hour, copyDir), backup(2 * hour, copyDir)];
  const damaged = join(ground.dataDir, 'damaged.zip');
  writeFileSync(damaged, readFileSync(real).subarray(0, -1000));
  backup(hour, dir, damaged);
  await expect(copies().copyNew()).rejects.toMatchObject({ stderr: expect.stringMatching(/./) as string });
  expect(readdirSync(copyDir).sort()).toEqual(kept);
});

it('what a clock has dated ahead is left where it is, and takes no place of another', async () => {
  const ahead = backup(-48 * hour, copyDir);
  backup(-24 * hour);
  const names = [backup(2 * hour), backup(hour)];
  await copies().copyNew();
  expect(readdirSync(copyDir).sort()).toEqual([...names, ahead]);
});

it('says whether both places are on one disk', async () => {
  expect(await copies().isOnOneDisk()).toBe(true);
  copyDir = '/proc';
  expect(await copies().isOnOneDisk()).toBe(false);
  copyDir = '/nowhere/at/all';
  expect(await copies().isOnOneDisk()).toBe(false);
});
