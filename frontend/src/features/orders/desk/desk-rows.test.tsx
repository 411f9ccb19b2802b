import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { useReturnTo } from '../return-to';
import { OrdersDesk } from './OrdersDesk';

const list = (...orders: object[]) => ({ body: { data: orders, page: 1, pages: 1, total: orders.length } });
const everything = {};

function Back() {
  return <p>{useReturnTo(8).back.to}</p>;
}

const show = (at: string) =>
  renderApp(
    <main id="main" tabIndex={-1}>
      <Routes>
        <Route
          path="/cabinet/orders/:id"
          element={<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />}
        />
        <Route path="/cabinet/orders/view/:id" element={<Back />} />
      </Routes>
    </main>,
    { at },
  );

test('an order leads back to its row, of the same page of the same list', async () => {
  show('/cabinet/orders/view/8?status=4&page=3');
  expect(await screen.findByText('/cabinet/orders/3?status=4#order-8')).toBeInTheDocument();
});

test('the row that one comes back to has the focus', async () => {
  answerApi({ 'GET /api/order?page=1': list(anOrder({ id: 9 }), anOrder({ id: 8 })) });
  show('/cabinet/orders/1#order-8');
  expect(await screen.findByRole('link', { name: '8' })).toHaveFocus();
});

test('where the row has gone the page has it', async () => {
  answerApi({ 'GET /api/order?page=1': list(anOrder({ id: 9 })) });
  show('/cabinet/orders/1#order-8');
  await screen.findByRole('link', { name: '9' });
  expect(document.getElementById('main')).toHaveFocus();
});

test('a day is told without its year, unless it is of another one', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), advanceTimers: true });
  answerApi({
    'GET /api/order?page=1': list(
      anOrder({ id: 9, date: '2025-12-30 10:15', deliveryDate: '2026-01-02 23:00' }),
    ),
  });
  show('/cabinet/orders/1');
  expect(await screen.findByText('30.12.25')).toHaveAttribute('title', '30.12.2025 10:15');
  expect(screen.getByText('02.01')).toHaveAttribute('title', '02.01.2026 до 23:00');
  jest.useRealTimers();
});
