import { connect, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config/config';
import { everyAnswer } from './every-answer';
import { createLog } from './logging/log';
import { refuseBroken } from './plain-answers';
import { endSlowBodies } from './slow-requests';

const config = readConfig({ LOG_LEVEL: 'silent' });
const Answer = everyAnswer(config, () => 'one');
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({ clientErrorHandler: refuseBroken(Answer, createLog(config)) });
  endSlowBodies(server, 800);
  server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) =>
    done(null, { body }),
  );
  // It thinks for longer than a body may take.
  server.post('/', async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return { got: body };
  });
  await server.listen();
});

afterAll(() => server.close());

/** Sends the parts with pauses; returns everything that the server said until it closed the connection. */
async function say(pauseMs: number, ...parts: string[]): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data))).on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const part of parts) {
    if (socket.writable) socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await closed;
  return heard;
}

const head = (type: string, length: number): string =>
  `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

describe('a body', () => {
  it.concurrent('that dribbles in is refused in the usual shape, and its connection closed', async () => {
    const heard = await say(300, head('application/json', 20), '{', '"', 'a', '"', ':');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"code":"bad_request"');
    expect(heard).toContain('"message":"Запрос шёл слишком долго. Повторите его."');
  });

  it.concurrent('that has come is answered however long the answer takes', async () => {
    const heard = await say(0, head('application/json', 7), '{"a":1}');
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard).toContain('{"got":{"a":1}}');
  });

  it.concurrent('that was refused unread is no more waited for', async () => {
    const ended: unknown[] = [];
    server.server.on('clientError', (_error, socket) => ended.push(socket));
    const headers = { 'content-type': 'text/strange' };
    expect((await server.inject({ method: 'POST', url: '/', headers, payload: 'a' })).statusCode).toBe(415);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    // The other tests' connections apart.
    expect(ended.filter((socket) => !(socket instanceof Socket))).toEqual([]);
  });

  it.concurrent('with files may take longer', async () => {
    const heard = await say(400, head('multipart/form-data; boundary=b', 4), 'a', 'b', 'c', 'd');
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  });
});
