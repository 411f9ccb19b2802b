import { once } from 'node:events';
import {
  createServer,
  getDefaultAutoSelectFamily,
  setDefaultAutoSelectFamily,
  type AddressInfo,
  type Socket,
} from 'node:net';
import { DEADLINE_MS, post, type Resolve } from '../src/modules/integrations/webhooks/post';
import { Receiver } from './support/receiver';

let receiver: Receiver;

beforeEach(async () => {
  receiver = await new Receiver().open();
});

afterEach(() => receiver.close());

const home = { own: 'shlyah.by', local: true };
const outside = { own: 'shlyah.by', local: false };
const never = new AbortController().signal;

const send = (url: string, rules = home, resolve?: Resolve, signal = never) =>
  post({ url, headers: { 'x-mine': 'да'.length.toString() }, body: '{"a":1}' }, rules, signal, resolve);

it('carries the headers and the body, and brings back status and answer', async () => {
  receiver.reply = () => ({ status: 202, body: 'принято', headers: { 'Retry-After': '7' } });
  expect(await send(receiver.url)).toEqual({ status: 202, answer: 'принято', retryAfter: '7' });
  expect(receiver.received).toMatchObject([{ path: '/events', headers: { 'x-mine': '2' }, body: '{"a":1}' }]);
});

it('reads two kilobytes of an answer, however much there is', async () => {
  receiver.reply = () => ({ status: 200, body: 'a'.repeat(5_000_000) });
  expect((await send(receiver.url)).answer).toHaveLength(2048);
});

describe('a receiver of its own kind', () => {
  /** Does with each connection what is told; resolves to its address. */
  async function listening(serve: (socket: Socket) => void) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      serve(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const close = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sockets, close };
  }

  it('that goes on answering is not heard to its end', async () => {
    const answer = `HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n${'a'.repeat(2048)}`;
    const { url, close } = await listening((socket) => socket.resume().write(answer));
    expect((await send(url)).answer).toHaveLength(2048);
    await close();
  });

  it('that answers before it has read everything is not sent the rest', async () => {
    const { url, sockets, close } = await listening((socket) =>
      socket.pause().write('HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\n\r\n'),
    );
    const body = 'a'.repeat(50_000_000);
    expect((await post({ url, headers: {}, body }, home, never)).status).toBe(413);
    const [socket] = sockets;
    let got = 0;
    socket?.on('data', (part: Buffer) => (got += part.length)).resume();
    if (socket) await once(socket, 'close');
    expect(got).toBeLessThan(body.length);
    await close();
  });
});

it('does not follow a redirect: neither to a stranger nor to this machine', async () => {
  const other = await new Receiver().open();
  receiver.reply = () => ({ status: 307, headers: { Location: other.url } });
  expect((await send(receiver.url)).status).toBe(307);
  expect(other.received).toEqual([]);
  await other.close();
});

it('asks for a name once and goes to the address that was judged: what the name says a moment later is not asked', async () => {
  let asked = 0;
  const rebinding: Resolve = () =>
    Promise.resolve([{ address: ++asked === 1 ? '127.0.0.1' : '203.0.113.9', family: 4 }]);
  expect((await send(`http://receiver.test:${receiver.port}/a`, home, rebinding)).status).toBe(200);
  expect(asked).toBe(1);
  expect(receiver.received[0]?.headers.host).toBe(`receiver.test:${receiver.port}`);
});

// As with NODE_OPTIONS=--no-network-family-autoselection.
it('reaches a name also where Node was told to try one address alone', async () => {
  const usual = getDefaultAutoSelectFamily();
  setDefaultAutoSelectFamily(false);
  try {
    const here: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    expect((await send(`http://receiver.test:${receiver.port}/a`, home, here)).status).toBe(200);
  } finally {
    setDefaultAutoSelectFamily(usual);
  }
});

const HIDDEN = 'Этот адрес не виден из интернета';

it.each([
  ['to this machine', [{ address: '127.0.0.1', family: 4 }], HIDDEN],
  ['to this machine by IPv6', [{ address: '::1', family: 6 }], HIDDEN],
  ['to a mapped address', [{ address: '::ffff:10.0.0.1', family: 6 }], HIDDEN],
  ['to the metadata of a cloud', [{ address: '169.254.169.254', family: 4 }], HIDDEN],
  [
    'to the internet and to this machine',
    [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    HIDDEN,
  ],
  ['nowhere', [], 'У этого имени нет адреса'],
])('a name that leads %s is not gone to', async (_where, found, words) => {
  const resolve = () => Promise.resolve(found);
  await expect(send(`https://shop.by:${receiver.port}/`, outside, resolve)).rejects.toThrow(words);
  expect(receiver.received).toEqual([]);
});

it('judges the address anew with each attempt', async () => {
  await expect(send(receiver.url, outside)).rejects.toThrow('https');
  expect(receiver.received).toEqual([]);
});

it('does not wait for a name, a connection or an answer longer than it may', async () => {
  const stopped = () => AbortSignal.timeout(200);
  receiver.reply = () => null;
  await expect(send(receiver.url, home, undefined, stopped())).rejects.toThrow(
    `Нет ответа за ${DEADLINE_MS / 1000} секунд`,
  );
  const endless: Resolve = () => new Promise(() => undefined);
  await expect(send('http://slow.test/', home, endless, stopped())).rejects.toThrow();
});

it('goes nowhere once it is broken off, and says so', async () => {
  await expect(send(receiver.url, home, undefined, AbortSignal.abort())).rejects.toThrow('Отправка прервана');
  expect(receiver.received).toEqual([]);
});

it('says why there was no connection', async () => {
  const { url } = receiver;
  await receiver.close();
  await expect(send(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await receiver.open();
});
