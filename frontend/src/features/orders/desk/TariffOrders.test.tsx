import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { TariffOrders } from './TariffOrders';

const at = (id: number, price: number, step: string, before = 57, after: number | null = 38) => ({
  order: anOrder({ id, price, version: 3 }),
  before,
  after,
  step,
});
const page = (...orders: object[]) => ({ body: { id: 12, orders, hasMore: false } });
const path = 'GET /api/calculator/versions/12/orders';

function show(answers: Answers) {
  const sent = answerApi({
    'GET /api/order/statuses': { body: { statuses: [], states: [] } },
    ...answers,
  });
  renderApp(
    <Routes>
      <Route path="/cabinet/calculatorConfig/orders/:id" element={<TariffOrders />} />
    </Routes>,
    { at: '/cabinet/calculatorConfig/orders/12', user: aUser({ role: 'admin' }) },
  );
  return sent;
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('orders are listed with both prices and what each needs', async () => {
  show({
    [path]: page(at(4, -1, 'requote'), at(3, 57, 'lower'), at(2, 30, 'propose', 30, 38), at(1, 60, 'none')),
  });
  expect(await screen.findByRole('heading', { name: /Заказы по версии тарифа №\s12/ })).toBeInTheDocument();
  await screen.findByRole('table');
  const cells = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(-4)
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    [
      'ЦенаФормируется',
      'По этой версии57.00\u00a0р',
      'По действующей38.00\u00a0р',
      'Что сделатьОбновить расчёт',
    ],
    [
      'Цена57.00\u00a0р',
      'По этой версии57.00\u00a0р',
      'По действующей38.00\u00a0р',
      'Что сделатьСнизить цену',
    ],
    [
      'Цена30.00\u00a0р',
      'По этой версии30.00\u00a0р',
      'По действующей38.00\u00a0р',
      'Что сделатьСогласовать с клиентом',
    ],
    ['Цена60.00\u00a0р', 'По этой версии57.00\u00a0р', 'По действующей38.00\u00a0р', 'Что сделатьСвоя цена'],
  ]);
  expect(screen.getByRole('link', { name: 'Согласовать с клиентом' })).toHaveAttribute(
    'href',
    '/cabinet/orders/view/2',
  );
});

test('prices are lowered in one press that names the sum, over the versions that were shown', async () => {
  const sent = show({
    [path]: page(at(5, 57, 'lower'), at(4, 57, 'lower'), at(3, 70, 'lower', 70, 40), at(2, -1, 'requote')),
    'POST /api/order/bulk': (body) => ({
      body: (body as { price: number; orders: { id: number }[] }).orders.map(({ id }) => ({
        id,
        statusCode: 200,
        order: anOrder({ id, price: (body as { price: number }).price, version: 4 }),
      })),
    }),
  });
  await press('Снизить цену: 3');
  const dialog = screen.getByRole('dialog', { name: /Снизить цену: 3\sзаказа\?/ });
  expect(dialog).toHaveTextContent(/Всего на 68\.00\sр\./);
  await press('Снизить');
  const bulk = () => sent.filter(({ path: called }) => called === '/api/order/bulk').map(({ body }) => body);
  await waitFor(() => expect(bulk()).toHaveLength(2));
  expect(bulk()).toEqual([
    {
      orders: [
        { id: 5, version: 3 },
        { id: 4, version: 3 },
      ],
      price: 38,
    },
    { orders: [{ id: 3, version: 3 }], price: 40 },
  ]);
  expect(await screen.findByRole('button', { name: 'Отменить' })).toBeInTheDocument();
});

test('orders without a price get a new quote, and those that were refused are named', async () => {
  const sent = show({
    [path]: page(at(5, -1, 'requote'), at(4, -1, 'requote')),
    'POST /api/calculator/requote': {
      body: [
        { id: 5, statusCode: 200, order: anOrder({ id: 5 }) },
        { id: 4, statusCode: 422, code: 'invalid', message: 'Цена уже назначена' },
      ],
    },
  });
  await press('Обновить расчёт: 2');
  expect(await screen.findByText(/Расчёт обновлён: 1\sзаказ/)).toBeInTheDocument();
  expect(await screen.findByText(/Не обновлено: 1\. №\s4: Цена уже назначена/)).toBeInTheDocument();
  expect(sent.filter(({ path: called }) => called.endsWith('/versions/12/orders'))).toHaveLength(2);
});

test('none is told so, and a version that does not exist', async () => {
  show({ [path]: page() });
  expect(await screen.findByText('Таких заказов нет')).toBeInTheDocument();
});
