import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { aHandover, anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import type { BulkChange, Order } from '../types';
import { OrderDesk } from './OrderDesk';
import { OrdersDesk } from './OrdersDesk';

const everything = {};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

function answers(...data: Order[]) {
  const sent = answerApi({
    'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: data.length } },
    'GET /api/order/statuses': { body: { statuses: [aStatus(4), aStatus(6)], states: [] } },
    'POST /api/order/bulk': (body) => ({
      body: (body as BulkChange).orders.map(({ id }) => ({
        id,
        statusCode: 200,
        order: anOrder({ id, version: 2, status: aStatus(6), handover: aHandover }),
      })),
    }),
  });
  return () => sent.filter(({ path }) => path === '/api/order/bulk').map(({ body }) => body);
}

test('chosen orders are delivered at once, or with the hour and the taker', async () => {
  const bodies = answers(anOrder({ id: 1, status: aStatus(4) }), anOrder({ id: 2, status: aStatus(4) }));
  renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
  for (const id of [1, 2])
    await userEvent.click(
      await screen.findByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }),
    );
  expect(screen.queryByRole('button', { name: 'Когда и кому…' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Новый статус'), 'В пути');
  expect(screen.queryByRole('button', { name: 'Когда и кому…' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Новый статус'), 'Доставлена');
  await press('Когда и кому…');
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Кто принял/), 'Пётр Сидоров');
  await press('Поставить «Доставлена»');
  const orders = [
    { id: 1, version: 1 },
    { id: 2, version: 1 },
  ];
  await waitFor(() =>
    expect(bodies()).toEqual([{ status: 6, handover: { receivedBy: 'Пётр Сидоров' }, orders }]),
  );
  // The quick way is the same press as before.
  await press('Применить');
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).not.toHaveProperty('handover');
});

test('on the page of an order its handover is corrected', async () => {
  const order = anOrder({ id: 7, status: aStatus(6), handover: aHandover });
  const bodies = answers(order);
  renderApp(
    <OrderDesk order={order} onChanged={() => undefined}>
      {({ handover }) => handover}
    </OrderDesk>,
  );
  await press('Исправить вручение');
  const taker = await screen.findByLabelText(/Кто принял/);
  await userEvent.clear(taker);
  await userEvent.type(taker, 'Анна Лис');
  await press('Сохранить');
  await waitFor(() =>
    expect(bodies()).toEqual([{ handover: { receivedBy: 'Анна Лис' }, orders: [{ id: 7, version: 1 }] }]),
  );
});

test('an order on its way has no handover to correct', () => {
  answers();
  renderApp(
    <OrderDesk order={anOrder({ status: aStatus(4) })} onChanged={() => undefined}>
      {({ handover }) => handover}
    </OrderDesk>,
  );
  expect(screen.queryByRole('button', { name: 'Исправить вручение' })).toBeNull();
});
