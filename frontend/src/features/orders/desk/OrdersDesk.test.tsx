import { PHRASES } from '@shlyah/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
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
  answerApi({ 'GET /api/order?page=1': pageOf(1024), 'PUT /api/order': { body: anOrder() } });
  const { store, unmount } = renderApp(desk);
  await screen.findByRole('link', { name: '1024' });
  unmount();
  await store.dispatch(updateOrder({ id: 1024, version: 1 }));
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

test.each([10_000, 10_001])(
  'of a list that goes on beyond %d orders it is said that there are more',
  async (total) => {
    const page = { data: [anOrder()], page: 1, pages: 501, total, totalIsExact: false };
    answerApi({ 'GET /api/order?page=1': { body: page } });
    renderApp(<OrdersDesk page={1} filter={everything} pageHref={(number) => `?page=${number}`} />);
    expect(await screen.findByText('Найдено более 10 000 заказов')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: 'Страница 501' })).toBeInTheDocument();
  },
);

const desk = () => <OrdersDesk page={1} filter={everything} pageHref={() => '?'} />;
const boxOf = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });

test('the one chosen order is deleted from the bar; the focus is then on the next order', async () => {
  const list = pageOf(9, 8, 7);
  const sent = answerApi({ 'GET /api/order?page=1': list, 'DELETE /api/order/8': {} });
  renderApp(desk(), { user: aUser({ role: 'admin' }) });
  await screen.findByRole('link', { name: '8' });
  expect(screen.queryByRole('button', { name: /Удалить/ })).toBeNull();
  await userEvent.click(boxOf(8));
  await userEvent.click(boxOf(9));
  expect(screen.queryByRole('button', { name: /Удалить/ })).toBeNull();
  await userEvent.click(boxOf(9));
  await userEvent.click(screen.getByRole('button', { name: /Удалить заказ №\s8/ }));
  list.body.data = list.body.data.filter(({ id }) => id !== 8);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '7' })).toHaveFocus());
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('after the deletion of the only order the focus is where the list says that it is empty', async () => {
  const list = pageOf(9);
  answerApi({ 'GET /api/order?page=1': list, 'DELETE /api/order/9': {} });
  renderApp(desk(), { user: aUser({ role: 'admin' }) });
  await screen.findByRole('link', { name: '9' });
  await userEvent.click(boxOf(9));
  await userEvent.click(screen.getByRole('button', { name: /Удалить заказ №\s9/ }));
  Object.assign(list.body, { data: [], pages: 0, total: 0 });
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да' }));
  const empty = await screen.findByText(PHRASES.ordersNotFound);
  await waitFor(() => expect(empty.closest('[tabindex]')).toHaveFocus());
});

/** Orders of the list, chosen, with the question before all of them are accepted. */
async function askToAccept(
  orders: ReturnType<typeof anOrder>[],
  answers: Parameters<typeof answerApi>[0] = {},
) {
  const sent = answerApi({
    'GET /api/order?page=1': { body: { data: orders, page: 1, pages: 1, total: orders.length } },
    ...answers,
  });
  const { unmount } = renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
  await screen.findByRole('link', { name: String(orders[0]?.id) });
  for (const { id } of orders) await userEvent.click(boxOf(id));
  const bar = screen.getByRole('region', { name: 'Выбранные заказы' });
  await userEvent.click(within(bar).getByRole('button', { name: /Принять/ }));
  return { sent, unmount, dialog: screen.getByRole('dialog') };
}

test('before many are accepted their sum is told, and what stays as it is', async () => {
  const heavy = (id: number) => anOrder({ id, price: 10 });
  const { dialog, sent, unmount } = await askToAccept(
    [anOrder({ id: 9 }), anOrder({ id: 8 }), heavy(7), heavy(6)],
    {
      'POST /api/order/bulk': {
        body: [9, 8].map((id) => ({ id, statusCode: 200, order: anOrder({ id, price: 38, version: 2 }) })),
      },
    },
  );
  expect(readScreen(dialog)).toEqual([
    'Принять 2 заказа по расчёту?',
    '[Закрыть]',
    '76.00 р',
    'Каждый получит цену из своего расчёта, новые станут «Принята». Письма уйдут через 15 секунд, до этого можно отменить.',
    'Ещё 2 останутся как есть: цена уже назначена или груз больше 50 кг.',
    '[Принять]',
    '[Отмена]',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Принять по расчёту/ }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Принять' }));
  expect(await screen.findByText('Сохранены 2 заказа')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  // What was accepted stays chosen, as after any other change of many.
  expect(screen.getByRole('region', { name: 'Выбранные заказы' })).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  unmount();

  const one = await askToAccept([anOrder({ id: 5 })]);
  expect(readScreen(one.dialog).join('\n')).toMatch(/^Принять 1 заказ по расчёту\?\n\[Закрыть\]\n38\.00 р\n/);
  expect(one.dialog).not.toHaveTextContent('Ещё');
});

test('a filter that finds nothing offers all orders; without one there is nothing to offer', async () => {
  const none = { body: { data: [], page: 1, pages: 0, total: 0 } };
  answerApi({ 'GET /api/order?page=1': none, 'GET /api/order?page=1&search=мёд': none });
  const at = (address: string) =>
    renderApp(
      <Routes>
        <Route path="/cabinet/orders/:id" element={<StaffOrders />} />
      </Routes>,
      { at: address },
    );
  const narrow = at('/cabinet/orders/1?search=мёд');
  expect(await screen.findByRole('link', { name: 'Показать все заказы' })).toHaveAttribute(
    'href',
    '/cabinet/orders/1',
  );
  narrow.unmount();
  at('/cabinet/orders/1');
  expect(await screen.findByText(PHRASES.ordersNotFound)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Показать все заказы' })).toBeNull();
});
