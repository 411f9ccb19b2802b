import { act, render } from '@testing-library/react';
import { noChanges, publishChanges, useChanges, type Changes } from './changes';

const heard: Changes[] = [];
const unseen: Changes[] = [];
let slow: Promise<void> | undefined;

function Screen() {
  useChanges(
    (changes) => {
      heard.push(changes);
      return slow;
    },
    { onUnseen: (changes) => unseen.push(changes) },
  );
  return null;
}

const order = (id: number, version: number, ...kinds: string[]): Changes => ({
  ...noChanges,
  orders: [{ id, version, kinds, by: null }],
});
const told = () =>
  heard
    .splice(0)
    .map(({ orders }) => orders.map(({ id, version, kinds }) => `${id} v${version} ${kinds.join()}`));
const pass = (ms = 300) => act(() => jest.advanceTimersByTimeAsync(ms));
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  slow = undefined;
  setHidden(false);
  jest.useRealTimers();
});

test('changes of one moment are heard together, the newer one of an order with the kinds of both', async () => {
  render(<Screen />);
  publishChanges(order(7, 1, 'order.created'));
  publishChanges(order(8, 4, 'order.price'));
  publishChanges(order(7, 2, 'order.price'));
  publishChanges(noChanges);
  expect(heard).toEqual([]);
  await pass();
  expect(told()).toEqual([['7 v2 order.created,order.price', '8 v4 order.price']]);
  await pass(1000);
  expect(heard).toEqual([]);
});

test('what comes while a screen still follows the last is heard after it', async () => {
  let done = (): void => undefined;
  slow = new Promise((resolve) => (done = resolve));
  render(<Screen />);
  publishChanges(order(7, 1));
  await pass();
  publishChanges(order(7, 2));
  await pass(1000);
  expect(told()).toEqual([['7 v1 ']]);
  done();
  await pass();
  expect(told()).toEqual([['7 v2 ']]);
});

test('a page out of sight hears all when it is seen again, and a closed one nothing', async () => {
  const { unmount } = render(<Screen />);
  setHidden(true);
  publishChanges(order(7, 1));
  publishChanges(order(8, 1));
  await pass(60_000);
  expect(heard).toEqual([]);
  expect(unseen.map(({ orders }) => orders.length)).toEqual([1, 2]);
  setHidden(false);
  await pass(0);
  expect(told()).toEqual([['7 v1 ', '8 v1 ']]);
  unmount();
  publishChanges(order(7, 2));
  await pass();
  expect(heard).toEqual([]);
});
