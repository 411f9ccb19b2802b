import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { SHARED, sendShared } from './kept-answers';

let server: FastifyInstance;
let text: string;
beforeEach(async () => {
  server = fastify();
  await server.register(cookie);
  server.addHook('onSend', sendShared);
  server.get('/shared', (_request, reply) => reply.header('Cache-Control', SHARED).send(text));
  server.get('/own', (_request, reply) => reply.header('Cache-Control', 'no-store').send(text));
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
