import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetOf } from '../src/operations/commands/backup/targets';
import { UNFINISHED } from '../src/platform/database/unfinished';
import { execute } from './support/rows';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-target-'));
  file = join(folder, 'shlyah.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

const check = (replace = false) => targetOf({ kind: 'sqlite', file }).check(replace);

describe('a restore may go', () => {
  it('into a file that is empty', async () => {
    writeFileSync(file, '');
    expect(await check()).toBeUndefined();
  });

  it('into what another restore has not finished', async () => {
    await execute({ kind: 'sqlite', file }, `CREATE TABLE ${UNFINISHED} (id int PRIMARY KEY)`);
    expect(await check()).toBeUndefined();
  });
});

it('a database of another program is not changed by so much as a byte, not even its journal’s mode', async () => {
  await execute({ kind: 'sqlite', file }, 'CREATE TABLE letters_of_my_aunt (id int PRIMARY KEY)');
  const before = readFileSync(file);
  for (const replace of [false, true])
    await expect(check(replace)).rejects.toThrow('tables of another program (letters_of_my_aunt)');
  expect(readFileSync(file).equals(before)).toBe(true);
});
