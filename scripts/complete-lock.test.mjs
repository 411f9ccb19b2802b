import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { addHashes, completeLock, platformOf } from './complete-lock.mjs';

const lockFile = new URL('../package-lock.json', import.meta.url);
const readLock = () => JSON.parse(readFileSync(lockFile, 'utf8'));

test('a platform package is recognised by its name', () => {
  assert.deepEqual(platformOf('@swc/core-darwin-arm64'), { os: ['darwin'], cpu: ['arm64'] });
  assert.deepEqual(platformOf('@nx/nx-linux-x64-musl'), { os: ['linux'], cpu: ['x64'], libc: ['musl'] });
  assert.deepEqual(platformOf('@swc/core-linux-s390x-gnu'), {
    os: ['linux'],
    cpu: ['s390x'],
    libc: ['glibc'],
  });
  assert.deepEqual(platformOf('@libsql/linux-arm-musleabihf'), {
    os: ['linux'],
    cpu: ['arm'],
    libc: ['musl'],
  });
});

test('a missing platform package is added beside its parent, once', () => {
  const parent = {
    version: '1.2.3',
    dev: true,
    optionalDependencies: { 'tool-win32-x64': '1.2.3', other: '^2.0.0' },
  };
  const lock = { packages: { '': {}, 'node_modules/tool': parent } };
  assert.deepEqual(completeLock(lock), ['tool-win32-x64']);
  assert.deepEqual(lock.packages['node_modules/tool-win32-x64'], {
    version: '1.2.3',
    cpu: ['x64'],
    dev: true,
    optional: true,
    os: ['win32'],
  });
  assert.deepEqual(completeLock(lock), []);
});

test('a hash that is missing is asked for, and stays away when nobody knows it', async () => {
  const proved = { version: '1.0.0', integrity: 'sha512-abc' };
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/known': { version: '1.2.3' },
      'node_modules/a/node_modules/@b/far': { version: '2.0.0' },
      'node_modules/proved': { ...proved },
      'node_modules/own': { link: true },
    },
  };
  const unknown = await addHashes(lock, async (name, version) =>
    `${name}@${version}` === 'known@1.2.3' ? 'sha512-xyz' : null,
  );
  assert.deepEqual(unknown, ['@b/far']);
  assert.equal(lock.packages['node_modules/known'].integrity, 'sha512-xyz');
  assert.deepEqual(lock.packages['node_modules/proved'], proved);
  assert.equal(lock.packages['node_modules/own'].integrity, undefined);
});

test('a package that is found further up is not missing', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { 'b-linux-x64': '1.0.0' } },
      'node_modules/a/node_modules/b-linux-x64': { version: '1.0.0', optional: true },
    },
  };
  assert.deepEqual(completeLock(lock), []);
});

test('the lock of this repository names the packages of every platform', () => {
  assert.deepEqual(completeLock(readLock()), []);
});

test('the lock of this repository is tied to no registry', () => {
  const addresses = Object.values(readLock().packages).flatMap(({ resolved, link }) =>
    link ? [] : (resolved ?? []),
  );
  assert.deepEqual(addresses, []);
});
