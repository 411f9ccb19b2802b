import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await startTestApp();
  ({ port } = test.app.getHttpServer().address() as AddressInfo);
});

afterAll(() => test.close());

/** What comes back for exactly these lines. */
async function answerTo(lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n${lines.includes(oneByte) ? '{' : ''}`);
  return text(socket);
}

const usual = ['Host: shlyah.example', 'Connection: close'];
const asked = (line: string, ...headers: string[]): string[] => [`${line} HTTP/1.1`, ...usual, ...headers];
const oneByte = 'Content-Length: 1';

describe('every answer of a hook or a handler has the security headers and an id', () => {
  it.each([
    ['a call', asked('GET /api/health'), 200],
    ['HEAD', asked('HEAD /api/points'), 200],
    ['the documentation', asked('GET /api/docs'), 200],
    ['an unknown call', asked('GET /api/nothing'), 404],
    ['an unknown method', asked('PROPFIND /'), 404],
    ['OPTIONS', asked('OPTIONS /api/order'), 404],
    ['no session', asked('GET /api/user'), 401],
    ['another site', asked('POST /api/user/logout', 'Sec-Fetch-Site: cross-site', 'Content-Length: 0'), 403],
    ['no JSON', asked('POST /api/user/login', 'Content-Type: application/json', oneByte), 400],
    ['an unknown type', asked('POST /api/user/login', 'Content-Type: a/b', oneByte), 415],
    ['an address that cannot be decoded', asked('GET /%'), 400],
    ['half a letter', asked('GET /api/%E0%A4%A'), 400],
    ['an endless part of the address', asked(`GET /api/users/${'1'.repeat(900)}`), 404],
  ])('%s', async (_what, lines, status) => {
    const answer = await answerTo(lines);
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    for (const header of [
      /^content-security-policy: .*frame-ancestors 'none'/im,
      /^x-content-type-options: nosniff\r$/im,
      /^referrer-policy: same-origin\r$/im,
      /^permissions-policy: .*camera=\(\)/im,
      /^x-request-id: [0-9a-f-]{36}\r$/im,
    ]) {
      expect(answer).toMatch(header);
    }
    expect(answer).not.toMatch(/^retry-after:/im);
    const names =
      answer
        .split('\r\n\r\n')[0]
        ?.match(/^[\w-]+(?=: )/gm)
        ?.map((name) => name.toLowerCase()) ?? [];
    expect(names).toEqual([...new Set(names)]);
  });

  it.each([
    ['two lengths', asked('POST /api/user/login', oneByte, 'Content-Length: 2'), 400],
    ['endless headers', asked('GET /', `X-Endless: ${'a'.repeat(20_000)}`), 431],
    ['no HTTP at all', ['HELO mail.example.by'], 400],
  ])('unparsable input is answered with its type and an id: %s', async (_what, lines, status) => {
    const answer = await answerTo(lines);
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(answer).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
  });

  it.each([
    ['no HTTP at all', ['HELO mail.example.by'], 'bad_request', 'Запрос не разобрать. Проверьте его формат.'],
    [
      'endless headers',
      asked('GET /', `X-Endless: ${'a'.repeat(20_000)}`),
      'too_large',
      'Слишком большие заголовки запроса.',
    ],
    [
      'an address that cannot be decoded',
      asked('GET /api/%E0%A4%A'),
      'bad_request',
      'Этот адрес не разобрать.',
    ],
  ])('and the one shape: %s', async (_what, lines, code, message) => {
    const [head = '', body = ''] = (await answerTo(lines)).split('\r\n\r\n');
    const statusCode = Number(head.split(' ')[1]);
    const requestId = /^x-request-id: (\S+)\r?$/im.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({ statusCode, code, message, requestId });
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
  });
});

describe('the camera and WebAssembly', () => {
  const headersOf = async (path: string) => {
    const { headers } = await test.visitor().get(path);
    return [headers['permissions-policy'], headers['content-security-policy']];
  };

  it.each(['/r/', '/R/', '/r/?a=1'])('are for the page of drivers: %s', async (path) => {
    const [permissions, policy] = await headersOf(path);
    expect(permissions).toMatch(/camera=\(self\), .*microphone=\(\)/);
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  });

  it.each(['/', '/r', '/r/worker.js', '/r/other', '/cabinet/scan', '/api/courier/run'])(
    'and for no other: %s',
    async (path) => {
      const [permissions, policy] = await headersOf(path);
      expect(permissions).toMatch(/camera=\(\)/);
      expect(policy).toMatch(/script-src 'self';/);
    },
  );
});

describe('Strict-Transport-Security', () => {
  it.each([
    ['https://shlyah.example/', 'max-age=31536000; includeSubDomains'],
    ['http://localhost:3000/', undefined],
  ])('where PUBLIC_URL is %s is %s, on every answer', async (publicUrl, wanted) => {
    const other = await startTestApp({ publicUrl: new URL(publicUrl) });
    try {
      for (const path of ['/api/health', '/api/user', '/api/nothing', '/']) {
        const { headers } = await other.visitor().get(path);
        expect([path, headers['strict-transport-security']]).toEqual([path, wanted]);
      }
    } finally {
      await other.close();
    }
  });
});
