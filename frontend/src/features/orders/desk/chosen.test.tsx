import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { getOrder, updateOrder } from '../actions';
import { OrdersDesk } from './OrdersDesk';

const pageOf = (page: number, ...ids: number[]) => ({
  body: { data: ids.map((id) => anOrder({ id })), page, pages: 2, total: 6 },
});
const everything = {};

/** Two pages of one list, as the address leads through them. */
const pages = {
  'GET /api/order?page=1': pageOf(1, 9, 8, 7, 6),
  'GET /api/order?page=2': pageOf(2, 5, 4),
};
const desk = (page: number) => <OrdersDesk page={page} filter={everything} pageHref={() => '?'} />;
const boxOf = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });

test('what is chosen stays chosen on other pages, and the change goes to all of it', async () => {
  const sent = answerApi({ ...pages, 'POST /api/order/bulk': { body: [] } });
  const first = renderApp(desk(1));
  await screen.findByRole('link', { name: '9' });
  await userEvent.click(boxOf(9));
  first.unmount();
  const second = renderApp(desk(2), { store: first.store });
  await screen.findByRole('link', { name: '5' });
  await userEvent.click(boxOf(4));
  const bar = screen.getByRole('region', { name: 'Выбранные заказы' });
  expect(bar).toHaveTextContent('Выбрано: 2, на других страницах: 1');
  await userEvent.type(screen.getByRole('textbox', { name: /Новая цена/ }), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  const change = sent.find(({ method }) => method === 'POST')?.body as { orders: { id: number }[] };
  expect(change.orders.map(({ id }) => id).sort()).toEqual([4, 9]);
  second.unmount();
  renderApp(<OrdersDesk page={1} filter={{ status: '4' }} pageHref={() => '?'} />, { store: first.store });
  expect(screen.queryByRole('region', { name: 'Выбранные заказы' })).toBeNull();
});

test('an order that was chosen and then saved on its own page is changed over the version saved', async () => {
  const sent = answerApi({
    ...pages,
    'PUT /api/order': { body: anOrder({ id: 9, version: 2 }) },
    'POST /api/order/bulk': { body: [] },
  });
  const { store, unmount } = renderApp(desk(1));
  await screen.findByRole('link', { name: '9' });
  await userEvent.click(boxOf(9));
  unmount();
  await store.dispatch(updateOrder({ id: 9, version: 1 }));
  renderApp(desk(2), { store });
  await screen.findByRole('link', { name: '5' });
  await userEvent.type(screen.getByRole('textbox', { name: /Новая цена/ }), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(sent.find(({ path }) => path.endsWith('/bulk'))?.body).toMatchObject({
    orders: [{ id: 9, version: 2 }],
  });
});

test('an order that is read elsewhere is shown as it was answered, in its row and in the choice, never an older one', async () => {
  const accepted = anOrder({ id: 9, version: 3, status: aStatus(2), price: 50 });
  answerApi({ ...pages, 'GET /api/order/single?id=9': { body: accepted } });
  const { store, unmount } = renderApp(desk(1));
  await screen.findByRole('link', { name: '9' });
  for (const id of [9, 8]) await userEvent.click(boxOf(id));
  await act(() => store.dispatch(getOrder(9)));
  expect(screen.getByRole('combobox', { name: /Статус заказа №\s9$/ })).toHaveDisplayValue('Принята');
  expect(screen.getByRole('button', { name: 'Принять по расчёту: 1' })).toBeInTheDocument();
  unmount();
  // The list answers the order's first version once more.
  renderApp(desk(1), { store });
  await screen.findByRole('link', { name: '9' });
  expect(screen.getByRole('combobox', { name: /Статус заказа №\s9$/ })).toHaveDisplayValue('Принята');
});

test('Shift chooses a range, and gives it up again', async () => {
  answerApi(pages);
  renderApp(desk(1));
  await screen.findByRole('link', { name: '9' });
  const user = userEvent.setup();
  await user.click(boxOf(8));
  await user.keyboard('{Shift>}');
  await user.click(boxOf(6));
  await user.keyboard('{/Shift}');
  expect([9, 8, 7, 6].map((id) => (boxOf(id) as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  await user.keyboard('{Shift>}');
  await user.click(boxOf(7));
  await user.keyboard('{/Shift}');
  expect([9, 8, 7, 6].map((id) => (boxOf(id) as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
