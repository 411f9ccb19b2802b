import { screen } from '@testing-library/react';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { Route, Routes } from 'react-router';
import { useOwnReturnTo } from '../return-to';
import { MyOrders } from './MyOrders';

const own = <Route path="/cabinet/myOrders/:id" element={<MyOrders action={() => null} />} />;

test('an order without a price shows the sum that the customer saw, one with a price shows that', async () => {
  const data = [anOrder({ id: 2 }), anOrder({ id: 1, price: 41.5 })];
  answerApi({ 'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: 2 } } });
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  expect(await screen.findByRole('row', { name: /№\s2 / })).toHaveTextContent(/≈\s38\.00\sрФормируется/);
  const priced = screen.getByRole('row', { name: /№\s1 / });
  expect(priced).toHaveTextContent(/41\.50\sр/);
  expect(priced).not.toHaveTextContent('≈');
});

test('an order of the customer’s own number shows it', async () => {
  const data = [anOrder({ id: 2, externalId: 'З-1042' })];
  answerApi({ 'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: 1 } } });
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  expect(await screen.findByRole('row', { name: /№\s2 / })).toHaveTextContent(/ваш №\sЗ-1042/);
});

function Back() {
  const { to } = useOwnReturnTo();
  return <a href={to}>назад</a>;
}

test('an order leads back to the page and the filter that it was opened from', async () => {
  const body = { data: [anOrder({ id: 7 })], page: 2, pages: 2, total: 21 };
  answerApi({ 'GET /api/order?page=2&filter[status]=4': { body } });
  const list = renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/2?status=4' });
  const opened = (await screen.findByRole('link', { name: /№\s7/ })).getAttribute('href') ?? '';
  expect(opened).toBe('/cabinet/myOrders/view/7?status=4&page=2');
  list.unmount();
  renderApp(<Back />, { at: opened });
  expect(screen.getByRole('link', { name: 'назад' })).toHaveAttribute('href', '/cabinet/myOrders/2?status=4');
  renderApp(<Back />, { at: '/cabinet/myOrders/view/7?register=5' });
  expect(screen.getAllByRole('link', { name: 'назад' }).at(-1)).toHaveAttribute(
    'href',
    '/cabinet/registers/5',
  );
});

test('an empty list says what to do: order, or look at all orders', async () => {
  const body = { data: [], page: 1, pages: 0, total: 0 };
  answerApi({ 'GET /api/order?page=1': { body }, 'GET /api/order?page=1&filter[open]=true': { body } });
  const { unmount } = renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  expect(await screen.findByRole('link', { name: 'Оформить первый заказ' })).toHaveAttribute(
    'href',
    '/cabinet/addNew',
  );
  unmount();
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1?open=1' });
  await screen.findByText(/С такими условиями ничего нет/);
  expect(readScreen().slice(-3)).toEqual([
    'Заказов не найдено',
    'С такими условиями ничего нет. Уберите часть фильтра или измените поиск.',
    'Показать все заказы </cabinet/myOrders/1>',
  ]);
});

test('an order that was just made is named above the list, with what happens next', async () => {
  const body = { data: [anOrder({ id: 7 }), anOrder({ id: 6 })], page: 1, pages: 1, total: 2 };
  answerApi({ 'GET /api/order?page=1': { body } });
  renderApp(<Routes>{own}</Routes>, { at: { pathname: '/cabinet/myOrders/1', state: { created: 7 } } });
  expect(
    readScreen(screen.getByText(/^Мы получили заказ №\s7$/).closest('[role="status"]') as Element),
  ).toEqual([
    'Мы получили заказ № 7',
    'Цену подтвердит менеджер, до этого она «Формируется». Статус виден здесь, письма о нём придут на вашу почту.',
  ]);
  await screen.findByRole('row', { name: /№\s7/ });
  expect(screen.getByRole('row', { name: /№\s7 / })).toHaveClass('marked');
  expect(screen.getByRole('row', { name: /№\s6 / })).not.toHaveClass('marked');
});

const listed = (...ids: number[]) => ({
  body: { data: ids.map((id) => anOrder({ id })), page: 1, pages: 1, total: ids.length },
});
const rowOf = (id: number) => screen.getByRole('row', { name: new RegExp(`№\\s${id} `) });

test('an order that waits for the customer says so, and one alone is opened from above the list', async () => {
  answerApi({
    'GET /api/order?page=1': listed(7, 6),
    'GET /api/order?page=1&filter[awaiting]=true': listed(6),
  });
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  const notice = (await screen.findByText(/^Заказ №\s6 ждёт вашего ответа$/)).closest('[role="status"]');
  expect(readScreen(notice as Element)).toEqual([
    'Заказ № 6 ждёт вашего ответа',
    'Менеджер предлагает изменение. Ответьте на него. Открыть заказ </cabinet/myOrders/view/6>',
  ]);
  await screen.findByRole('row', { name: /№\s7 / });
  expect(rowOf(6)).toHaveTextContent('Ждёт вашего ответа');
  expect(rowOf(7)).not.toHaveTextContent('Ждёт вашего ответа');
});

test('several that wait for the customer are counted and listed; in their own list the notice is gone', async () => {
  const waiting = listed(9, 5);
  answerApi({
    'GET /api/order?page=1': listed(9, 7),
    'GET /api/order?page=1&filter[awaiting]=true': waiting,
  });
  const { unmount } = renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  expect(await screen.findByText(/^2\sзаказа ждут вашего ответа$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Показать эти заказы' })).toHaveAttribute(
    'href',
    '/cabinet/myOrders/1?awaiting=1',
  );
  unmount();
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1?awaiting=1' });
  await screen.findByRole('row', { name: /№\s5 / });
  expect([rowOf(9), rowOf(5)].every((row) => row.textContent?.includes('Ждёт вашего ответа'))).toBe(true);
  expect(screen.queryByText(/ждут вашего ответа/)).toBeNull();
});

test('when nobody waits, or it cannot be known, the list says nothing of it', async () => {
  answerApi({ 'GET /api/order?page=1': listed(7), 'GET /api/order?page=1&filter[awaiting]=true': 'offline' });
  renderApp(<Routes>{own}</Routes>, { at: '/cabinet/myOrders/1' });
  await screen.findByRole('row', { name: /№\s7 / });
  expect(screen.queryByText(/вашего ответа/)).toBeNull();
});
