import { answerApi, type Sent } from '../../test/api';
import * as shared from '../shared/changes';
import { liveChanges, type LiveChanges } from './live-changes';

jest.mock('../shared/changes', () => ({
  ...jest.requireActual<typeof shared>('../shared/changes'),
  publishChanges: jest.fn(),
}));

const told = () =>
  jest
    .mocked(shared.publishChanges)
    .mock.calls.splice(0)
    .map(([news]) => news);

interface Holder {
  isOver: boolean;
  lose: (reason: unknown) => void;
}

/** The locks and channels of one browser. */
class Locks {
  private readonly waiting: (() => void)[] = [];
  private holder: Holder | undefined;

  request(
    _name: string,
    { signal, steal }: { signal?: AbortSignal; steal?: boolean },
    work: () => Promise<void> | undefined,
  ): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const hold = () => {
        if (signal?.aborted) return this.next();
        const mine: Holder = { isOver: false, lose: reject };
        this.holder = mine;
        void Promise.resolve(work()).then(() => {
          if (mine.isOver) return;
          resolve();
          this.next();
        });
      };
      signal?.addEventListener('abort', () => {
        if (this.waiting.includes(hold)) reject(new DOMException('', 'AbortError'));
        this.waiting.splice(0, this.waiting.length, ...this.waiting.filter((one) => one !== hold));
      });
      if (steal && this.holder) {
        this.holder.isOver = true;
        this.holder.lose(new DOMException('', 'AbortError'));
        hold();
      } else if (this.holder) this.waiting.push(hold);
      else hold();
    });
  }

  private next(): void {
    this.holder = undefined;
    this.waiting.shift()?.();
  }
}

/** A lock manager for each name. */
class LockManager {
  private readonly named = new Map<string, Locks>();

  request(name: string, options: object, work: () => Promise<void> | undefined): Promise<void> {
    const locks = this.named.get(name) ?? new Locks();
    this.named.set(name, locks);
    return locks.request(name, options, work);
  }
}

class Channel extends EventTarget {
  static all: Channel[] = [];
  /** A tab that hangs hears and says nothing. */
  isHung = false;
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    if (this.isHung) return;
    for (const other of Channel.all)
      if (other !== this && other.name === this.name && !other.isHung)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channel.all = Channel.all.filter((one) => one !== this);
  }
}

const news = (next: string, orders: object[] = []) => ({
  body: { ...shared.noChanges, orders, next },
});
const never = new Promise<never>(() => undefined);
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const asked = (sent: Sent[]) => sent.map(({ query }) => [query['after'], query['wait']]);

let tabs: LiveChanges[];
const open = (name = 'one', onSilence?: (isSilent: boolean) => void) => {
  const tab = liveChanges(name, onSilence);
  tabs.push(tab);
  tab.start();
  return tab;
};

beforeEach(() => {
  jest.useFakeTimers();
  tabs = [];
  Object.defineProperty(navigator, 'locks', { value: new LockManager(), configurable: true });
  Object.assign(globalThis, { BroadcastChannel: Channel });
  told();
});

