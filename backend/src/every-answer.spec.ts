import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readConfig } from './config/config';
import { everyAnswer } from './every-answer';

const Answer = everyAnswer(readConfig({}), () => 'number-one');

/** The head of what a server answers, by the names of its lines in small letters; two lines of a name are a list. */
async function headOf(answer: RequestListener, Class = Answer): Promise<Record<string, string[]>> {
  const server = createServer({ ServerResponse: Class }, answer as never).listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [, ...lines] = (await text(socket)).split('\r\n\r\n')[0]?.split('\r\n') ?? [];
    const head: Record<string, string[]> = {};
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/: (.*)/);
      (head[name.toLowerCase()] ??= []).push(value);
    }
    return head;
  } finally {
    server.close();
  }
}

const everywhere = {
  'x-request-id': ['number-one'],
  'x-content-type-options': ['nosniff'],
  'content-security-policy': [expect.stringContaining("default-src 'self'")],
  'permissions-policy': [expect.stringContaining('camera=()')],
};

describe('an answer has its constant headers once', () => {
  it.each<[string, RequestListener]>([
    ['when it is only ended', (_request, response) => response.end('x')],
    [
      'beside those that its head is given',
      (_request, response) => response.writeHead(200, { a: 'b' }).end(),
    ],
    ['beside a list of them', (_request, response) => response.writeHead(200, ['a', 'b']).end()],
    ['beside those that were set', (_request, response) => response.setHeader('a', 'b').end()],
    [
      'also at the second try, when its head could not be written',
      (_request, response) => {
        expect(() => response.writeHead(200, { a: 'b\n' })).toThrow('Invalid character');
        response.setHeader('a', 'b').writeHead(500, 'Broken').end();
      },
    ],
  ])('%s', async (_when, answer) => {
    expect(await headOf(answer)).toMatchObject(everywhere);
  });

  it('and its own word instead of theirs', async () => {
    const own = { 'content-security-policy': 'sandbox', 'x-request-id': 'number-two' };
    const said = { ...everywhere, 'content-security-policy': ['sandbox'] };
    expect(await headOf((_request, response) => response.writeHead(200, own).end())).toMatchObject({
      ...said,
      'x-request-id': ['number-two'],
    });
    expect(
      await headOf((_request, response) => response.setHeader('Content-Security-Policy', 'sandbox').end()),
    ).toMatchObject(said);
  });

  it('and says when to try again where it is not available', async () => {
    const again = (status: number, given: Record<string, string> = {}) =>
      headOf((_request, response) => response.writeHead(status, given).end());
    expect((await again(503))['retry-after']).toEqual(['5']);
    expect((await again(503, { 'retry-after': '60' }))['retry-after']).toEqual(['60']);
    expect(await again(500)).not.toHaveProperty('retry-after');
  });
});

describe('a page may load', () => {
  const policyOf = async (changes: object): Promise<string[]> => {
    const Class = everyAnswer({ ...readConfig({}), ...changes }, () => 'number-one');
    const head = await headOf((_request, response) => response.end(), Class);
    return head['content-security-policy']?.[0]?.split(';') ?? [];
  };

  it.each([
    [null, "img-src 'self' data: blob:"],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://*.tiles.example"],
  ])('its own pictures, and where the map comes from %p those of the map', async (mapTilesUrl, said) => {
    expect(await policyOf({ mapTilesUrl })).toContain(said);
  });

  // Behind plain HTTP nothing of it would load any more.
  it.each([
    ['https://shlyah.example/', true],
    ['http://localhost:3000/', false],
  ])('with PUBLIC_URL %s over https alone: %p', async (publicUrl, isHttps) => {
    const policy = await policyOf({ publicUrl: new URL(publicUrl) });
    expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps);
  });
});
