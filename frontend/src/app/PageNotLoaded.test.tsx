import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../test/api';
import { readScreen } from '../../test/read-screen';
import { PageNotLoaded } from './PageNotLoaded';

const healthy = { 'GET /api/health': { body: { status: 'ok' } } };
const offline = { 'GET /api/health': 'offline' } as const;

/** jsdom goes nowhere; it says so when it is asked to. */
let loads: jest.SpyInstance;
const loadedAnew = () =>
  loads.mock.calls.filter(([error]) => /Not implemented: navigation/.test(String(error)));

beforeEach(() => {
  loads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => loads.mockRestore());

test('where the server answers, the site is a newer one: it asks to be loaded anew', async () => {
  answerApi(healthy);
  render(<PageNotLoaded />);
  expect(screen.getByText('Загружаем…')).toBeInTheDocument();
  expect(readScreen(await screen.findByRole('alert'))).toEqual([
    'Сайт обновился',
    'Пока вкладка была открыта, вышла новая версия. Обновите страницу: вы останетесь там же.',
    '[Обновить страницу]',
  ]);
  expect(loadedAnew()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }));
  expect(loadedAnew()).toHaveLength(1);
});

test('a server that is unwell is there all the same', async () => {
  answerApi({ 'GET /api/health': { status: 503, body: { status: 'error' } } });
  render(<PageNotLoaded />);
  expect(await screen.findByText('Сайт обновился')).toBeInTheDocument();
});

test('without a network the page waits for it, and opens as soon as there is one', async () => {
  const asked = answerApi(offline);
  render(<PageNotLoaded />);
  expect(readScreen(await screen.findByRole('alert'))).toEqual([
    'Нет связи',
    'Эта страница ещё не загружена. Как только интернет появится, она откроется сама.',
    '[Попробовать ещё раз]',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByText('Нет связи')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
  expect(loadedAnew()).toHaveLength(0);
  answerApi(healthy);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(loadedAnew()).toHaveLength(1));
});

test('the network is back without an event, or the first request after it fails: it is tried again', async () => {
  jest.useFakeTimers();
  try {
    answerApi(offline);
    render(<PageNotLoaded />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Нет связи')).toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    // The message stays: it is not read aloud again at each attempt.
    expect(screen.getByText('Нет связи')).toBeInTheDocument();
    expect(loadedAnew()).toHaveLength(0);
    answerApi(healthy);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(loadedAnew()).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a page that was left asks no more', async () => {
  const asked = answerApi(offline);
  const { unmount } = render(<PageNotLoaded />);
  await screen.findByText('Нет связи');
  unmount();
  window.dispatchEvent(new Event('online'));
  render(<PageNotLoaded />).unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});
