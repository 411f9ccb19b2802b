import { screen } from '@testing-library/react';
import { keepFresh, offerMaps } from './enhance';

const page = (headline: string, at: string): string =>
  `<div data-moves><div data-road><h2>${headline}</h2></div><div data-map hidden><button>Показать</button></div>
   <span data-at>${at}</span><span data-news></span></div>`;

const fetched = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, []>();
const answer = (text: string, status = 200): void => {
  fetched.mockResolvedValue({ ok: status === 200, status, text: () => Promise.resolve(text) });
};
const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const pass = (seconds: number): Promise<void> => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched as never;
  document.body.innerHTML = page('В пути', '12:00');
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('a page in sight', () => {
  it('asks once a minute, leaves alone what has not changed and says what has', async () => {
    answer(page('В пути', '12:01'));
    keepFresh();
    const road = document.querySelector('[data-road]');
    await pass(61);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([textOf('[data-at]'), textOf('[data-news]')]).toEqual(['12:01', '']);
    expect(document.querySelector('[data-road]')).toBe(road);
    answer(page('Доставлена', '12:02'));
    await pass(61);
    expect([textOf('h2'), textOf('[data-news]')]).toEqual(['Доставлена', 'Статус изменился: Доставлена']);
  });

  it('asks seldomer while it gets no answer', async () => {
    fetched.mockRejectedValue(new TypeError('no network'));
    keepFresh();
    await pass(60 * 15);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(4);
    expect(textOf('[data-at]')).toBe('12:00');
    answer(page('В пути', '12:31'));
    await pass(60 * 16);
    expect(textOf('[data-at]')).toBe('12:31');
  });

  it('asks nothing when nothing can happen any more', async () => {
    document.querySelector('[data-moves]')?.removeAttribute('data-moves');
    keepFresh();
    await pass(600);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('offers the map where there is a point, and shows it when it is asked for', async () => {
  jest.useRealTimers();
  fetched.mockRejectedValue(new TypeError('no outlines'));
  const box = document.querySelector<HTMLElement>('[data-map]');
  box?.setAttribute('data-place', '31,52.4');
  offerMaps();
  expect(box?.hidden).toBe(false);
  screen.getByRole('button').click();
  expect(await screen.findByRole('region', { name: 'Пункт выдачи на карте' })).toBeTruthy();
});

it('says when the map does not come, and offers it again', async () => {
  jest.useRealTimers();
  jest.doMock('./point-map', () => {
    throw new Error('no network');
  });
  document.querySelector('[data-map]')?.setAttribute('data-place', '31,52.4');
  offerMaps();
  const button = screen.getByRole('button');
  button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('Карта не загрузилась. Адрес пункта написан рядом.')).toBeTruthy();
  expect(button).not.toHaveAttribute('aria-busy');
});
