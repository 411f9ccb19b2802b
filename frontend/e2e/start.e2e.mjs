// How the product starts and stops, as an operator sees it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { ownPort } from './support/taken.mjs';

const program = join(import.meta.dirname, '..', '..', 'backend/dist/main.js');
let dataDir;
const started = [];

before(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shlyah-start-'));
});

after(() => {
  // One that is left behind would keep this file waiting for it.
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product with a bad environment and gives back what the operator sees. */
function refusal(env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 120_000,
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
    // Wrong settings have the code of sysexits.h; a database that is away may come back.
    assert.equal(status, value.startsWith('mysql:') ? 1 : 78);
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

/** Starts the product by a command; `lines` are those of its output so far, which is whole once `closed` resolves. */
async function running(command, args, env) {
  const child = spawn(command, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  const closed = once(child, 'close');
  const lines = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  while (!lines.some((line) => line.includes('is running')))
    await once(reader, 'line', { signal: AbortSignal.timeout(120_000) });
  return { child, lines, closed };
}

const imported = (code) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});

test('SIGTERM ends it by itself', { timeout: 120_000 }, async () => {
  // Its limit of time ends it by process.exit.
  const { child, closed } = await running(
    process.execPath,
    [program],
    imported('process.exit = () => undefined'),
  );
  child.kill('SIGTERM');
  assert.deepEqual(await closed, [null, 'SIGTERM']);
});

test('SIGTERM ends it while a request hangs', { timeout: 120_000 }, async () => {
  const port = await ownPort();
  const { child, closed } = await running(process.execPath, [program], { PORT: String(port) });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['POST /api/user/login HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: application/json'];
  socket.write([...head, 'Content-Length: 100', 'Expect: 100-continue', '', ''].join('\r\n'));
  // The server has begun with the request, and waits for its body.
  assert.match(String(await once(socket, 'data')), /^HTTP\/1.1 100 /);
  child.kill('SIGTERM');
  assert.deepEqual(await closed, [1, null]);
});

test('what it writes is closed to other users of the machine, and a folder left open is closed', async () => {
  const open = join(dataDir, 'open');
  const script = 'umask 022; mkdir "$DATA_DIR"; exec "$0" "$1"';
  const { child, closed } = await running('sh', ['-c', script, process.execPath, program], {
    DATA_DIR: open,
  });
  child.kill('SIGTERM');
  await closed;
  const files = readdirSync(open, { recursive: true });
  assert.ok(files.includes('shlyah.sqlite'), files.join());
  const readable = ['.', ...files].filter((file) => statSync(join(open, file)).mode & 0o077);
  assert.deepEqual(readable, []);
});

/** Starts the product in production; `lines` are those of its log. */
async function inProduction(env) {
  const { child, lines, closed } = await running(process.execPath, [program], {
    NODE_ENV: 'production',
    ...env,
  });
  return { child, closed, logged: () => lines.map((line) => JSON.parse(line)) };
}

for (const [name, env, expected] of [
  ['no SMTP_URL and an http PUBLIC_URL', {}, ['SMTP_URL', 'PUBLIC_URL']],
  [
    'https without a proxy',
    { PUBLIC_URL: 'https://shlyah.example', SMTP_URL: 'smtp://127.0.0.1:1' },
    ['TRUST_PROXY'],
  ],
]) {
  test(`in production ${name}: a warning with what to do`, async () => {
    const { child, logged, closed } = await inProduction(env);
    child.kill('SIGTERM');
    await closed;
    const warnings = logged()
      .filter(({ level }) => level === 'warn')
      .map(({ msg }) => msg);
    assert.deepEqual(
      warnings.map((msg) => msg.split(':')[0]),
      expected,
    );
    for (const msg of warnings) assert.match(msg, /Set [A-Z_]+/);
  });
}

test('an error outside of any request is the last line of the log', async () => {
  const thrower = 'process.on("SIGUSR2", () => { throw new Error("thrown by a timer"); })';
  const { child, logged, closed } = await inProduction(imported(thrower));
  child.kill('SIGUSR2');
  const [code] = await closed;
  assert.equal(code, 1);
  const { level, err } = logged().at(-1);
  assert.equal(level, 'fatal');
  assert.match(err.stack, /^Error: thrown by a timer\n {4}at /);
});
