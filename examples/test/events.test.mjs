// The readers of the feed in examples/: each goes on from its cursor and tells of what came since.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { emptyProject, examples, openService, runs } from './lib.mjs';

let service;
let project;
let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-cursors-'));
  project = await emptyProject();
  service = await openService();
  copyFileSync(join(examples, 'node/events.mjs'), join(project.folder, 'events.mjs'));
});

after(async () => {
  rmSync(folder, { recursive: true, force: true });
  project?.close();
  await service?.close();
});

const order = async () =>
  runs('python3', ['-B', 'first_order.py'], { cwd: join(examples, 'python'), env: service.env });

/** The id of the last event that the feed has. */
async function newest() {
  for (;;) {
    const { data } = await service.call('/api/events?limit=500&wait=5');
    if (data.length > 0) return data.at(-1).id;
  }
}

const readers = {
  Node: () => ['node', ['events.mjs'], project.folder],
  Python: () => ['python3', ['-B', 'events.py'], join(examples, 'python')],
};

/** Reads the feed to its end; what the program says. */
function read(reader, cursor, url = service.url) {
  const [command, args, cwd] = reader();
  const env = { ...service.env, SHLYAH_URL: url, SHLYAH_CURSOR: cursor, SHLYAH_ONCE: '1' };
  return runs(command, args, { cwd, env });
}

for (const [name, reader] of Object.entries(readers)) {
  test(`${name} keeps the cursor behind the last event`, async () => {
    await order();
    const last = await newest();
    const cursor = join(folder, name);
    await read(reader, cursor);
    assert.equal(readFileSync(cursor, 'utf8'), last);
  });

  test(`${name} goes on past orders that are deleted`, async () => {
    const [, id] = /^Заказ: (-\d+)$/m.exec(await order());
    const { externalId } = await service.call(`/api/order/single?id=${id}`);
    await service.call('/api/sandbox/advance', { id: Number(id), to: 'accepted' });
    await service.call('/api/sandbox/orders', {}, 'DELETE');
    const output = await read(reader, join(folder, `${name} deleted`));
    assert.ok(output.includes(`${externalId} accepted\n${externalId} deleted\n`), output);
  });

  test(`${name} begins anew where its cursor is refused`, async () => {
    await order();
    const last = await newest();
    const cursor = join(folder, `${name} refused`);
    for (const refused of ['evt_0000999999', 'evt_999999999999']) {
      writeFileSync(cursor, refused);
      assert.match(await read(reader, cursor), /^УТ-\d+ new$/m);
      assert.equal(readFileSync(cursor, 'utf8'), last);
    }
  });

  test(`${name} comes again when it is told to wait`, async () => {
    let asked = 0;
    const busy = createServer((_request, response) => {
      asked += 1;
      const [status, headers, body] =
        asked === 1
          ? [429, { 'Retry-After': '1' }, { statusCode: 429, code: 'too_many_requests', message: 'Позже' }]
          : [200, {}, { data: [], next: 'evt_0000000001', more: false }];
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    });
    await new Promise((ready) => busy.listen(0, '127.0.0.1', ready));
    const began = Date.now();
    await read(reader, join(folder, `${name} busy`), `http://127.0.0.1:${busy.address().port}`);
    busy.close();
    assert.equal(asked, 2);
    assert.ok(Date.now() - began >= 1000);
  });
}
