import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { DeletedOrders } from './DeletedOrders';
import { OrdersDesk } from './OrdersDesk';

const order = {
  id: 125,
  date: '2026-11-20 15:10',
  client: 'ООО «Ромашка»',
  receiver: 'Ян Белый',
  price: 38,
  deletedAt: '2026-11-21 09:00',
  deletedBy: 'Мария Лис',
  keptUntil: '2026-12-21',
};
const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });
const show = (list: object, restored: { status?: number; body?: unknown }) =>
  answerApi({ 'GET /api/order/deleted?page=1': list, 'POST /api/order/125/restore': restored });
const render = () => renderApp(<DeletedOrders />, { at: '/cabinet/deletedOrders' });

test('a deleted order says whose it was, who has deleted it and until when it can come back, and does', async () => {
  show(page(order), {});
  render();
  for (const text of ['ООО «Ромашка»', 'Ян Белый', 'Мария Лис', '21.12.2026'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  const sent = show(page(), { body: { id: 125 } });
  await userEvent.click(screen.getByRole('button', { name: /Вернуть заказ №\s125/ }));
  expect(await screen.findByText(/Заказ №\s125 возвращён/)).toBeInTheDocument();
  expect(await screen.findByText('Удалённых заказов нет')).toBeInTheDocument();
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']));
});

test('one that cannot come back says why, and stays', async () => {
  const message = 'Вернуть нельзя: пункта, который назван в заказе, больше нет.';
  show(page(order), { status: 409, body: { statusCode: 409, code: 'in_use', message } });
  render();
  await userEvent.click(await screen.findByRole('button', { name: /Вернуть заказ №\s125/ }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('ООО «Ромашка»')).toBeInTheDocument();
});

test('a deletion can be undone at once', async () => {
  const list = page(anOrder({ id: 9 }), anOrder({ id: 8 }));
  answerApi({ 'GET /api/order?page=1': list, 'DELETE /api/order/8': {}, 'POST /api/order/8/restore': {} });
  renderApp(<OrdersDesk page={1} filter={{}} pageHref={() => '?'} />, { user: aUser({ role: 'admin' }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Выбрать заказ №\s8/ }));
  await userEvent.click(screen.getByRole('button', { name: /Удалить заказ №\s8/ }));
  const all = list.body.data;
  list.body.data = all.slice(0, 1);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '8' })).toBeNull());
  list.body.data = all;
  // jsdom has no pointer capture, which the toast asks for.
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByRole('link', { name: '8' })).toBeInTheDocument();
});
