import { anEnd } from '../../../test/courier';
import type { Asked } from './api';
import { inMemory, type NewOutcome } from './kept';
import { picturesLeft, sendPictures } from './pictures';
import { HELD_MS } from './queue';
import type { TakenPicture } from './wire';

type Answer = Asked<TakenPicture>;

const anOutcome = (key: string, pictures: string[], changes: Partial<NewOutcome> = {}): NewOutcome => ({
  ...anEnd,
  key,
  pictures,
  run: 5,
  order: 125,
  task: 'deliver',
  corrects: null,
  moment: { phone: 0, offset: 0, sure: true },
  heldUntil: 0,
  state: 'taken',
  taken: 'recorded',
  note: null,
  ...changes,
});

const said =
  (taken: TakenPicture['taken'], note: string | null = null, outcomeKnown = true) =>
  (key: string): Answer => ({ done: true, etag: null, body: { key, taken, note, outcomeKnown } });
const failed =
  (status: number, message = 'Нет') =>
  (): Answer => ({
    done: false,
    failure: { status, code: 'unknown', message },
  });

/** A phone with an outcome and its pictures, whose server gives one answer after another and the last one from then on. */
async function aPhone(keys: string[], ...answers: ((key: string) => Answer)[]) {
  const kept = inMemory();
  const draft = { stop: 'deliver-126', end: { ...anEnd, pictures: ['of the draft'] }, open: true };
  for (const [takenAt, key] of [...keys, 'of the draft'].entries())
    await kept.addPicture({ key, takenAt, note: null }, new ArrayBuffer(8), draft);
  await kept.add(anOutcome('o', keys));
  const calls: string[] = [];
  const api = {
    picture: (key: string, outcome: string, bytes: ArrayBuffer) => {
      calls.push(`${key} of ${outcome}, ${bytes.byteLength}`);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? said('recorded');
      return Promise.resolve(answer(key));
    },
  };
  const send = () => sendPictures({ kept, api, told: () => Promise.resolve() });
  const left = async () =>
    (await kept.pictures()).map(({ key, note }) => (note === null ? key : `${key}: ${note}`));
  return { kept, calls, send, left };
}

it('sends each once, in the order of taking, and leaves those of the draft', async () => {
  const { calls, send, left } = await aPhone(['b', 'a'], said('recorded'), said('already'));
  expect(await send()).toEqual({ end: 'sent' });
  expect(calls).toEqual(['b of o, 8', 'a of o, 8']);
  expect(await left()).toEqual(['of the draft']);
  await send();
  expect(calls).toHaveLength(2);
});

it.each(['held', 'sending'] as const)('waits for an outcome that is %s', async (state) => {
  const { kept, calls, send, left } = await aPhone(['a']);
  await kept.change('o', (one) => ({ ...one, state, heldUntil: Date.now() + HELD_MS }));
  expect(await send()).toEqual({ end: 'sent' });
  expect(calls).toEqual([]);
  expect(await left()).toContain('a');
});

it.each([0, 408, 429, 500, 503])('keeps all after %s and sends the same keys again', async (status) => {
  const { calls, send, left } = await aPhone(['a', 'b'], failed(status), said('recorded'));
  expect(await send()).toEqual({ end: 'later' });
  expect(await left()).toEqual(['a', 'b', 'of the draft']);
  expect(await send()).toEqual({ end: 'sent' });
  expect(calls).toEqual(['a of o, 8', 'a of o, 8', 'b of o, 8']);
});

it('keeps a refused one with its sentence, sends it no more and goes on', async () => {
  const { kept, calls, send, left } = await aPhone(
    ['a', 'b', 'c'],
    said('refused', 'Это не фото'),
    failed(413, 'Файл велик'),
    said('recorded'),
  );
  expect(await send()).toEqual({ end: 'sent' });
  expect(await left()).toEqual(['a: Это не фото', 'b: Файл велик', 'of the draft']);
  await send();
  expect(calls).toHaveLength(3);
  const { waiting, refused } = picturesLeft(await kept.pictures(), await kept.outcomes());
  expect([waiting.length, refused.length]).toEqual([0, 2]);
});

it('sends the outcome once more to a server that does not have it', async () => {
  const { kept, send, left } = await aPhone(['a'], said('refused', 'Исхода нет', false), said('recorded'));
  expect(await send()).toEqual({ end: 'later' });
  expect(await kept.outcomes()).toMatchObject([{ key: 'o', state: 'sending' }]);
  await kept.change('o', (one) => ({ ...one, state: 'taken' }));
  await send();
  expect(await left()).toEqual(['of the draft']);
});

it.each([401, 403, 404])('stops where the server does not know the phone (%s)', async (status) => {
  const { calls, send, left } = await aPhone(['a', 'b'], failed(status));
  expect((await send()).end).toBe('refused');
  expect(calls).toHaveLength(1);
  expect(await left()).toEqual(['a', 'b', 'of the draft']);
});

it('sends a picture with the last outcome that names it', async () => {
  const { kept, calls, send } = await aPhone(['a']);
  await kept.add(anOutcome('corrected', ['a'], { corrects: 'o' }));
  await send();
  expect(calls).toEqual(['a of corrected, 8']);
});

it('lets an outcome go first that has become ready meanwhile', async () => {
  const { kept, calls, send } = await aPhone(['a']);
  await kept.add(anOutcome('later', [], { state: 'held', heldUntil: Date.now() - 1 }));
  expect(await send()).toEqual({ end: 'more' });
  expect(calls).toEqual([]);
});
