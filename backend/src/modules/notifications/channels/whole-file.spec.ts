import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './whole-file';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-whole-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a message is a file that replaces the former one and that nobody else may read', async () => {
  const mail = join(folder, 'data', 'mail');
  await writeWhole(mail, 'a.eml', 'first');
  await writeWhole(mail, 'a.eml', 'second');
  expect(readdirSync(mail)).toEqual(['a.eml']);
  expect(readFileSync(join(mail, 'a.eml'), 'utf8')).toBe('second');
  for (const path of [mail, join(mail, 'a.eml')]) expect(statSync(path).mode & 0o077).toBe(0);
});

// It holds links that open things, and is tried again every few minutes.
it('a message that could not be put in its place leaves nothing behind', async () => {
  mkdirSync(join(folder, 'a.eml', 'in the way'), { recursive: true });
  await expect(writeWhole(folder, 'a.eml', 'text')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['a.eml']);
});
