// `npm run backup` and the like in a folder that a server may run from: nothing in it is installed or built.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from './lib/temporary.mjs';

/** A checkout of the given files with the command in it; every `npm` there fails the test. */
function checkout(t, files) {
  const folder = temporaryFolder('shlyah-checkout-');
  t.after(() => rmSync(folder, { recursive: true }));
  const put = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode: 0o755 });
  };
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  put('package.json', '{"engines":{"node":">=20.0.0"}}');
  put('bin/npm', '#!/bin/sh\ntouch was-called\n');
  for (const [name, text] of Object.entries(files)) put(name, text);
  const before = readdirSync(folder, { recursive: true }).sort();
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, npm_execpath: '' };
  const args = [join(folder, 'scripts/backend-command.mjs'), 'backup', 'a b.zip'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), before);
  return { status, stdout, stderr };
}

const lock = (version) => JSON.stringify({ packages: { 'node_modules/a': { version } } });
const program = {
  'backend/dist/operations/commands/main.js': 'console.log(...process.argv.slice(2)); process.exitCode = 3;',
};

test('with other packages than the lock names the command says what to run', (t) => {
  const files = { ...program, 'package-lock.json': lock('2'), 'node_modules/.package-lock.json': lock('1') };
  assert.deepEqual(checkout(t, files), {
    status: 1,
    stdout: '',
    stderr: 'The packages are not those of package-lock.json: run npm ci && npm run build.\n',
  });
});

test('without a build the command says what to run', (t) => {
  const files = { 'package-lock.json': lock('1'), 'node_modules/.package-lock.json': lock('1') };
  assert.deepEqual(checkout(t, files), {
    status: 1,
    stdout: '',
    stderr: 'The program is not built: run npm run build.\n',
  });
});

test('otherwise it runs as it was built, and ends with its code', (t) => {
  const files = { ...program, 'package-lock.json': lock('1'), 'node_modules/.package-lock.json': lock('1') };
  assert.deepEqual(checkout(t, files), { status: 3, stdout: 'backup a b.zip\n', stderr: '' });
});
