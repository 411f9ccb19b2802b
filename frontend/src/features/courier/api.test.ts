import { courierApi, isPassing } from './api';
import { courierClock, isoOf } from './clock';

const NOW = Date.parse('2026-11-30T08:00:00Z');

/** The calls of a phone whose network answers so. */
function aNetwork(answer: () => Promise<Response>) {
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  // An answer takes no time.
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  const clock = courierClock(null, { wall: () => NOW, steady: () => 1000 });
  return { api: courierApi(clock), clock, fetching };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(body === null ? null : JSON.stringify(body), {
        status,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Shlyah-Version': '2026-11-29',
          ...headers,
        },
      }),
    );

afterEach(() => jest.restoreAllMocks());

it.each([200, 404, 511])(
  'takes the page of a network that wants a login (%s) for no connection',
  async (status) => {
    const page = () =>
      Promise.resolve(
        new Response('<html>', { status, headers: { 'Content-Type': 'text/html', Date: 'x' } }),
      );
    const { api, clock } = aNetwork(page);
    const answer = await api.run(null);
    expect(answer.done === false && isPassing(answer.failure)).toBe(true);
    expect(clock.offset()).toBeNull();
  },
);

it.each([
  ['a network that answers in JSON', '{"login":"required"}', {}],
  ['an answer that is cut off', '{"stops":[', { 'Shlyah-Version': '2026-11-29' }],
])('takes %s for no connection', async (_what, body, headers: Record<string, string>) => {
  const page = () =>
    Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } }));
  const answer = await aNetwork(page).api.run(null);
  expect(answer.done === false && isPassing(answer.failure)).toBe(true);
});

it('says why the server refuses, and that no answer is no refusal', async () => {
  const refused = await aNetwork(json(404, { code: 'not_found', message: 'Пропуск закрыт.' })).api.run(null);
  expect(refused).toMatchObject({ done: false, failure: { status: 404, message: 'Пропуск закрыт.' } });
  const lost = await aNetwork(() => Promise.reject(new TypeError('Failed to fetch'))).api.send([]);
  expect(lost.done === false && isPassing(lost.failure)).toBe(true);
});

it('asks with the known ETag, and sets the clock by an answer without a body', async () => {
  const date = new Date(NOW + 3_600_000).toUTCString();
  const { api, clock, fetching } = aNetwork(json(304, null, { Date: date }));
  expect(await api.run('"e"')).toEqual({ done: true, unchanged: true });
  expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({ 'If-None-Match': '"e"' });
  expect(isoOf(clock.now())).toBe('2026-11-30T09:00:00.500Z');
});

it('sets the clock exactly by the time in the run', async () => {
  const { api, clock } = aNetwork(json(200, { serverTime: '2026-11-30T10:00:00.123Z' }));
  await api.run(null);
  expect(isoOf(clock.now())).toBe('2026-11-30T10:00:00.123Z');
});

it('sends a picture as its bytes, under its key and that of its outcome', async () => {
  const { api, fetching } = aNetwork(json(200, { key: 'p', taken: 'recorded', note: null }));
  const bytes = new ArrayBuffer(8);
  expect(await api.picture('p', 'o', bytes)).toMatchObject({ done: true, body: { taken: 'recorded' } });
  expect(fetching).toHaveBeenCalledWith(
    '/api/courier/pictures/p?outcome=o',
    expect.objectContaining({ method: 'PUT', headers: { 'Content-Type': 'image/jpeg' }, body: bytes }),
  );
});
