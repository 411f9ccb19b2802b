import { act, render, renderHook, screen } from '@testing-library/react';
import { useIdlePreload } from './useIdlePreload';
import { idle } from '../ui/idle';
import { useNear } from '../ui/useNear';

function Far() {
  const [box, near] = useNear<HTMLDivElement>();
  return <div ref={box}>{near ? 'здесь' : 'далеко'}</div>;
}

describe('what lies below the first screen', () => {
  const watched: { element: Element; seen: (isIntersecting: boolean) => void; over: boolean }[] = [];
  beforeEach(() => {
    watched.length = 0;
    window.IntersectionObserver = class {
      constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(element: Element) {
        watched.push({ element, seen: (isIntersecting) => this.told([{ isIntersecting }]), over: false });
      }
      disconnect() {
        for (const one of watched) one.over = true;
      }
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  test('is there once it has come near, not before, and is watched only while it may come', () => {
    const { container, unmount } = render(<Far />);
    expect(watched.map(({ element }) => element)).toEqual([container.firstChild]);
    act(() => watched[0]?.seen(false));
    expect(screen.getByText('далеко')).toBeInTheDocument();
    act(() => watched[0]?.seen(true));
    expect(screen.getByText('здесь')).toBeInTheDocument();
    unmount();
    expect(watched[0]?.over).toBe(true);
  });

  test('is there at once in a browser that cannot tell', () => {
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
    render(<Far />);
    expect(screen.getByText('здесь')).toBeInTheDocument();
    expect(watched).toEqual([]);
  });
});

describe('pages that may be wanted next', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    delete (navigator as { connection?: unknown }).connection;
  });
  const paged = () => {
    const fetched: string[] = [];
    const page = (name: string, comes = true) => ({
      preload: () => (fetched.push(name), comes ? Promise.resolve() : Promise.reject(new Error('offline'))),
    });
    return { fetched, pages: [page('a', false), page('b'), page('c')] };
  };

  test('come one after another when the page in sight has settled, also after one that did not come', async () => {
    const { fetched, pages } = paged();
    renderHook(() => useIdlePreload(pages));
    await act(() => jest.advanceTimersByTimeAsync(1999));
    expect(fetched).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(201));
    expect(fetched).toEqual(['a']);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(fetched).toEqual(['a', 'b', 'c']);
  });

  test('are not asked for any more by a page that was left, nor by anybody who saves traffic', async () => {
    const { fetched, pages } = paged();
    const { unmount } = renderHook(() => useIdlePreload(pages));
    await act(() => jest.advanceTimersByTimeAsync(2200));
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(fetched).toEqual(['a']);
    Object.assign(navigator, { connection: { saveData: true } });
    renderHook(() => useIdlePreload(pages));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(fetched).toEqual(['a']);
  });
});

test('the browser itself says when it is idle, where it can', async () => {
  const asked = jest.fn((go: () => void) => go());
  Object.assign(window, { requestIdleCallback: asked });
  await idle();
  expect(asked).toHaveBeenCalledTimes(1);
  delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
});
