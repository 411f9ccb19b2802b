import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { updateOrder } from '../actions';
import { OrdersDesk } from './OrdersDesk';
import { StaffOrders } from './StaffOrders';

const pageOf = (...ids: number[]) => ({
  body: { data: ids.map((id) => anOrder({ id })), page: 1, pages: 1, total: ids.length },
});
const everything = {};

/** The way from the list of all orders to those of one client. */
function Desks() {
  const [user, setUser] = useState<number>();
  return (
    <>
      <button onClick={() => setUser(12)}>К клиенту</button>
      <OrdersDesk page={1} filter={everything} pageHref={() => '?'} {...(user !== undefined && { user })} />
    </>
  );
}

test('the orders of a client never show those of others while they load', async () => {
  let answer: (page: { body: unknown }) => void = () => undefined;
  answerApi({
    'GET /api/order?page=1': pageOf(1024),
    'GET /api/order?page=1&user=12': new Promise((resolve) => (answer = resolve)),
  });
  renderApp(<Desks />);
  expect(await screen.findByRole('link', { name: '1024' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'К клиенту' }));
  expect(screen.queryByRole('link', { name: '1024' })).toBeNull();
  expect(screen.getByText('Загружаем заказы…')).toBeInTheDocument();
  answer(pageOf(2048));
  expect(await screen.findByRole('link', { name: '2048' })).toBeInTheDocument();
});

test('Back finds the list where it was left, and the list is asked for again', async () => {
  const desk = <OrdersDesk page={1} filter={everything} pageHref={() => '?'} />;
  answerApi({ 'GET /api/order?page=1': pageOf(1024) });
  const { store, unmount } = renderApp(desk);
  await screen.findByRole('link', { name: '1024' });
  unmount();
  let answer: (page: { body: unknown }) => void = () => undefined;
  answerApi({ 'GET /api/order?page=1': new Promise((resolve) => (answer = resolve)) });
  renderApp(desk, { store });
  expect(screen.getByRole('link', { name: '1024' })).toBeInTheDocument();
  answer(pageOf(2048));
  expect(await screen.findByRole('link', { name: '2048' })).toBeInTheDocument();
});

test('a list in which something was changed is not shown from memory', async () => {
  const desk = <OrdersDesk page={1} filter={everything} pageHref={() => '?'} />;
  answerApi({ 'GET /api/order?page=1': pageOf(1024) });
  const { store, unmount } = renderApp(desk);
  await screen.findByRole('link', { name: '1024' });
  unmount();
  store.dispatch(updateOrder.fulfilled(anOrder(), '', { id: 1024, version: 1 }));
  renderApp(desk, { store });
  expect(screen.queryByRole('link', { name: '1024' })).toBeNull();
  expect(await screen.findByRole('link', { name: '1024' })).toBeInTheDocument();
});

test.each(['999', 'abc', '1.5'])('page «%s» leads to a page that there is', async (id) => {
  const sent = answerApi({
    'GET /api/order?page=999': { body: { data: [], page: 999, pages: 3, total: 50 } },
  });
  renderApp(
    <Routes>
      <Route path="/cabinet/orders/:id" element={<StaffOrders />} />
    </Routes>,
    { at: `/cabinet/orders/${id}` },
  );
  const end = id === '999' ? '3' : '1';
  await waitFor(() =>
    expect(sent.map(({ path, query }) => `${path} ${query.page}`)).toContain(`/api/order ${end}`),
  );
  expect(sent.map(({ query }) => query.page)).not.toContain(id === '999' ? '1' : id);
});
