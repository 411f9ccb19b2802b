import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ApiError } from './src/core/ApiError';
import type { ApiRequestOptions } from './src/core/ApiRequestOptions';
import { CancelError } from './src/core/CancelablePromise';
import { OpenAPI } from './src/core/OpenAPI';
import { NetworkError, timeouts, request } from './transport';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

let server: Server;
let handler: Handler;
const usualTimeouts = { ...timeouts };
const config = () => ({ ...OpenAPI, BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
const call = <T = unknown>(options: Partial<ApiRequestOptions>) =>
  request<T>(config(), { method: 'GET', url: '/api/thing', ...options });
const refusal = async (promise: PromiseLike<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('the call was expected to fail');
    },
    (error: unknown) => error,
  );
const answer =
  (status: number, headers: Record<string, string>, body: string | Buffer): Handler =>
  (_req, res) => {
    res.writeHead(status, headers).end(body);
  };
const json = { 'content-type': 'application/json; charset=utf-8' };

/** Answers every call with the path, headers and body that came in. */
const echo: Handler = (req, res) => {
  void text(req).then((body) => {
    res.writeHead(200, json).end(JSON.stringify({ url: req.url, headers: req.headers, body }));
  });
};
interface Echo {
  url: string;
  headers: Record<string, string>;
  body: string;
}

beforeEach(async () => {
  handler = echo;
  server = createServer((req, res) => handler(req, res));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});

afterEach(async () => {
  Object.assign(timeouts, usualTimeouts);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

describe('what is sent', () => {
  it('writes an object in the query as filter[state]=1 and leaves out what is empty', async () => {
    const query = { page: 2, filter: { state: 1, status: undefined }, search: null, id: [3, 4] };
    const { url } = await call<Echo>({ query });
    expect(decodeURIComponent(url)).toBe('/api/thing?page=2&filter[state]=1&id=3&id=4');
  });

  it('puts parameters into the path, encoded', async () => {
    expect((await call<Echo>({ url: '/api/thing/{id}', path: { id: 'а/б' } })).url).toBe(
      '/api/thing/%D0%B0%2F%D0%B1',
    );
  });

  it('sends the headers of the call, such as Idempotency-Key, and skips those not given', async () => {
    const { headers } = await call<Echo>({ headers: { 'Idempotency-Key': 'key-1', 'If-Match': undefined } });
    expect(headers['idempotency-key']).toBe('key-1');
    expect(headers).not.toHaveProperty('if-match');
  });

  it('sends a body as JSON', async () => {
    const body = { fragileСargo: true };
    const sent = await call<Echo>({ method: 'POST', body, mediaType: 'application/json' });
    expect(JSON.parse(sent.body)).toEqual(body);
    expect(sent.headers['content-type']).toBe('application/json');
  });

  it('sends a form with its file, empties what is null and leaves out what is undefined', async () => {
    const file = new File(['скан'], 'устав.pdf', { type: 'application/pdf' });
    const formData = { file, name: 'Иван', Unp: null, password: undefined, flag: true };
    const { body, headers } = await call<Echo>({
      method: 'POST',
      formData,
      mediaType: 'multipart/form-data',
    });
    const form = await new Response(body, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect([...form.keys()]).toEqual(['file', 'name', 'Unp', 'flag']);
    expect(form.get('Unp')).toBe('');
    expect(form.get('flag')).toBe('true');
    expect(form.get('file')).toMatchObject({ name: 'устав.pdf', type: 'application/pdf' });
  });
});

describe('what comes back', () => {
  it('reads JSON, and nothing from an empty answer', async () => {
    handler = answer(200, json, '{"price":21}');
    expect(await call({})).toEqual({ price: 21 });
    handler = answer(204, {}, '');
    expect(await call({})).toBeUndefined();
  });

  it('keeps a document whole and gives it the name that the server wrote', async () => {
    const bytes = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00, 0xfe]);
    const name = encodeURIComponent('Договор № 12.docx');
    handler = answer(
      200,
      {
        'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'content-disposition': `attachment; filename="Dogovor 12.docx"; filename*=UTF-8''${name}`,
      },
      bytes,
    );
    const file = await call<File>({});
    expect(file).toBeInstanceOf(File);
    expect(file.name).toBe('Договор № 12.docx');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
  });

  it('gives a picture without a name as a Blob', async () => {
    handler = answer(200, { 'content-type': 'image/png' }, Buffer.from([1, 2, 3]));
    const picture = await call<Blob>({});
    expect(picture.type).toBe('image/png');
    expect(picture.size).toBe(3);
  });
});

describe('what goes wrong', () => {
  it('keeps the body of a refusal', async () => {
    handler = answer(422, json, '{"code":"invalid","errors":{"email":["Введите валидный email"]}}');
    const error = await refusal(call({}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      message: 'Request failed with status code 422',
      body: { errors: { email: ['Введите валидный email'] } },
    });
  });

  it('shows a refusal that is not JSON as its text', async () => {
    handler = answer(502, json, '<html>Bad gateway</html>');
    expect(await refusal(call({}))).toMatchObject({ status: 502, body: '<html>Bad gateway</html>' });
  });

  it('says Network Error when the connection breaks or the answer is cut', async () => {
    handler = (req) => req.socket.destroy();
    expect(await refusal(call({}))).toEqual(new NetworkError('Network Error'));
    handler = answer(200, json, '{"half":');
    expect(await refusal(call({}))).toEqual(new NetworkError('Network Error'));
  });

  it('gives up after its timeout, also in the middle of an answer', async () => {
    timeouts.call = 50;
    handler = (_req, res) => void res.writeHead(200, json).write('{"slow":');
    expect(await refusal(call({}))).toEqual(new NetworkError('timeout of 50 ms exceeded'));
  });

  it('says Request aborted when the caller cancels, and closes the connection', async () => {
    const arrived = new Promise<{ closed: Promise<void> }>((resolve) => {
      handler = (req) => resolve({ closed: new Promise((close) => req.socket.once('close', () => close())) });
    });
    const sent = call({});
    const failed = refusal(sent);
    const { closed } = await arrived;
    sent.cancel();
    expect(await failed).toEqual(new CancelError('Request aborted'));
    await closed;
  });
});
