import { getEventListeners, setMaxListeners } from 'node:events';
import type { Mode } from '@shlyah/domain';
import { LongPoll, WAITING } from './long-poll';
import type { FeedReader } from './feed-reader';

const look = 500;
const long = 20_000;

interface EventSummary {
  seq: number;
  userId: number | null;
  mode: Mode;
}

type Waiter = Parameters<LongPoll['wait']>[0]['caller'];

const customer = (id: number): Waiter => ({ id, role: 'customer', status: 'confirmed' });

/** Waiting over a feed that is told here what has happened. */
function waitingOver() {
  const happened: EventSummary[] = [];
  const asked: string[] = [];
  const reader = {
    last: () => {
      asked.push('last');
      return Promise.resolve(happened.at(-1)?.seq ?? 0);
    },
    concerned: (after: number, upTo: number) => {
      asked.push(`concerned ${after}–${upTo}`);
      return Promise.resolve(happened.filter(({ seq }) => seq > after && seq <= upTo));
    },
  };
  const longPoll = new LongPoll(reader as unknown as FeedReader);
  longPoll.onApplicationBootstrap();
  const gone = new AbortController();
  const woken: string[] = [];
  const wait = (name: string, who: { userId: number; after: number; mode?: Mode }, ms = long) =>
    longPoll
      .wait({ mode: 'live', by: 'program', caller: customer(who.userId), ...who }, ms, gone.signal)
      .then(() => woken.push(name));
  const pageWaits = (name: string, mode: Mode = 'live', caller: Waiter = customer(1)) =>
    longPoll
      .wait({ mode, by: 'page', caller: { ...caller, mode }, userId: null, after: 5 }, long, gone.signal)
      .then(() => woken.push(name));
  const happens = (seq: number, userId: number | null, mode: Mode = 'live') =>
    happened.push({ seq, userId, mode });
  return { longPoll, reader, asked, gone, woken, wait, pageWaits, happens };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms = look): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('whoever waits', () => {
  it.each<[string, Omit<EventSummary, 'seq'>, boolean]>([
    ['of his', { userId: 7, mode: 'live' }, true],
    ['that is everybody’s, in whichever mode', { userId: null, mode: 'test' }, true],
    ['of his in the other mode', { userId: 7, mode: 'test' }, false],
    ['of somebody else', { userId: 8, mode: 'live' }, false],
  ])('at something %s', async (_what, { userId, mode }, isWoken) => {
    const { wait, happens, woken } = waitingOver();
    void wait('he', { userId: 7, after: 5 });
    happens(6, userId, mode);
    await pass();
    expect(woken).toEqual(isWoken ? ['he'] : []);
  });

  it('as staff is woken by anything of the mode', async () => {
    const { pageWaits, happens, woken } = waitingOver();
    void pageWaits('staff');
    void pageWaits('a test', 'test');
    happens(6, 8);
    await pass();
    expect(woken).toEqual(['staff']);
  });

  it('is not woken by what was there before', async () => {
    const { wait, happens, woken } = waitingOver();
    happens(5, 7);
    void wait('he', { userId: 7, after: 5 });
    await pass(long - 1);
    expect(woken).toEqual([]);
    await pass(1);
    expect(woken).toEqual(['he']);
  });

  it('is told of what came before another began to wait who has read it', async () => {
    const { wait, happens, woken } = waitingOver();
    void wait('the first', { userId: 7, after: 5 });
    happens(6, 7);
    void wait('the second', { userId: 8, after: 6 });
    await pass();
    expect(woken).toEqual(['the first']);
  });

  it('and has begun while others were looked for is not passed over when he stands further back', async () => {
    const { reader, wait, happens, woken } = waitingOver();
    const { concerned } = reader;
    void wait('the first', { userId: 7, after: 5 });
    happens(5, 8);
    happens(6, 9);
    jest.spyOn(reader, 'concerned').mockImplementationOnce(async (after, upTo) => {
      const found = await concerned(after, upTo);
      void wait('the second', { userId: 8, after: 4 });
      return found;
    });
    await pass();
    expect(woken).toEqual([]);
    await pass();
    expect(woken).toEqual(['the second']);
  });

  it('goes on waiting while the database is away', async () => {
    const { reader, wait, happens, woken } = waitingOver();
    jest.spyOn(reader, 'last').mockRejectedValueOnce(new Error('away'));
    void wait('he', { userId: 7, after: 5 });
    happens(6, 7);
    await pass();
    expect(woken).toEqual([]);
    await pass();
    expect(woken).toEqual(['he']);
  });
});

