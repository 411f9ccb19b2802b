import { aCourierRun, anEnd } from '../../../test/courier';
import type { Asked, CourierApi } from './api';
import { courierClock } from './clock';
import { createCourier, type Courier } from './courier';
import { inMemory } from './kept';
import type { CourierRun, CourierStop } from './wire';

const run = aCourierRun();
const [first] = run.stops;
const offline: Asked<never> = { done: false, failure: { status: 0, code: 'network', message: 'Нет связи' } };

/** A phone that has its run, whose server answers or not. */
async function aPhone() {
  const line = { isUp: true, isPictureLost: false };
  const calls: string[] = [];
  const server = { run, known: [] as string[] };
  const answer = <Body>(call: string, body: Body): Promise<Asked<Body>> => {
    calls.push(call);
    const isLost = !line.isUp || (call === 'picture' && line.isPictureLost);
    return Promise.resolve(isLost ? offline : { done: true, body, etag: 'e' });
  };
  const api: CourierApi = {
    look: () => answer('look', { driver: null, car: null, day: run.day, stops: 2, accepted: false }),
    accept: () => answer('accept', null),
    run: (etag) => answer<CourierRun>(`run ${etag}`, { ...server.run, known: [...server.known] }),
    send: (outcomes) => {
      if (line.isUp) server.known.push(...outcomes.map(({ key }) => key));
      return answer(
        'send',
        outcomes.map(({ key }) => ({ key, taken: 'recorded' as const, note: null })),
      );
    },
    picture: (key) => answer('picture', { key, taken: 'recorded' as const, note: null, outcomeKnown: true }),
  };
  const kept = inMemory();
  const tabs = { alone: (work: () => Promise<void>) => work(), tell: () => undefined };
  const courier = createCourier({ kept, api, clock: courierClock(null), tabs });
  await courier.start(null);
  const said = () => calls.splice(0);
  said();
  return { courier, kept, line, said, server };
}

