// The samples of systemd, booted: over the root of this machine, in namespaces of their own. Needs root.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/lib/paths.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary.mjs';

const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--uts', '--ipc', '--net', '--cgroup'];

test('systemd starts the service, again after a crash, not with wrong settings, and from another release', (t) => {
  const result = temporaryFolder('shlyah-boot-');
  t.after(() => rmSync(result, { recursive: true }));
  const boot = [
    ...namespaces,
    join(import.meta.dirname, 'boot.sh'),
    root,
    result,
    realpathSync(process.execPath),
  ];
  const { stdout, stderr } = spawnSync('unshare', boot, { encoding: 'utf8', timeout: 10 * 60_000 });
  assert.equal(stdout + stderr, '');
  assert.deepEqual(readFileSync(join(result, 'result'), 'utf8').split('\n'), [
    'enable: ready',
    'serves: shlyah in /opt/shlyah/releases/one',
    'command: Administrator 1 is made: a@example.by',
    'backup: PK',
    'killed: ready, restarts 1',
    'back: current is releases/two, previous is releases/one, ready, shlyah in /opt/shlyah/releases/two',
    'wrong setting: failed 78, restarts 0',
    'corrected: ready',
    'stopped: inactive success',
    '',
  ]);
});
