import { labelDigits } from '@shlyah/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourierRun, aCourierStop, anEnd } from '../../../test/courier';
import type { CourierApi } from './api';
import { courierClock } from './clock';
import { createCourier } from './courier';
import { CourierPage } from './CourierPage';
import { openDetector } from './detector';
import { inMemory } from './kept';
import { CourierContext } from './useCourier';

jest.mock('./detector', () => ({ openDetector: jest.fn() }));

const run = aCourierRun({
  stops: [aCourierStop(125), aCourierStop(126, { places: 2, task: 'fetch' }), aCourierStop(127)],
});

/** A camera whose frames show what `show` puts before it. */
function aCamera() {
  let codes: string[] = [];
  jest.mocked(openDetector).mockResolvedValue(() => Promise.resolve(codes));
  const tracks: { stop: jest.Mock; lights: unknown[] }[] = [];
  const getUserMedia = jest.fn(() => {
    const lights: unknown[] = [];
    const track = {
      stop: jest.fn(),
      lights,
      addEventListener: () => undefined,
      getCapabilities: () => ({ torch: true }),
      applyConstraints: (wanted: unknown) => Promise.resolve(void lights.push(wanted)),
    };
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  return { tracks, getUserMedia, show: (...shown: string[]) => (codes = shown) };
}

async function aPage() {
  const api: CourierApi = {
    look: () => Promise.reject(new Error('no pass')),
    accept: () => Promise.reject(new Error('no pass')),
    run: () => Promise.resolve({ done: true, body: run, etag: null }),
    send: () => Promise.resolve({ done: true, body: [], etag: null }),
    picture: () => Promise.reject(new Error('no picture')),
  };
  const kept = inMemory();
  const tabs = { alone: (work: () => Promise<void>) => work(), tell: () => undefined };
  const courier = createCourier({ kept, api, clock: courierClock(0), tabs });
  const shown = render(
    <CourierContext value={courier}>
      <CourierPage />
    </CourierContext>,
  );
  await act(() => courier.start(null));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Сканировать' }));
  return { user, kept, shown };
}

const vibrate = jest.fn();
const stopOf = (order: number) => screen.findByRole('article', { name: `Заказ №\u00a0${order}` });
const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  const field = screen.getByLabelText('Номер заказа или цифры под штрихкодом');
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

beforeEach(() => {
  history.replaceState(null, '', '/r/');
  vibrate.mockClear();
  Object.assign(navigator, { vibrate });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { mediaDevices: undefined });
});

it('leads to the stop of a label and leaves the camera', async () => {
  const { show, tracks } = aCamera();
  await aPage();
  await screen.findByText('Наведите камеру на штрихкод этикетки');
  show(labelDigits(127, 1));
  expect(await stopOf(127)).toHaveTextContent('Отсканировано 1 из 1 места');
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: /д\. 127/ })).toHaveFocus();
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('counts places until all are there, and the form has them', async () => {
  const { show } = aCamera();
  const { user } = await aPage();
  show(labelDigits(126, 2));
  expect(await screen.findByText('№ 126: 1 из 2 мест')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'К заказу №\u00a0126' }));
  await user.click(await screen.findByRole('button', { name: 'Забрано' }));
  expect(await screen.findByText('1 из 2')).toBeInTheDocument();
});

it('says once that an order is not in the run, and nothing of other codes', async () => {
  const { show } = aCamera();
  await aPage();
  show('4810000000017', 'https://shlyah.example/t/ZZZZ');
  await screen.findByText('Наведите камеру на штрихкод этикетки');
  await act(() => new Promise((later) => setTimeout(later, 400)));
  expect(vibrate).not.toHaveBeenCalled();
  show(labelDigits(999, 1));
  expect(await screen.findByText('Заказа № 999 нет в вашем рейсе')).toBeInTheDocument();
  await act(() => new Promise((later) => setTimeout(later, 400)));
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('closes the camera while the page is hidden', async () => {
  const { tracks, getUserMedia } = aCamera();
  await aPage();
  await screen.findByText('Наведите камеру на штрихкод этикетки');
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(tracks[0]?.stop).toHaveBeenCalled();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
});

it('switches the light of the camera', async () => {
  const { tracks } = aCamera();
  const { user } = await aPage();
  const light = await screen.findByRole('button', { name: 'Фонарик' });
  await user.click(light);
  expect(light).toHaveAttribute('aria-pressed', 'true');
  expect(tracks[0]?.lights).toEqual([{ advanced: [{ torch: true }] }]);
});

it.each([
  ['NotAllowedError', /Камера не разрешена. Разрешите её/],
  ['NotReadableError', /Камера занята другим приложением/],
  ['NotFoundError', /нет камеры/],
])('says after %s what can be done, and takes typed digits', async (name, words) => {
  const { getUserMedia } = aCamera();
  getUserMedia.mockRejectedValueOnce(new DOMException('', name));
  const { user } = await aPage();
  expect(await screen.findByText(words)).toBeInTheDocument();
  await type(user, 'вчера');
  expect(await screen.findByText(/Введите номер заказа или 14 цифр/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Включить камеру' }));
  expect(await screen.findByText('Наведите камеру на штрихкод этикетки')).toBeInTheDocument();
  await type(user, '127');
  expect(await stopOf(127)).toBeInTheDocument();
});

it('says that the reader was not loaded, closes the camera and offers a new page', async () => {
  const { tracks } = aCamera();
  jest.mocked(openDetector).mockRejectedValue(new TypeError('Failed to fetch'));
  await aPage();
  expect(await screen.findByText(/Сканер не загрузился/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  expect(tracks[0]?.stop).toHaveBeenCalled();
});

it('keeps the places that were scanned, and corrects a form that was begun', async () => {
  aCamera();
  const { user, kept } = await aPage();
  await kept.keep('draft', {
    stop: 'fetch-126',
    end: { ...anEnd, outcome: 'collected', places: 2, ttnTaken: true },
    open: true,
  });
  await type(user, labelDigits(126, 1));
  expect(await screen.findByText('№ 126: 1 из 2 мест')).toBeInTheDocument();
  expect(await kept.fact('scanned')).toEqual({ 'fetch-126': [1] });
  expect(await kept.fact('draft')).toMatchObject({ end: { places: 1, ttnTaken: true } });
});
