import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { OrdersDesk } from './OrdersDesk';

const handed = { status: aStatus(6), handedAt: '2020-11-03 14:20', price: 12 };
const orders = [anOrder({ id: 9, ...handed }), anOrder({ id: 8, ...handed, handedAt: '2020-11-05 09:00' })];

// Loaded with the first question, which takes longer than a test should wait.
beforeAll(() => import('../LateDialog'));

/** The desk with two orders that were handed over long ago. */
function show() {
  const sent = answerApi({
    'GET /api/order?page=1': { body: { data: orders, page: 1, pages: 1, total: 2 } },
    'GET /api/order/statuses': { body: { statuses: [aStatus(6)], states: [] } },
    'POST /api/order/bulk': { body: [] },
    'DELETE /api/order/9?reason=Двойник': {},
  });
  renderApp(<OrdersDesk page={1} filter={{}} pageHref={() => '?'} />, { user: aUser({ role: 'admin' }) });
  return () => sent.filter(({ method }) => method !== 'GET');
}

test('another price of an order handed over long ago is asked about, and has a reason', async () => {
  const saved = show();
  const price = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Изменить цену заказа №\s9/ }));
    await userEvent.keyboard('15{Enter}');
    return screen.findByRole('dialog', { name: 'Изменить вручённый заказ?' });
  };
  await userEvent.click(within(await price()).getByRole('button', { name: 'Не менять' }));
  expect(saved()).toEqual([]);
  const dialog = within(await price());
  expect(dialog.getByText(/^Цена: 12\.00\sр → 15\.00\sр\.$/)).toBeInTheDocument();
  expect(dialog.getByText(/вручён 03\.11\.2020 в\s14:20/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^Причина/), 'Перевесили');
  await userEvent.click(dialog.getByRole('button', { name: 'Изменить' }));
  expect(saved().map(({ body }) => body)).toEqual([
    { orders: [{ id: 9, version: 1 }], price: 15, reason: 'Перевесили' },
  ]);
});

test('many are asked about once', async () => {
  const saved = show();
  for (const id of [9, 8])
    await userEvent.click(
      await screen.findByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}`) }),
    );
  await userEvent.type(screen.getByLabelText('Новая цена, р'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Изменить вручённые: 2\sзаказа\?$/ }));
  expect(dialog.getByText(/03\.11\.2020—05\.11\.2020/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Изменить' }));
  expect(saved().map(({ body }) => body)).toEqual([
    {
      orders: [
        { id: 9, version: 1 },
        { id: 8, version: 1 },
      ],
      price: 20,
    },
  ]);
});

test('a deletion says when it was handed over, and takes the reason', async () => {
  const saved = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Выбрать заказ №\s9/ }));
  await userEvent.click(screen.getByRole('button', { name: /Удалить заказ №\s9/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/вручён 03\.11\.2020 в\s14:20/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/^Причина/), 'Двойник');
  await userEvent.click(dialog.getByRole('button', { name: 'Да' }));
  expect(saved().map(({ method, query }) => [method, query])).toEqual([['DELETE', { reason: 'Двойник' }]]);
});
