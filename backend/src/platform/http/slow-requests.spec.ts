import { EventEmitter } from 'node:events';
import { connect, Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config/config';
import { createLog } from '../logging/log';
import { refuseBroken } from './http-errors';
import { endSlowBodies } from './slow-requests';

const config = readConfig({ LOG_LEVEL: 'silent' });
let server: FastifyInstance;

beforeAll(async () => {
  server = fastify({ clientErrorHandler: refuseBroken(createLog(config)) });
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

  it.concurrent('that dribbles in without saying its length is refused, too', async () => {
    const chunked =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const heard = await say(300, chunked, '1\r\n{\r\n', '1\r\n"\r\n', '1\r\na\r\n', '1\r\n"\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.concurrent('that has come is answered however long the answer takes', async () => {
    const heard = await say(0, `${head('application/json', 7)}{"a":1}`);
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

describe('nobody waits any more', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What the server does with a request of these headers. */
  function begun(headers: object) {
    type Hook = (request: object, reply: object, done: () => void) => void;
    let hook: Hook | undefined;
    endSlowBodies({ addHook: (_name: string, work: Hook) => (hook = work) } as never, 800);
    const [raw, answer] = [new EventEmitter(), new EventEmitter()];
    hook?.({ raw, headers }, { raw: answer }, () => undefined);
    return { raw, answer };
  }

  // Otherwise each request is kept for half a minute, and so is a process that is told to stop.
  it.each([
    ['for a body that has come', 'raw', 'end'],
    ['for a body of a connection that is gone', 'raw', 'close'],
    ['for a body of a request that was answered without it', 'answer', 'finish'],
  ] as const)('%s', (_what, whose, event) => {
    const parts = begun({ 'content-length': '7' });
    expect(jest.getTimerCount()).toBe(1);
    parts[whose].emit(event);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('for a request without a body', () => {
    begun({ host: 'x' });
    expect(jest.getTimerCount()).toBe(0);
  });
});
