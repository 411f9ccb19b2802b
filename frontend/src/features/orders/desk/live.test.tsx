import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { noChanges, publishChanges, type ChangedOrder } from '../../../shared/changes';
import { Title } from '../../../ui/Title';
import { OrdersDesk } from './OrdersDesk';

const manager = aUser({ id: 2, role: 'manager' });
const by = { id: 3, name: 'Иванова' };
const everything = {};
const first = anOrder({ id: 9, price: -1 });
const second = anOrder({ id: 8 });
const page = (...orders: object[]) => ({
  body: { data: orders, page: 1, pages: 1, total: orders.length, totalIsExact: true },
});

/** The list as it is at first, and the answers of later. */
async function show(later: Answers, at: Partial<Parameters<typeof OrdersDesk>[0]> = {}) {
  const address = at.page === 2 ? 'GET /api/order?page=2' : 'GET /api/order?page=1';
  answerApi({
    [address]:
      at.page === 2 ? { body: { ...page(first, second).body, page: 2, pages: 2 } } : page(first, second),
  });
  renderApp(
    <main>
      <Title>Заказы</Title>
      <OrdersDesk page={1} filter={everything} pageHref={() => '?'} {...at} />
    </main>,
    { at: '/cabinet/orders/1', user: manager },
  );
  await screen.findByRole('link', { name: '9' });
  return answerApi(later);
}

const tell = (...orders: ChangedOrder[]) => act(async () => publishChanges({ ...noChanges, orders }));
const row = (id: number) =>
  within(screen.getByRole('link', { name: String(id) }).closest('tr') as HTMLElement);
const numbers = () => [...document.querySelectorAll('[data-order]')].map(({ textContent }) => textContent);

test('a row that another has changed says who and what, where it stands', async () => {
  await show({ 'GET /api/order?page=1': page({ ...first, price: 38, version: 2 }, second) });
  await tell({ id: 9, version: 2, kinds: ['order.price'], by });
  expect(await screen.findByText('Иванова: цена 38.00 р')).toBeInTheDocument();
  expect(row(9).getByRole('button', { name: /Изменить цену/ })).toHaveTextContent('38.00 р');
  expect(numbers()).toEqual(['9', '8']);
});

test('a row that has left the filter stays, as it is now', async () => {
  await show({
    'GET /api/order?page=1': page(second),
    'GET /api/order/single?id=9': { body: { ...first, status: aStatus(2), version: 2 } },
  });
  await tell({ id: 9, version: 2, kinds: ['order.status'], by });
  expect(await screen.findByText(/^Иванова: /)).toHaveTextContent(aStatus(2).name);
  expect(numbers()).toEqual(['9', '8']);
});

test('one that is gone says so; own changes and those that are known are not told', async () => {
  const sent = await show({ 'GET /api/order?page=1': page({ ...second, version: 2, price: 5 }) });
  await tell({ id: 8, version: 1, kinds: ['order.price'], by });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(sent).toEqual([]);
  await tell(
    { id: 9, version: null, kinds: ['order.deleted'], by },
    { id: 8, version: 2, kinds: ['order.price'], by: { id: 2, name: 'Я сама' } },
  );
  expect(await screen.findByText('Иванова: заказ удалён')).toBeInTheDocument();
  expect(row(8).getByRole('button', { name: /Изменить цену/ })).toHaveTextContent('5.00 р');
  expect(screen.queryByText(/Я сама/)).toBeNull();
});

test('new orders are counted, in the title too, and come when they are asked for', async () => {
  const [third, fourth] = [anOrder({ id: 10 }), anOrder({ id: 11 })];
  await show({ 'GET /api/order?page=1': page(fourth, third, first, second) });
  await tell(
    { id: 10, version: 1, kinds: ['order.created'], by },
    { id: 11, version: 1, kinds: ['order.created'], by },
  );
  const more = await screen.findByRole('button', { name: /^Ещё 2.новых — показать$/ });
  expect(numbers()).toEqual(['9', '8']);
  expect(document.title).toBe('(2) Заказы');
  await userEvent.click(more);
  expect(numbers()).toEqual(['11', '10', '9', '8']);
  expect(document.title).toBe('Заказы');
  await waitFor(() => expect(document.querySelector('tbody a')).toHaveFocus());
});

test('a page further back counts none', async () => {
  const sent = await show(
    { 'GET /api/order?page=2': { body: { ...page(anOrder({ id: 10 }), first).body, page: 2, pages: 2 } } },
    { page: 2 },
  );
  await tell({ id: 12, version: 1, kinds: ['order.created'], by });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /показать/ })).toBeNull();
  expect(numbers()).toEqual(['9', '8']);
});

test('a price typed over a row that changes meanwhile is a conflict, not written over the other', async () => {
  const sent = await show({
    'GET /api/order?page=1': page({ ...first, price: 38, version: 2 }, second),
    'POST /api/order/bulk': {
      body: [
        { id: 9, statusCode: 409, code: 'version_conflict', order: { ...first, price: 38, version: 2 } },
      ],
    },
  });
  await userEvent.click(row(9).getByRole('button', { name: /Изменить цену/ }));
  const field = screen.getByRole('textbox', { name: /Цена заказа/ });
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  await tell({ id: 9, version: 2, kinds: ['order.price'], by });
  await screen.findByText('Иванова: цена 38.00 р');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    orders: [{ id: 9, version: 1 }],
    price: 40,
  });
});