afterEach(() => {
  for (const tab of tabs) tab.stop();
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('one tab of eight calls, all hear, and the next goes on from the last place', async () => {
  const order = { id: 7, version: 2, kinds: ['order.price'], by: null };
  const sent = answerApi({
    'GET /api/changes?wait=25': news('evt_1'),
    'GET /api/changes?after=evt_1&wait=25': news('evt_2', [order]),
    'GET /api/changes?after=evt_2&wait=25': never,
  });
  for (let count = 0; count < 8; count++) open();
  await pass();
  expect(asked(sent.splice(0))).toEqual([
    [undefined, '25'],
    ['evt_1', '25'],
    ['evt_2', '25'],
  ]);
  expect(told().filter(({ orders }) => orders.length > 0)).toHaveLength(8);
  tabs[0]?.stop();
  await pass();
  expect(asked(sent)).toEqual([['evt_2', '25']]);
  expect(Channel.all).toHaveLength(7);
});

test('tabs of another mode have a connection of their own', async () => {
  const sent = answerApi({ 'GET /api/changes?wait=25': never });
  open('one');
  open('two');
  await pass();
  expect(sent).toHaveLength(2);
});

test('a tab that leads late and has heard nothing lets its screens read all anew', async () => {
  answerApi({ 'GET /api/changes?wait=25': never });
  open();
  await pass();
  open();
  await pass(2000);
  expect(told()).toEqual([]);
  tabs[0]?.stop();
  await pass();
  expect(told()).toEqual([shared.allMissed]);
});

test('after failures it comes again, later each time, and at once with the network', async () => {
  const sent = answerApi({ 'GET /api/changes?wait=25': 'offline' });
  open();
  await pass(1999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
  await pass(3999);
  expect(sent).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(sent).toHaveLength(3);
});

test('without a session it asks once a minute, and stopped never again', async () => {
  const sent = answerApi({ 'GET /api/changes?wait=25': { status: 401, body: { code: 'not_logged_in' } } });
  const tab = open();
  await pass(59_000);
  expect(sent).toHaveLength(1);
  await pass(1000);
  expect(sent).toHaveLength(2);
  tab.stop();
  await pass(600_000);
  expect(sent).toHaveLength(2);
  expect(jest.getTimerCount()).toBe(0);
});

test('without Web Locks a tab in sight asks by itself twice a minute', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const sent = answerApi({
    'GET /api/changes?wait=0': news('evt_1'),
    'GET /api/changes?after=evt_1&wait=0': news('evt_1'),
  });
  open();
  await pass(60_000);
  expect(asked(sent.splice(0))).toEqual([
    [undefined, '0'],
    ['evt_1', '0'],
  ]);
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  await pass(60_000);
  Reflect.deleteProperty(document, 'hidden');
  expect(sent).toEqual([]);
});

describe('a leading tab that hangs', () => {
  const order = { id: 7, version: 2, kinds: ['order.price'], by: null };
  let silences: boolean[];

  /** Three tabs, of which the first leads and then hangs. */
  const hang = async (answers: Parameters<typeof answerApi>[0] = {}) => {
    const sent = answerApi({
      'GET /api/changes?wait=25': news('evt_1'),
      'GET /api/changes?after=evt_1&wait=25': never,
      ...answers,
    });
    silences = [];
    open();
    await pass();
    open('one', (isSilent) => silences.push(isSilent));
    open();
    await pass(6000);
    const [leader] = Channel.all;
    if (leader) leader.isHung = true;
    sent.splice(0);
    told();
    return { sent, wake: () => leader && (leader.isHung = false) };
  };

  test('is followed while it answers, however long nothing changes', async () => {
    const { sent, wake } = await hang();
    wake();
    await pass(600_000);
    expect([sent, silences]).toEqual([[], []]);
  });

  test('is followed by another one after a missed heartbeat, from the last place; until then no changes are promised', async () => {
    const { sent } = await hang();
    await pass(8000);
    expect([sent, silences]).toEqual([[], []]);
    await pass(2000);
    expect(asked(sent.splice(0))).toEqual([['evt_1', '25']]);
    // The timers of a tab that hangs stand still, those of the test do not: what follows later is not this tab's.
    expect(silences).toEqual([true, false]);
    expect(told()).toEqual([]);
  });

  test('leads no more when it wakes, and hears what the other one says', async () => {
    const { sent, wake } = await hang();
    await pass(11_000);
    sent.splice(0);
    wake();
    await pass(60_000);
    expect(sent).toEqual([]);
    const [first, second] = tabs;
    answerApi({
      'GET /api/changes?after=evt_1&wait=25': news('evt_2', [order]),
      'GET /api/changes?after=evt_2&wait=25': never,
    });
    // Whichever of the two others leads, the next one takes over.
    second?.stop();
    await pass(1000);
    tabs[2]?.stop();
    await pass(1000);
    expect(told().filter(({ orders }) => orders.length > 0).length).toBeGreaterThan(0);
    first?.stop();
  });

  test('is not asked by a hidden tab, whose timers sleep', async () => {
    const { sent } = await hang();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    await pass(600_000);
    expect([sent, silences]).toEqual([[], []]);
    Reflect.deleteProperty(document, 'hidden');
    await pass(11_000);
    expect(asked(sent)).toEqual([['evt_1', '25']]);
  });

  test('of an older build takes a heartbeat for no changes, at the same place', async () => {
    await hang();
    const heard: unknown[] = [];
    new Channel('one').addEventListener('message', (event) => heard.push((event as MessageEvent).data));
    await pass(6000);
    expect(heard).toContainEqual({ ...shared.noChanges, next: 'evt_1', beat: 'ask' });
  });
});
