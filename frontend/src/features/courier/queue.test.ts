import { anEnd } from '../../../test/courier';
import { HELD_MS, sendKept, nextReady } from './queue';
import { inMemory, type NewOutcome } from './kept';
import type { Asked } from './api';
import type { SentOutcome, TakenOutcome } from './wire';

const START = Date.parse('2026-11-30T08:00:00Z');

const anOutcome = (key: string, changes: Partial<NewOutcome> = {}): NewOutcome => ({
  ...anEnd,
  key,
  run: 5,
  order: 125,
  task: 'deliver',
  receivedBy: 'Пётр Сидоров',
  receivedAs: 'employee',
  corrects: null,
  moment: { phone: START, offset: 0, sure: true },
  heldUntil: START + HELD_MS,
  state: 'held',
  taken: null,
  note: null,
  ...changes,
});

type Answer = Asked<TakenOutcome[]>;

const recorded = (sent: SentOutcome[]): Answer => ({
  done: true,
  etag: null,
  body: sent.map(({ key }) => ({ key, taken: 'recorded', note: null })),
});
const failed = (status: number, message = 'Нет'): Answer => ({
  done: false,
  failure: { status, code: 'unknown', message },
});

/** A phone with outcomes, whose server gives one answer after another and the last one from then on. */
async function aPhone(keys: readonly string[], ...answers: ((sent: SentOutcome[]) => Answer)[]) {
  const kept = inMemory();
  for (const key of keys) await kept.add(anOutcome(key));
  const requests: SentOutcome[][] = [];
  const api = {
    send: (sent: SentOutcome[]) => {
      requests.push(sent);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return Promise.resolve((answer ?? recorded)(sent));
    },
  };
  const send = (now = START + HELD_MS, offset: number | null = 0) => sendKept({ kept, api, offset, now });
  const states = async () => (await kept.outcomes()).map(({ key, state }) => `${key} ${state}`);
  return { kept, requests, send, states };
}

const keysOf = (requests: SentOutcome[][]) => requests.map((sent) => sent.map(({ key }) => key).join(' '));

it('sends in the order of recording, each once', async () => {
  const { requests, send, states } = await aPhone(['b', 'a', 'c']);
  expect(await send()).toEqual({ end: 'sent' });
  await send();
  expect(keysOf(requests)).toEqual(['b a c']);
  expect(await states()).toEqual(['b taken', 'a taken', 'c taken']);
});

it('holds an outcome for ten seconds, unless the clock of the phone has been set back', async () => {
  const { kept, requests, send } = await aPhone(['a']);
  await send(START + HELD_MS - 1);
  expect(requests).toEqual([]);
  expect(nextReady(await kept.outcomes(), START)).toBe(START + HELD_MS);
  await send(START - 3_600_000);
  expect(keysOf(requests)).toEqual(['a']);
});

it.each([0, 408, 429, 500, 503])('keeps all after %s and sends the same keys again', async (status) => {
  const { requests, send, states } = await aPhone(['a', 'b'], () => failed(status), recorded);
  expect((await send()).end).toBe('later');
  expect(await states()).toEqual(['a sending', 'b sending']);
  expect(await send()).toEqual({ end: 'sent' });
  expect(keysOf(requests)).toEqual(['a b', 'a b']);
});

it('sends the others when one of them is refused with its sentence, and that one again later', async () => {
  const refuses = (sent: SentOutcome[]): Answer =>
    sent.some(({ key }) => key === 'b') ? failed(422, 'Этот час ещё не наступил') : recorded(sent);
  const { kept, requests, send, states } = await aPhone(['a', 'b', 'c'], refuses);
  expect((await send()).end).toBe('kept');
  expect(keysOf(requests)).toEqual(['a b c', 'a', 'b', 'c']);
  expect(await states()).toEqual(['a taken', 'b sending', 'c taken']);
  expect((await kept.outcomes())[1]?.note).toBe('Этот час ещё не наступил');
  await send();
  expect(keysOf(requests).at(-1)).toBe('b');
});

it('keeps an outcome that the answer refuses, with its note', async () => {
  const answer = (sent: SentOutcome[]): Answer => ({
    done: true,
    etag: null,
    body: sent.map(({ key }) => ({ key, taken: key === 'a' ? 'refused' : 'conflict', note: `о ${key}` })),
  });
  const { kept, send, states } = await aPhone(['a', 'b'], answer);
  expect((await send()).end).toBe('kept');
  expect(await states()).toEqual(['a sending', 'b taken']);
  expect((await kept.outcomes()).map(({ note }) => note)).toEqual(['о a', 'о b']);
});

it.each([401, 403, 404])(
  'stops where the server does not know the phone (%s), and keeps all',
  async (status) => {
    const { requests, send, states } = await aPhone(['a', 'b'], () => failed(status));
    expect((await send()).end).toBe('refused');
    expect(requests.length).toBe(1);
    expect(await states()).toEqual(['a sending', 'b sending']);
  },
);

it('sends forty in two requests, and stops at the first one that is not answered', async () => {
  const keys = Array.from({ length: 40 }, (_, at) => `k${at}`);
  const { requests, send } = await aPhone(keys, () => failed(0));
  await send();
  expect(requests.map((sent) => sent.length)).toEqual([20]);
  const other = await aPhone(keys);
  await other.send();
  expect(other.requests.map((sent) => sent.length)).toEqual([20, 20]);
});

it('leaves out what was undone before it began', async () => {
  const { kept, requests, send } = await aPhone(['a', 'b']);
  await kept.change('a', ({ state, ...one }) => (state === 'held' ? undefined : { ...one, state }));
  await send();
  expect(keysOf(requests)).toEqual(['b']);
});

it('is sure of the hour when the clocks have stayed as they were', async () => {
  const { kept, requests, send } = await aPhone([]);
  const unsure = { phone: START, offset: 60_000, sure: false };
  await kept.add(anOutcome('steady', { moment: unsure }));
  await kept.add(anOutcome('moved', { moment: { ...unsure, offset: -7_200_000 } }));
  await send(START + HELD_MS, 61_000);
  expect(requests[0]?.map(({ key, at, sure }) => [key, at, sure])).toEqual([
    ['steady', '2026-11-30T08:01:00.000Z', true],
    ['moved', '2026-11-30T06:00:00.000Z', false],
  ]);
});
