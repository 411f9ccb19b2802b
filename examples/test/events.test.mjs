// The readers of the feed in examples/: each goes on from its cursor and tells of what came since.
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

for (const [name, reader] of Object.entries(readers)) {
  test(`${name} keeps the cursor behind the last event`, async () => {
    await order();
    const last = await newest();
    const cursor = join(folder, name);
    const [command, args, cwd] = reader();
    const env = { ...service.env, SHLYAH_CURSOR: cursor, SHLYAH_ONCE: '1' };
    await runs(command, args, { cwd, env });
    assert.equal(readFileSync(cursor, 'utf8'), last);
  });
}
