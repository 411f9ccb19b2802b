// The table of the slowest test files, from what each kind of lane tells.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { jestTimes, slowest, suiteTimes } from './lib/slowest.mjs';
import { temporaryFolder } from './lib/temporary.mjs';

function folderOf(t) {
  const folder = temporaryFolder('slowest-');
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('is of the files of all lanes that tell any, the slowest first', () => {
  const files = (...seconds) => seconds.map((taken) => ({ name: `${taken}.spec.ts`, seconds: taken }));
  const results = [
    { name: 'build', passed: 1 },
    { name: 'e2e', files: files(7, 40.26) },
    { name: 'frontend', files: files(1, 100, 2) },
  ];
  assert.deepEqual(slowest(results, 3), [
    '   100.0  frontend  100.spec.ts',
    '    40.3  e2e       40.26.spec.ts',
    '     7.0  e2e       7.spec.ts',
  ]);
  assert.equal(slowest([{ name: 'e2e', files: files(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) }]).length, 10);
  assert.deepEqual(slowest([{ name: 'build', passed: 1 }]), []);
});

test('has the files of Jest, or those that its groups have written down', (t) => {
  const folder = folderOf(t);
  const testResults = [{ name: join(folder, 'src/a.test.ts'), startTime: 1_000_000, endTime: 1_002_500 }];
  const times = join(folder, 'times');
  assert.deepEqual(jestTimes({ testResults }, folder, times), [{ name: 'src/a.test.ts', seconds: 2.5 }]);
  writeFileSync(times, '12.40 test/points.spec.ts\n0.07 src/a b.spec.ts\n');
  assert.deepEqual(jestTimes({ testResults }, folder, times), [
    { name: 'test/points.spec.ts', seconds: 12.4 },
    { name: 'src/a b.spec.ts', seconds: 0.07 },
  ]);
});

test('has the files that Node’s runner prints as suites, passed and failed ones', (t) => {
  const file = join(folderOf(t), 'suites.mjs');
  writeFileSync(
    file,
    `import { describe, test } from 'node:test';
     describe('good.e2e.mjs', () => test('a', () => undefined));
     describe('bad.e2e.mjs', () => test('b', () => { throw new Error('on purpose'); }));
     test('none of the files', () => undefined);`,
  );
  const env = { ...process.env, FORCE_COLOR: '1' };
  // Else it reports to this runner.
  delete env.NODE_TEST_CONTEXT;
  const { stdout } = spawnSync(process.execPath, ['--test-reporter=spec', file], { env, encoding: 'utf8' });
  const told = suiteTimes(stdout);
  assert.deepEqual(
    told.map(({ name }) => name),
    ['good.e2e.mjs', 'bad.e2e.mjs'],
  );
  for (const { seconds } of told) assert.ok(seconds > 0);
});
