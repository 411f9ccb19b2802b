// Which of the programs that the tests need count as there: a program that lacks a part of itself does not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { temporaryFolder } from './lib/temporary.mjs';

const system = join(import.meta.dirname, 'lib', 'system.mjs');

/** The PHP that counts as there on a machine whose first `php` ends with this code when asked for its curl, and that first one. */
function phpFound(t, code) {
  const folder = temporaryFolder('php');
  t.after(() => rmSync(folder, { recursive: true }));
  const php = join(folder, 'php');
  writeFileSync(php, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(php, 0o755);
  const script = `import { programs } from '${system}'; console.log(programs.php.find());`;
  const env = { ...process.env, PATH: folder };
  const asked = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  return { found: asked.stdout.trim(), php };
}

test('a PHP with curl is one', (t) => {
  const { found, php } = phpFound(t, 0);
  assert.equal(found, php);
});

test('a PHP without curl is none: it is installed then', (t) =>
  assert.equal(phpFound(t, 1).found, 'undefined'));
