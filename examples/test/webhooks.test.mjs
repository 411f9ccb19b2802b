// Each receiver of webhooks in examples/: right messages are taken once, all others are refused.
import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { start, stop } from '../../scripts/lib/processes.mjs';
import { emptyProject, examples } from './lib.mjs';

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;
const [old, secret, strange] = [newSecret(), newSecret(), newSecret()];
let project;

before(async () => {
  project = await emptyProject();
  copyFileSync(join(examples, 'node/webhook.mjs'), join(project.folder, 'webhook.mjs'));
});

after(() => project?.close());

const now = () => Math.floor(Date.now() / 1000);
const body = JSON.stringify({ type: 'order.status', externalId: 'A-17', orderId: 1025, name: 'Ёлка' });

function headersOf({ id, at = now(), by = secret, text = body }) {
  const keys = [by].flat().map((one) => Buffer.from(one.slice('whsec_'.length), 'base64'));
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}

const receivers = {
  Node: () => ['node', ['webhook.mjs'], project.folder],
  Python: () => ['python3', ['-B', 'webhook.py'], join(examples, 'python')],
  PHP: (port) => ['php', ['-S', `127.0.0.1:${port}`, 'webhook.php'], join(examples, 'php')],
};

for (const [name, receiver] of Object.entries(receivers)) {
  describe(name, () => {
    let child;
    let url;
    let said = '';
    // What PHP keeps of the ids that it has seen outlives the test.
    const id = (number) => `evt_${name}_${process.pid}_${number}`;

    before(async () => {
      const port = await freePort();
      const [command, args, cwd] = receiver(port);
      url = `http://127.0.0.1:${port}`;
      const env = { ...process.env, PORT: String(port), SHLYAH_WEBHOOK_SECRET: `${old} ${secret}` };
      child = start(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (said += text));
      for (let tried = 0; tried < 100 && !(await fetch(url).catch(() => null)); tried++) await sleep(100);
    });

    after(() => child && stop(child));

    const send = async (headers, text = body) =>
      (await fetch(url, { method: 'POST', body: text, headers })).status;
    const handled = () => said.split('order.status A-17').length - 1;

    test('takes a right message once, however often it comes', async () => {
      const headers = headersOf({ id: id(1) });
      assert.deepEqual([await send(headers), await send(headers)], [204, 204]);
      for (let tried = 0; tried < 50 && handled() === 0; tried++) await sleep(20);
      await sleep(100);
      assert.equal(handled(), 1, said);
    });

    test('answers the test of its address with the word, if it is ours', async () => {
      const text = JSON.stringify({ type: 'ping', challenge: 'a-word-of-one-test' });
      const ping = async (headers) => {
        const response = await fetch(url, { method: 'POST', body: text, headers });
        return [response.status, await response.text()];
      };
      assert.deepEqual(await ping(headersOf({ id: id(11), text })), [200, 'a-word-of-one-test']);
      assert.deepEqual(await ping(headersOf({ id: id(12), text, by: strange })), [401, '']);
    });

    test('takes both secrets while they change, and several signatures', async () => {
      assert.equal(await send(headersOf({ id: id(2), by: old })), 204);
      assert.equal(await send(headersOf({ id: id(3), by: [strange, secret] })), 204);
    });

    test('refuses what is not ours, was changed or is too old', async () => {
      assert.equal(await send(headersOf({ id: id(4), by: strange })), 401);
      assert.equal(await send(headersOf({ id: id(5) }), body.replace('A-17', 'A-18')), 401);
      assert.equal(await send({ ...headersOf({ id: id(6) }), 'webhook-id': id(7) }), 401);
      assert.equal(await send(headersOf({ id: id(8), at: now() - 301 })), 401);
      assert.equal(await send(headersOf({ id: id(9), at: now() + 310 })), 401);
      assert.equal(await send({}), 401);
      const { 'webhook-signature': signature, ...rest } = headersOf({ id: id(10) });
      assert.equal(await send({ ...rest, 'webhook-signature': signature.slice(3) }), 401);
    });
  });
}
