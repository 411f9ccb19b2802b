import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { StaffOrders } from './StaffOrders';

/** A window whose width crosses the one of the query. */
function openWindow(isWide: boolean) {
  const state = { isWide };
  const media = new EventTarget();
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query.includes('1600px') && state.isWide;
    return Object.assign(Object.create(media) as MediaQueryList, {
      media: query,
      matches,
      addEventListener: media.addEventListener.bind(media),
      removeEventListener: media.removeEventListener.bind(media),
    });
  });
  return (wide: boolean) =>
    act(() => {
      state.isWide = wide;
      media.dispatchEvent(new Event('change'));
    });
}

afterEach(() => jest.restoreAllMocks());

/** Hundred orders, by pages of any size. */
const page = (number: number, perPage: number) => ({
  body: {
    data: Array.from({ length: perPage }, (_, at) => anOrder({ id: 100 - (number - 1) * perPage - at })),
    page: number,
    pages: Math.ceil(100 / perPage),
    total: 100,
    totalIsExact: true,
  },
});

const answers = {
  ...Object.fromEntries([1, 2, 3].map((number) => [`GET /api/order?page=${number}`, page(number, 20)])),
  ...Object.fromEntries(
    [1, 2].map((number) => [`GET /api/order?page=${number}&perPage=40`, page(number, 40)]),
  ),
};

const show = (at: string) =>
  renderApp(
    <Routes>
      <Route path="/cabinet/orders/:id" element={<StaffOrders />} />
    </Routes>,
    { at },
  );

test('a wide window has forty rows with receiver, telephone and driver; a narrow one twenty without', async () => {
  const carrier = {
    order: 98,
    run: 5,
    day: '2026-11-30',
    driver: 'Игорь Савич',
    driverPhone: null,
    car: 'Ford Transit',
    state: 'open',
    task: 'deliver',
    done: false,
  };
  const carriers = (count: number) =>
    `GET /api/runs/carriers?${Array.from({ length: count }, (_, at) => `ids=${100 - at}`).join('&')}`;
  answerApi({ ...answers, [carriers(40)]: { body: [carrier, { ...carrier, order: 97, done: true }] } });
  const resize = openWindow(true);
  show('/cabinet/orders/1');
  await screen.findByRole('link', { name: '61' });
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers()).toEqual(expect.arrayContaining(['Получатель', 'Телефон', 'Водитель']));
  const [driver] = await screen.findAllByRole('link', { name: 'Игорь Савич' });
  expect(driver).toHaveAttribute('href', '/cabinet/runs/5');
  expect(driver).toHaveAttribute('title', 'Рейс №\u00a05, Игорь Савич, Ford Transit');
  expect(driver?.closest('tr')).toHaveTextContent(/^.*98/);
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
    'href',
    '/cabinet/orders/2?rows=40',
  );
  resize(false);
  await waitFor(() => expect(screen.queryByRole('link', { name: '61' })).toBeNull());
  expect(headers()).not.toEqual(expect.arrayContaining(['Телефон']));
});

test('a window made narrower, or a wide address in a narrow one, stays at its first row', async () => {
  answerApi(answers);
  const resize = openWindow(true);
  const { unmount } = show('/cabinet/orders/2?rows=40');
  await screen.findByRole('link', { name: '21' });
  expect(screen.getByRole('link', { name: '60' })).toHaveAttribute(
    'href',
    '/cabinet/orders/view/60?page=2&rows=40',
  );
  resize(false);
  await waitFor(() => expect(screen.queryByRole('link', { name: '21' })).toBeNull());
  expect(screen.getByRole('link', { name: '60' })).toHaveAttribute('href', '/cabinet/orders/view/60?page=3');
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute('aria-current', 'page');
  unmount();
  show('/cabinet/orders/2?rows=40');
  expect(await screen.findByRole('link', { name: '41' })).toBeInTheDocument();
  resize(true);
  expect(await screen.findByRole('link', { name: '21' })).toBeInTheDocument();
});
