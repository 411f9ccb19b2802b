import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { packed, SHARED, sendShared } from './shared-answers';

let server: FastifyInstance;
let text: string;
beforeEach(async () => {
  server = fastify();
  await server.register(cookie);
  server.addHook('onSend', sendShared);
  server.get('/shared', (_request, reply) => reply.header('Cache-Control', SHARED).send(text));
  server.get('/own', (_request, reply) => reply.header('Cache-Control', 'no-store').send(text));
  server.get('/broken', (_request, reply) => reply.status(500).header('Cache-Control', SHARED).send(text));
  server.get('/bytes', (_request, reply) => reply.header('Cache-Control', SHARED).send(Buffer.from(text)));
});
afterEach(() => server.close());

const encoding = async () =>
  (await server.inject({ url: '/shared', headers: { 'Accept-Encoding': 'br' } })).headers['content-encoding'];

it('a shared answer is packed from 2048 letters on', async () => {
  text = 'x'.repeat(2047);
  expect(await encoding()).toBeUndefined();
  text += 'x';
  expect(await encoding()).toBe('br');
});

it.each([
  ['that is not shared', '/own', 'no-store'],
  ['that is no text', '/bytes', SHARED],
])('an answer %s is sent as it is', async (_what, url, cacheControl) => {
  text = 'x'.repeat(5000);
  const { body, headers } = await server.inject({ url, headers: { 'Accept-Encoding': 'br' } });
  expect([body, headers['cache-control']]).toEqual([text, cacheControl]);
  expect(headers).not.toHaveProperty('etag');
  expect(headers).not.toHaveProperty('content-encoding');
});

it('a shared answer is kept for a minute, and by whoever has logged in no longer than he is told to', async () => {
  text = 'x'.repeat(5000);
  const { headers } = await server.inject({ url: '/shared' });
  expect(headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding, Cookie' });
  const etag = String(headers['etag']);
  const mine = await server.inject({ url: '/shared', headers: { cookie: 'sid=x' } });
  expect(mine.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag });
  const again = await server.inject({ url: '/shared', headers: { 'If-None-Match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('of what would be shared a failure is kept by nobody', async () => {
  text = 'x'.repeat(5000);
  const { body, headers } = await server.inject({ url: '/broken', headers: { 'Accept-Encoding': 'br' } });
  expect([body, headers['cache-control']]).toEqual([text, 'no-store']);
  expect(headers).not.toHaveProperty('etag');
});

it('the forty packed texts that were asked for last are packed no second time', async () => {
  const ask = (number: number) => packed(`text ${number}`, 'gzip', `etag ${number}`);
  const all = Array.from({ length: 40 }, (_, number) => ask(number));
  expect(ask(0)).toBe(all[0]);
  // Drops the least recently requested answer, which is not the first.
  const oneMore = ask(40);
  expect([ask(0) === all[0], ask(2) === all[2], ask(40) === oneMore]).toEqual([true, true, true]);
  const anew = ask(1);
  expect(anew).not.toBe(all[1]);
  await Promise.all([...all, oneMore, anew]);
});
