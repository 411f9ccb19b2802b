import { watchRelease } from './release';

/** A browser with a worker that controls the page, or with none yet. */
function aBrowser(controller: object | null) {
  const update = jest.fn(() => Promise.resolve());
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: jest.fn(() => Promise.resolve({ update })),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { update, changes: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('tells of a release whose worker takes the place of another', () => {
  const told = jest.fn();
  const { changes } = aBrowser({});
  watchRelease(told);
  changes();
  expect(told).toHaveBeenCalledTimes(1);
});

it('tells nothing of the first worker, which is of the same release', () => {
  const told = jest.fn();
  const { changes } = aBrowser(null);
  watchRelease(told);
  changes();
  expect(told).not.toHaveBeenCalled();
  changes();
  expect(told).toHaveBeenCalledTimes(1);
});

it('asks for a newer release when the page is seen again', async () => {
  const { update } = aBrowser({});
  watchRelease(() => undefined);
  expect(update).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(update).toHaveBeenCalledTimes(1);
});

it('does without workers', () => {
  expect(() => watchRelease(() => undefined)).not.toThrow();
});
