import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gateway } from '../../../platform/config/gateway';
import { gatewayDelivery } from './gateway-delivery';
import { isRefusal } from './retry';
import { callBot } from './telegram-api';
import { telegramChannel } from './telegram-channel';

let server: Server;
let answer: RequestListener;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const message = { recipient: '+375297654321', body: 'Посылка в пути', messageId: 'a-1' };
const soon = () => AbortSignal.timeout(150);

/** Sends one message through a gateway with the prepared answer. */
function send(NOTICE_SMS_OK?: string, signal = AbortSignal.timeout(10_000)): Promise<void> {
  const found = gateway({ NOTICE_SMS_URL: `${url}/?to={phone}&text={text}`, NOTICE_SMS_OK }, 'NOTICE_SMS');
  if (!found) throw new Error('a gateway was expected');
  return gatewayDelivery(found)(message as never, signal);
}
const bot = (signal = AbortSignal.timeout(10_000)) =>
  callBot({ token: '123:secret', apiUrl: url }, 'sendMessage', {}, signal);

test('who does not answer is told by name, in words', async () => {
  answer = () => undefined;
  await expect(send(undefined, soon())).rejects.toThrow('Шлюз не ответил вовремя');
  await expect(bot(soon())).rejects.toThrow('Telegram не ответил вовремя');
});

test('who hangs up is told by the code of the connection, without the address', async () => {
  answer = ({ socket }) => socket.destroy();
  await expect(send()).rejects.toThrow(/^До шлюза не дойти: UND_ERR_SOCKET$/);
  await expect(bot()).rejects.toThrow(/^До Telegram не дойти: UND_ERR_SOCKET$/);
});

// Node refuses such a port without a connection, and its error has no code.
test('who cannot be asked at all is told without a code', async () => {
  const usual = url;
  url = 'http://127.0.0.1:1';
  await expect(send()).rejects.toThrow(/^До шлюза не дойти: нет связи$/);
  await expect(bot()).rejects.toThrow(/^До Telegram не дойти: нет связи$/);
  url = usual;
});

test('Telegram that answers with a page is refused without the token', async () => {
  answer = (_request, response) => void response.writeHead(502).end('<h1>123:secret</h1>');
  await expect(bot()).rejects.toThrow('Telegram answered 502: no JSON');
});

test.each([
  [200, true],
  [299, true],
  [300, false],
  [422, false],
])('a gateway that answers %d has taken the message: %p', async (status, isTaken) => {
  answer = (_request, response) => void response.writeHead(status).end('{}');
  const sent = send().then(
    () => true,
    () => false,
  );
  expect(await sent).toBe(isTaken);
});

test('of a gateway that falls silent no more is awaited than is read', async () => {
  answer = (_request, response) => void response.write('x'.repeat(64 * 1024));
  await expect(send()).resolves.toBeUndefined();
});

test('an answer that comes in parts is read to its end', async () => {
  const parts = new ReadableStream({
    start: (stream) => {
      for (const part of ['{"id": ', '7}']) stream.enqueue(Buffer.from(part));
      stream.close();
    },
  });
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(parts));
  await expect(send('id')).resolves.toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
});

// Who is too busy now gets the message later; who has blocked the bot never wants it.
test.each([
  [400, true],
  [403, true],
  [429, false],
  [500, false],
])('a bot whose message Telegram answers with %d gives it up at once: %p', async (status, isOver) => {
  answer = (_request, response) => void response.writeHead(status).end('{"ok": false}');
  const { deliver } = telegramChannel({ dataDir: '', telegram: { token: '123:secret', apiUrl: url } });
  const failure: unknown = await Promise.resolve(
    deliver(message as never, AbortSignal.timeout(10_000)),
  ).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(isRefusal(failure)).toBe(isOver);
});

test('of an answer without an end the beginning is read', async () => {
  const left: Promise<unknown>[] = [];
  answer = (request, response) => {
    response.write('{"id": 1, "more": "');
    const more = setInterval(() => response.write('x'.repeat(16_000)), 1);
    left.push(once(request.socket, 'close').then(() => clearInterval(more)));
  };
  await expect(send()).resolves.toBeUndefined();
  // The whole of it would be JSON that says so; its beginning is none.
  await expect(send('id')).rejects.toThrow(/^Шлюз не принял сообщение: \{"id": 1/);
  // The reader closes the connection after its limit.
  expect(await Promise.all(left)).toHaveLength(2);
});

test.each([
  ['{"id": 7}', 'id', true],
  ['{"id": 0}', 'id', false],
  ['{"id": null}', 'id', false],
  ['null', 'id', false],
  ['[{"status": "sent"}]', '0.status=sent|queued', true],
  ['[{"status": "lost"}]', '0.status=sent|queued', false],
])('%s says by %p: %p', async (body, ok, isTaken) => {
  answer = (_request, response) => void response.end(body);
  const sent = send(ok).then(
    () => true,
    () => false,
  );
  expect(await sent).toBe(isTaken);
});