describe('what waiting costs:', () => {
  it('one question a look, and a second one only for what is new; none once nobody waits', async () => {
    const { wait, happens, asked } = waitingOver();
    happens(5, 7);
    void wait('he', { userId: 7, after: 5 });
    await pass(2 * look);
    expect(asked.splice(0)).toEqual(['last', 'last']);
    happens(6, 8);
    await pass(2 * look);
    expect(asked.splice(0)).toEqual(['last', 'concerned 5–6', 'last']);
    happens(7, 7);
    await pass();
    expect(asked.splice(0)).toEqual(['last', 'concerned 6–7']);
    await pass(long);
    expect(asked).toEqual([]);
  });

  it('nothing of one who has been woken or has hung up is left, which would keep the process from its end', async () => {
    const { longPoll, wait, happens, gone } = waitingOver();
    void wait('he', { userId: 7, after: 5 });
    happens(6, 7);
    await pass();
    // The timer is that of the next look.
    expect([longPoll.count, jest.getTimerCount()]).toEqual([0, 1]);
    expect(getEventListeners(gone.signal, 'abort')).toEqual([]);
    void wait('he', { userId: 7, after: 6 });
    gone.abort();
    await pass();
    // The timer is that of the next look.
    expect([longPoll.count, jest.getTimerCount()]).toEqual([0, 1]);
  });

  it('room for five hundred programs of all accounts, beside the pages', async () => {
    const { longPoll, wait, pageWaits, gone } = waitingOver();
    setMaxListeners(WAITING.program.all + WAITING.page.each, gone.signal);
    const all = Array.from({ length: WAITING.program.all }, (_, userId) => wait('one', { userId, after: 0 }));
    expect(longPoll.count).toBe(500);
    const more = wait('one more', { userId: WAITING.program.all, after: 0 });
    const pages = Array.from({ length: WAITING.page.each }, () => pageWaits('a page'));
    await expect(pageWaits('one more')).rejects.toMatchObject({ code: 'too_many_requests' });
    gone.abort();
    await Promise.all(pages);
    await expect(more).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfter: 5 } });
    await Promise.all(all);
  });

  it('places of others never: of the desk none are taken by clients, nor of clients by tests and unconfirmed accounts', async () => {
    const { longPoll, pageWaits, gone } = waitingOver();
    const { page, testPage, unconfirmed } = WAITING;
    setMaxListeners(page.all + testPage.all + unconfirmed.all + 10, gone.signal);
    const waiter = (id: number, status: Waiter['status']): Waiter => ({ id, role: 'customer', status });
    const fill = ({ each, all }: { each: number; all: number }, mode: Mode, status: Waiter['status']) =>
      Array.from({ length: all }, (_, at) =>
        pageWaits('a client', mode, waiter(100 + Math.floor(at / each), status)),
      );
    const waits = [
      ...fill(unconfirmed, 'test', 'pending'),
      ...fill(testPage, 'test', 'confirmed'),
      ...fill(page, 'live', 'confirmed'),
    ];
    const full = { code: 'unavailable' };
    await expect(pageWaits('one more', 'test', waiter(1, 'pending'))).rejects.toMatchObject(full);
    await expect(pageWaits('one more', 'test', waiter(1, 'confirmed'))).rejects.toMatchObject(full);
    await expect(pageWaits('one more', 'live', waiter(1, 'confirmed'))).rejects.toMatchObject(full);
    const desk = pageWaits('the desk', 'live', { id: 2, role: 'manager', status: 'confirmed' });
    expect(longPoll.count).toBe(waits.length + 1);
    gone.abort();
    await Promise.all([...waits, desk]);
  });
});
