// The command that tries a program out, as an integrator installs it, against the two receivers of examples/.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { run, start, stop } from '../../scripts/lib/processes.mjs';
import { emptyProject, examples, openService } from './lib.mjs';

let service;
let project;

before(async () => {
  project = await emptyProject();
  service = await openService({ WEBHOOKS_LOCAL: '1' });
});

after(async () => {
  project?.close();
  await service?.close();
});

const check = (...args) =>
  run('npx', ['--offline', 'shlyah-check', ...args], {
    cwd: project.folder,
    env: service.env,
    timeout: 120_000,
  });

/** Tries one of the receivers out. */
async function tried(name) {
  const made = await service.call('/api/webhooks', { url: 'http://127.0.0.1:1/' });
  const env = { SECRET: made.secret, PORT: '0' };
  const receiver = spawn(process.execPath, [join(examples, 'receivers', `${name}.mjs`)], { env });
  const [line] = await once(receiver.stdout, 'data');
  const url = /http\S+/.exec(String(line))[0];
  await service.call('/api/webhooks', { id: made.id, version: made.version, url }, 'PUT');
  const outcome = await check('--webhook', String(made.id));
  receiver.kill();
  return outcome;
}

test('a right receiver passes all nine', async () => {
  const { code, output } = await tried('right');
  assert.match(output, /^Верно: 9, неверно: 0, не проверено: 0$/m);
  assert.equal(code, 0);
});

test('the Python receiver passes all nine', async () => {
  const port = await freePort();
  const made = await service.call('/api/webhooks', { url: `http://127.0.0.1:${port}/` });
  const env = { ...process.env, SHLYAH_WEBHOOK_SECRET: made.secret, PORT: String(port) };
  const receiver = start('python3', ['-B', join(examples, 'python/webhook.py')], { env });
  for (let tried = 0; tried < 100 && !(await fetch(`http://127.0.0.1:${port}`).catch(() => null)); tried++)
    await sleep(100);
  const { code, output } = await check('--webhook', String(made.id));
  await stop(receiver);
  assert.match(output, /^Верно: 9, неверно: 0, не проверено: 0$/m);
  assert.equal(code, 0);
});

test('a trial that has judged nothing is no success', async () => {
  const file = join(project.folder, 'node_modules/.bin/shlyah-check');
  const watching = spawn(process.execPath, [file, '--caller', String(service.keyId)], { env: service.env });
  let output = '';
  watching.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (text.includes('Ctrl+C')) watching.kill('SIGINT');
  });
  const [code] = await once(watching, 'close');
  assert.match(output, /^Верно: 0, неверно: 0, не проверено: 6$/m);
  assert.equal(code, 2);
});

test('the receiver with six faults fails in six places, and is told what was sent and seen', async () => {
  const { code, output } = await tried('wrong');
  assert.match(output, /^Верно: 3, неверно: 6, не проверено: 0$/m);
  assert.match(
    output,
    /^✗ Отвергает чужую подпись\n {4}Должно быть: Ответ 4xx.*\n {4}Увидели: Ответ 204\n {4}Отправили:\n {6}POST$/m,
  );
  assert.equal(code, 1);
});

test('what cannot be tried is said, with an end of its own', async () => {
  const unknown = await check('--webhook', '999');
  assert.equal(unknown.code, 2);
  const nothing = await check();
  assert.match(nothing.output, /npx shlyah-check --webhook 4/);
  assert.equal(nothing.code, 2);
  assert.equal((await check('--help')).code, 0);
});
