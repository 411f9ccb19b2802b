import { inMemory, type Kept } from './kept';
import { openedInTime, storageProblem, STORAGE_WORDS } from './storage';

const lasting: Kept = { ...inMemory(), lasts: () => true };

/** A browser with these parts of `navigator.storage`. */
const aBrowser = (storage: object | undefined) =>
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'storage');
});

it.each([
  ['nothing of storage', undefined],
  ['no persist and no estimate', {}],
  [
    'a persist and an estimate that fail',
    { persist: () => Promise.reject(new Error()), estimate: () => Promise.reject(new Error()) },
  ],
  ['an estimate without numbers', { estimate: () => Promise.resolve({}) }],
])('finds no problem where a browser has %s', async (_what, storage) => {
  aBrowser(storage);
  expect(await storageProblem(lasting)).toBeNull();
});

it('tells of a full phone and of one that stores nothing', async () => {
  aBrowser({ estimate: () => Promise.resolve({ quota: 10_000_000, usage: 6_000_000 }) });
  expect(await storageProblem(lasting)).toBe(STORAGE_WORDS.full);
  expect(await storageProblem(inMemory())).toBe(STORAGE_WORDS.none);
});

it('goes on in the memory of the page where the database never answers', async () => {
  jest.useFakeTimers();
  const opening = openedInTime(new Promise<Kept>(() => undefined));
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await opening).lasts()).toBe(false);
  expect(await openedInTime(Promise.resolve(lasting))).toBe(lasting);
});
