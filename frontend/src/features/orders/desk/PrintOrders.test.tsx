import { screen, within } from '@testing-library/react';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { PRINTED_ORDERS } from '../actions';
import { PrintOrders } from './PrintOrders';

const page = (from: number, to: number, pages: number, total: number) => ({
  body: {
    page: 1,
    pages,
    total,
    totalIsExact: true,
    data: Array.from({ length: to - from + 1 }, (_, at) => anOrder({ id: from + at })),
  },
});
const show = () => renderApp(<PrintOrders />, { at: '/cabinet/printOrders?status=1' });
const rows = async () => (await screen.findAllByRole('row')).slice(1);

test('has all pages of the filter, with what a courier needs and room for a signature', async () => {
  answerApi({
    'GET /api/order?page=1&filter[status]=1': page(1, 20, 3, 45),
    'GET /api/order?page=2&filter[status]=1': page(21, 40, 3, 45),
    'GET /api/order?page=3&filter[status]=1': page(41, 45, 3, 45),
  });
  show();
  expect(await rows()).toHaveLength(45);
  for (const name of ['Получатель', 'Телефон', 'Мест', 'Вес, кг', 'Подпись'])
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  const { reciverPhone } = anOrder({ id: 45 });
  expect(within((await rows())[44] as HTMLElement).getByText(reciverPhone)).toBeInTheDocument();
  expect(screen.queryByText(/Здесь первые/)).toBeNull();
});

test('ends at its bound, and says so', async () => {
  const pages = Array.from({ length: 16 }, (_, at) => [
    `GET /api/order?page=${at + 1}&filter[status]=1`,
    page(20 * at + 1, 20 * at + 20, 20, 400),
  ]);
  const sent = answerApi(Object.fromEntries(pages) as Parameters<typeof answerApi>[0]);
  show();
  expect(await rows()).toHaveLength(PRINTED_ORDERS);
  expect(screen.getByText(/Здесь первые 300 из 400/)).toBeInTheDocument();
  expect(sent.filter(({ path }) => path === '/api/order')).toHaveLength(15);
});
