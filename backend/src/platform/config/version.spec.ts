import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programVersion } from './version';

it('the version names the commit where the build knew it', () => {
  const root = mkdtempSync(join(tmpdir(), 'shlyah-version-'));
  const built = join(root, 'dist');
  mkdirSync(built);
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
  expect(programVersion(built)).toBe('1.2.3');
  writeFileSync(join(built, 'commit.txt'), '\n');
  expect(programVersion(built)).toBe('1.2.3');
  writeFileSync(join(built, 'commit.txt'), '3f9ab12cd4\n');
  expect(programVersion(built)).toBe('1.2.3+3f9ab12cd4');
  rmSync(root, { recursive: true });
});
