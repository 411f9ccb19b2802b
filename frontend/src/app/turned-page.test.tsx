import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../test/api';
import { anOrder } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { screenOf } from '../paths';
import { App } from './App';
import { cabinetPages } from './cabinet-pages';
import { cabinetRoutes } from './cabinet-routes';
import { routesFor } from './routes';

const pageOf = (page: number, ...ids: number[]) => ({
  body: { data: ids.map((id) => anOrder({ id })), page, pages: 2, total: 5 },
});
const answers = {
  'GET /api/order?page=1': pageOf(1, 15, 14, 13),
  'GET /api/order?page=2': pageOf(2, 12, 11),
  'GET /api/order?awaiting=1&page=1': { body: { data: [], page: 1, pages: 0, total: 0 } },
  'GET /api/order/counters': { body: { new: 5 } },
  'GET /api/order/statuses': { body: { statuses: [], states: [] } },
};

async function openCabinet(kind: 'manager' | 'customer', address: string) {
  const user = aUser({ role: kind });
  const sent = answerApi(answers);
  await Promise.all(cabinetPages[kind].map(([, page]) => page.preload()));
  renderApp(<App routes={routesFor(user, cabinetRoutes(user))} />, { at: address, user });
  await screen.findAllByRole('link', { name: /14/ });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { sent, page: (number: number) => screen.getByRole('link', { name: `Страница ${number}` }) };
}

test('staff turn a page: it asks for its orders and their carriers alone, and what is chosen and typed stays', async () => {
  const { sent, page } = await openCabinet('manager', '/cabinet/orders/1');
  const asked = sent.length;
  await userEvent.type(screen.getByRole('searchbox'), 'Немига');
  await userEvent.click(screen.getByRole('checkbox', { name: /№\s14$/ }));
  await userEvent.click(page(2));
  expect(await screen.findByRole('link', { name: '11' })).toHaveAttribute(
    'href',
    '/cabinet/orders/view/11?page=2',
  );
  expect(screen.getByRole('checkbox', { name: /№\s11$/ })).not.toBeChecked();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('searchbox')).toHaveValue('Немига');
  expect(sent.slice(asked).map(({ path, query }) => [path, query])).toEqual([
    ['/api/order', { page: '2' }],
    ['/api/runs/carriers', expect.objectContaining({ ids: expect.stringContaining('11') as string })],
  ]);

  await userEvent.click(page(1));
  await screen.findByRole('link', { name: '14' });
  expect(screen.getByRole('checkbox', { name: /№\s14$/ })).toBeChecked();
});

test('a customer turns a page: what is typed into the search stays', async () => {
  const { sent, page } = await openCabinet('customer', '/cabinet/myOrders/1');
  const asked = sent.length;
  await userEvent.type(screen.getByRole('searchbox'), 'Немига');
  await userEvent.click(page(2));
  expect(await screen.findByRole('link', { name: /11/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /14/ })).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('Немига');
  expect(sent.slice(asked).map(({ path, query }) => [path, query])).toEqual([['/api/order', { page: '2' }]]);
});

test.each([
  ['/cabinet/orders/1', '/cabinet/orders/2', true],
  ['/cabinet/myOrders/1', '/cabinet/myOrders/2', true],
  ['/cabinet/orders/1', '/cabinet/myOrders/1', false],
  ['/cabinet/orders/view/1', '/cabinet/orders/view/2', false],
  ['/cabinet/orders/edit/1', '/cabinet/orders/edit/2', false],
  ['/cabinet/user/1', '/cabinet/user/2', false],
])('%s and %s are one screen: %p', (one, other, same) => {
  expect(screenOf(one) === screenOf(other)).toBe(same);
});
