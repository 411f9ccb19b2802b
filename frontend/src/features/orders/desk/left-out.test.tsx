import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { Toasts } from '../../../ui/feedback/Toasts';
import { OrdersDesk } from './OrdersDesk';

const everything = {};
const boxOf = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) });

const asking = (id: number, differences = {}) =>
  anOrder({
    id,
    waiting: [
      {
        id: 17,
        side: 'client',
        changes: [{ field: 'reciverStreet', from: 'ул. Советская', to: 'ул. Ленина' }],
      },
    ],
    ...differences,
  });

test('orders whose clients wait for an answer say so in their rows, and no change of many takes them', async () => {
  const sent = answerApi({
    'GET /api/order?page=1': {
      body: { data: [anOrder({ id: 9 }), asking(8), asking(7)], page: 1, pages: 1, total: 3 },
    },
    'POST /api/order/bulk': {
      body: [{ id: 9, statusCode: 200, order: anOrder({ id: 9, price: 38, version: 2 }) }],
    },
  });
  renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
  await screen.findByRole('link', { name: '9' });
  for (const id of [9, 8, 7]) await userEvent.click(boxOf(id));
  await userEvent.click(screen.getByRole('button', { name: 'Принять по расчёту: 1' }));
  const dialog = screen.getByRole('dialog');
  expect(screen.getAllByText('клиент просит: ул. Ленина')).toHaveLength(2);
  expect(dialog).toHaveTextContent('Принять 1 заказ по расчёту?');
  expect(dialog).toHaveTextContent('2 заказа ждут ответа клиенту и не войдут.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Принять' }));
  const left = (await screen.findByText('2 заказа ждут ответа клиенту и не вошли')).closest<HTMLElement>(
    '[role="status"]',
  );
  expect(
    within(left as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/cabinet/orders/view/8?page=1', '/cabinet/orders/view/7?page=1']);
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted()).toEqual([{ orders: [{ id: 9, version: 1 }], price: 38, status: 2 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByText(/не вошли/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }));
  // Chosen alone they are not sent at all; in its row each can be.
  await userEvent.click(boxOf(8));
  await userEvent.type(screen.getByRole('textbox', { name: /Новая цена/ }), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(await screen.findByText('1 заказ ждёт ответа клиенту и не вошёл')).toBeInTheDocument();
  expect(posted()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Принять заказ №\s8 / }));
  await waitFor(() => expect(posted()).toHaveLength(2));
});

test('a bulk change says which orders it has delivered without a price, until they have one or it is undone', async () => {
  const delivered = (id: number, price: number, version: number) =>
    anOrder({ id, price, version, status: aStatus(6) });
  answerApi({
    'GET /api/order?page=1': {
      body: {
        data: [9, 8, 7].map((id) => anOrder({ id, price: id === 9 ? 20 : -1 })),
        page: 1,
        pages: 1,
        total: 3,
      },
    },
    'GET /api/order/statuses': { body: { statuses: [aStatus(1), aStatus(6)], states: [] } },
    'POST /api/order/bulk': {
      body: [9, 8, 7].map((id) => ({
        id,
        statusCode: 200,
        order: delivered(id, id === 9 ? 20 : -1, 2),
      })),
    },
  });
  renderApp(
    <>
      <OrdersDesk page={1} filter={everything} pageHref={() => '?'} />
      <Toasts />
    </>,
  );
  await screen.findByRole('link', { name: '9' });
  for (const id of [9, 8, 7]) await userEvent.click(boxOf(id));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Новый статус' }), '6');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  const notice = () =>
    screen.queryByText(/2\sзаказа доставлены без цены/)?.closest<HTMLElement>('[role="status"]');
  await screen.findByText(/2\sзаказа доставлены без цены/);
  expect(await screen.findByText(/Сохранены 3 заказа, 2\sбез цены/)).toBeInTheDocument();
  expect(
    within(notice() as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/cabinet/orders/view/8?page=1',
    '/cabinet/orders/view/7?page=1',
    '/cabinet/orders/1?needsPrice=1',
  ]);
  // One of them is priced.
  answerApi({
    'POST /api/order/bulk': { body: [{ id: 8, statusCode: 200, order: delivered(8, 12, 3) }] },
  });
  await userEvent.click(screen.getByRole('button', { name: /Изменить цену заказа №\s8/ }));
  await userEvent.keyboard('12{Enter}');
  expect(await screen.findByText(/1\sзаказ доставлен без цены/)).toBeInTheDocument();
  // The rest is undone.
  answerApi({
    'POST /api/order/bulk': {
      body: [{ id: 7, statusCode: 200, order: anOrder({ id: 7, price: -1, version: 3 }) }],
    },
  });
  const undo = screen
    .getAllByRole('button', { name: 'Отменить' })
    .find((button) => button.closest('li')?.textContent.includes('Сохранены 3 заказа'));
  undo?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/доставлен без цены/)).toBeNull());
});
