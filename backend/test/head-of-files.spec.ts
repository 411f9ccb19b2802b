import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Renderer } from '../src/modules/documents/render/renderer';
import { buildWorld, CALLS, pathOf, type World } from './support/access-calls';
import { ACTORS, TABLE } from './support/access-table';
import { setUpTestApp } from './support/test-app';

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const { paths } = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as {
  paths: Record<string, { get?: Operation }>;
};

/** Operations that answer a file. */
const FILES = Object.entries(paths).flatMap(([path, { get }]) => {
  const { content } = get?.responses['200'] ?? {};
  return content && !('application/json' in content) ? [path] : [];
});

/** Files that keep nothing of who took them. */
const WITHOUT_TRACE = ['/api/addressBook/import/template', '/api/order/import/template'];

const test = setUpTestApp();
let world: World;

beforeAll(async () => {
  world = await buildWorld(test);
});

afterEach(() => jest.restoreAllMocks());

const traces = async (): Promise<number> => {
  const { read } = test.database;
  return (await read.count(JournalEntry)) + (await read.count(HistoryEvent));
};

it('there are files to take', () => {
  expect(FILES).toEqual(expect.arrayContaining(['/api/order/labels', '/api/user/data', ...WITHOUT_TRACE]));
});

it.each(FILES)('HEAD of %s makes nothing and is not remembered; GET is', async (path) => {
  const operation = `get ${path}`;
  const call = (await CALLS[operation]?.(world)) ?? {};
  const isOfAdmins = TABLE[operation]?.[ACTORS.indexOf('admin')] === 200;
  const { cookie } = isOfAdmins ? await test.as('admin') : await test.signedIn(world.owner);
  const url = `${pathOf(path, call)}?${new URLSearchParams(call.query as Record<string, string>)}`;
  const take = (method: 'GET' | 'HEAD') =>
    test.app.inject({ method, url, headers: { cookie: cookie ?? '' } });
  const render = jest.spyOn(Renderer.prototype, 'render');
  const before = await traces();

  const head = await take('HEAD');
  expect({ status: head.statusCode, body: head.body, traces: (await traces()) - before }).toEqual({
    status: 200,
    body: '',
    traces: 0,
  });
  expect(render).not.toHaveBeenCalled();

  const got = await take('GET');
  expect([got.statusCode, got.rawPayload.length > 0]).toEqual([200, true]);
  expect((await traces()) > before).toBe(!WITHOUT_TRACE.includes(path));
  for (const name of ['content-type', 'content-disposition', 'cache-control'])
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
});

it('HEAD is refused as GET is', async () => {
  const { cookie } = await test.signedIn(world.owner);
  const url = '/api/order/labels?ids=2147483647';
  const answer = await test.app.inject({ method: 'HEAD', url, headers: { cookie: cookie ?? '' } });
  expect(answer.statusCode).toBe(404);
});
