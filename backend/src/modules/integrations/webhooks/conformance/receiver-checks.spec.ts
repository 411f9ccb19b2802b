import { newSecret } from '../sign';
import { Receiver, type Reply } from './receiver-checks';

interface Arrived {
  id: string;
  orderId: number;
  orderVersion: number;
}

const answered = (status: number): Reply => ({ status, answer: '' });
const silent = (answer: string): Reply => ({ status: null, answer });

/** The verdicts over a receiver with these answers to events; null is a body that is not JSON. It reports that it stored every event. */
async function seenOf(reply: (event: Arrived | null) => Reply): Promise<Record<string, string>> {
  const kept: Reply = { status: 200, answer: JSON.stringify({ handled: 1, orderVersion: 3 }) };
  const receiver = new Receiver(
    ({ method, body }) => {
      if (method === 'GET') return Promise.resolve(kept);
      return Promise.resolve(reply(body.endsWith('}') ? (JSON.parse(body) as Arrived) : null));
    },
    newSecret(),
    () => new Date(),
  );
  const checks = await receiver.checks();
  return Object.fromEntries(checks.map(({ code, state, seen }) => [code, `${state}: ${seen}`]));
}

it.each([
  [199, 'failed: Ответ 199', 'failed: Ответ 199'],
  [200, 'passed: Ответ 200', 'failed: Ответ 200'],
  [299, 'passed: Ответ 299', 'failed: Ответ 299'],
  [300, 'failed: Ответ 300', 'failed: Ответ 300'],
  [399, 'failed: Ответ 399', 'failed: Ответ 399'],
  [400, 'failed: Ответ 400', 'failed: Ответ 400, но событие обработано'],
  [499, 'failed: Ответ 499', 'failed: Ответ 499, но событие обработано'],
  [500, 'failed: Ответ 500', 'failed: Ответ 500'],
])('%d: a good event is %p, one that is signed wrongly %p', async (status, good, wrong) => {
  const seen = await seenOf(() => answered(status));
  expect([seen['good_event'], seen['wrong_signature']]).toEqual([good, wrong]);
});

describe('a receiver fails that', () => {
  it.each([
    ['takes an event, and refuses it when it comes again', [204, 409], 'failed: Ответ 204, потом Ответ 409'],
    ['takes an event only when it comes again', [503, 204], 'failed: Ответ 503, потом Ответ 204'],
  ])('%s', async (_what, statuses, words) => {
    const had = new Map<string, number>();
    const seen = await seenOf((event) => {
      const times = had.get(event?.id ?? '') ?? 0;
      had.set(event?.id ?? '', times + 1);
      return answered(statuses[times] ?? 204);
    });
    expect(seen['repeat']).toBe(words);
  });

  it.each([
    ['takes an order and refuses what comes late', 3, 'failed: Ответ 204, потом Ответ 409'],
    ['refuses an order and takes what comes late', 2, 'failed: Ответ 409, потом Ответ 204'],
  ])('%s', async (_what, taken, words) => {
    const seen = await seenOf((event) => answered(event?.orderVersion === taken ? 204 : 409));
    expect(seen['out_of_order']).toBe(words);
  });

  it.each([
    ['dies of what is no JSON', silent('ECONNRESET'), answered(204), 'failed: ECONNRESET, потом Ответ 204'],
    ['takes nothing after it', answered(400), answered(500), 'failed: Ответ 400, потом Ответ 500'],
  ])('%s', async (_what, broken, next, words) => {
    const seen = await seenOf((event) => (event === null ? broken : next));
    expect(seen['recovery']).toBe(words);
  });
});