const seen = (visibility: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/r/');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

it('asks for changes every 45 seconds while it is seen', async () => {
  const { said } = await aPhone();
  await pass(44);
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual(['run e']);
  seen('hidden');
  await pass(90);
  expect(said()).toEqual([]);
});

it('tries again after 2, 4, 8 seconds and so on up to a minute, for ever', async () => {
  const { courier, line, said } = await aPhone();
  line.isUp = false;
  await courier.sync();
  said();
  for (const wait of [2, 4, 8, 16, 32, 60, 60]) {
    await pass(wait - 1);
    expect(said()).toEqual([]);
    await pass(1);
    expect(said()).toEqual(['run e']);
  }
  expect(courier.state().connected).toBe(false);
  line.isUp = true;
  await courier.sync();
  expect(courier.state().connected).toBe(true);
});

it('sends what is recorded when its ten seconds are over, also when it is not seen', async () => {
  const { courier, said } = await aPhone();
  await courier.record(first as CourierStop, anEnd);
  seen('hidden');
  await pass(9);
  expect(said()).toEqual([]);
  await pass(1);
  expect(said()).toEqual(['run e', 'send', 'run e']);
  expect(courier.state().outcomes).toMatchObject([{ state: 'taken', order: 125 }]);
});

it('sends again what a server has lost that was restored from a copy', async () => {
  const { courier, said, server } = await aPhone();
  await courier.record(first as CourierStop, anEnd);
  await pass(10);
  const [sent] = courier.state().outcomes;
  expect(sent).toMatchObject({ state: 'taken' });
  said();
  await courier.sync();
  expect(said()).toEqual(['run e']);
  server.known = [];
  await courier.sync();
  expect(said()).toEqual(['run e', 'send', 'run e']);
  expect(server.known).toEqual([sent?.key]);
  expect(courier.state().outcomes).toMatchObject([{ key: sent?.key, state: 'taken' }]);
});

it('keeps what was taken of its run when the link is opened again', async () => {
  const { courier } = await aPhone();
  await courier.record(first as CourierStop, anEnd);
  await pass(10);
  await courier.start('the same secret');
  await courier.accept();
  expect(courier.state().outcomes).toHaveLength(1);
});

it('goes on when the storage fails for a moment', async () => {
  const { courier, kept, said } = await aPhone();
  jest.spyOn(kept, 'outcomes').mockRejectedValueOnce(new Error('closed'));
  await courier.sync();
  said();
  await pass(2);
  expect(said()).toEqual(['run e']);
});

it('undoes nothing that is being sent', async () => {
  const { courier, line } = await aPhone();
  await courier.record(first as CourierStop, anEnd);
  line.isUp = false;
  await pass(11);
  line.isUp = true;
  const [held] = courier.state().outcomes;
  expect(await courier.undo(held?.key ?? '')).toBe(true);
  await courier.record(first as CourierStop, anEnd);
  await pass(11);
  const [taken] = courier.state().outcomes;
  expect(await courier.undo(taken?.key ?? '')).toBe(false);
});

it('shows the kept run when its link is opened without a connection', async () => {
  const { courier, line } = await aPhone();
  line.isUp = false;
  await courier.start('the same secret');
  expect(courier.state().phase).toMatchObject({ name: 'run', run: { id: 5 } });
});

it('forgets sent outcomes and the draft with the next run, and keeps the others', async () => {
  const { courier, kept, line, said, server } = await aPhone();
  await courier.record(first as CourierStop, anEnd);
  await pass(11);
  server.run = aCourierRun({ id: 6 });
  await courier.record(run.stops[1] as CourierStop, { ...anEnd, outcome: 'failed', failure: 'nobody' });
  await kept.keep('draft', { stop: 'deliver-125', end: anEnd, open: true });
  await courier.start('another secret');
  await courier.accept();
  expect(line.isUp && said().includes('accept')).toBe(true);
  expect(courier.state().outcomes).toMatchObject([{ order: 126, state: 'held' }]);
  expect(await kept.fact('draft')).toBeUndefined();
});

/** A picture of the draft, as its form keeps it. */
const takePicture = (courier: Courier, ...keys: string[]) =>
  courier.addPicture(keys.at(-1) ?? '', new ArrayBuffer(8), {
    stop: 'deliver-125',
    end: { ...anEnd, pictures: keys },
    open: true,
  });

it('sends pictures after their outcome, also when the page is not seen, and keeps none of them', async () => {
  const { courier, kept, said } = await aPhone();
  await takePicture(courier, 'one');
  await takePicture(courier, 'one', 'two');
  seen('hidden');
  await pass(60);
  expect(said()).not.toContain('picture');
  await courier.record(first as CourierStop, { ...anEnd, pictures: ['one', 'two'] });
  await pass(11);
  expect(said().filter((call) => !call.startsWith('run'))).toEqual(['send', 'picture', 'picture']);
  expect(await kept.pictures()).toEqual([]);
});

it('keeps a former run for its pictures, which go when the line is back', async () => {
  const { courier, kept, line, said } = await aPhone();
  await takePicture(courier, 'one');
  await courier.record(first as CourierStop, { ...anEnd, pictures: ['one'] });
  line.isPictureLost = true;
  await pass(11);
  await courier.start('another secret');
  await courier.accept();
  expect(courier.state().outcomes).toMatchObject([{ order: 125, state: 'taken' }]);
  expect(await kept.pictures()).toMatchObject([{ key: 'one' }]);
  line.isPictureLost = false;
  said();
  await pass(61);
  expect(said()).toContain('picture');
  expect(await kept.pictures()).toEqual([]);
});

it('gives the pictures of an outcome that is undone back to its form, and removes those of no form', async () => {
  const { courier, kept } = await aPhone();
  await takePicture(courier, 'one');
  await courier.record(first as CourierStop, { ...anEnd, pictures: ['one'] });
  const [held] = courier.state().outcomes;
  expect(await courier.undo(held?.key ?? '')).toBe(true);
  expect(await kept.fact('draft')).toMatchObject({ stop: 'deliver-125', end: { pictures: ['one'] } });
  expect(await kept.pictures()).toMatchObject([{ key: 'one' }]);
  await courier.record(run.stops[1] as CourierStop, anEnd);
  expect(await kept.pictures()).toEqual([]);
});
