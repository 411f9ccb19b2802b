// How the product starts and stops, as an operator sees it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const program = join(import.meta.dirname, '..', '..', 'backend/dist/main.js');
let dataDir;

before(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shlyah-start-'));
});

after(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the product with a bad environment and gives back what the operator sees. */
function refusal(env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

for (const [name, value] of [
  ['PORT', 'abc'],
  ['DATA_DIR', '/proc/shlyah'],
  ['DATABASE_URL', 'postgres://localhost/x'],
  ['DATABASE_URL', 'mysql://root@127.0.0.1:1/shlyah'],
  ['SMTP_URL', 'mail.example.by'],
]) {
  test(`${name}=${value} is one clear line that names it`, () => {
    const { status, lines } = refusal({ [name]: value });
    assert.equal(status, 1);
    assert.equal(lines.length, 1, lines.join('\n'));
    assert.match(lines[0], new RegExp(`^${name}: `));
  });
}

test('a port in use is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { status, lines } = refusal({ PORT: String(other.address().port) });
  other.close();
  assert.equal(status, 1);
  assert.equal(lines.length, 1, lines.join('\n'));
  assert.match(lines[0], /^PORT: \d+ is in use/);
});

test('SIGTERM ends it within five seconds', async () => {
  const child = spawn(process.execPath, [program], { env: { ...process.env, DATA_DIR: dataDir, PORT: '0' } });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const asked = Date.now();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  assert.ok(Date.now() - asked < 5000);
});
