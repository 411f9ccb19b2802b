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

/** The locks and channels of one browser. */
class Locks {
  private readonly tail = new Map<string, Promise<void>>();

  request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const before = this.tail.get(name) ?? Promise.resolve();
    const mine = before.then(() => (signal.aborted ? undefined : work()));
    this.tail.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  }
}

class Channel extends EventTarget {
  static all: Channel[] = [];
  constructor(readonly name: string) {
    super();
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
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
const open = (name = 'one') => {
  const tab = liveChanges(name);
  tabs.push(tab);
  tab.start();
  return tab;
};

beforeEach(() => {
  jest.useFakeTimers();
  tabs = [];
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
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
