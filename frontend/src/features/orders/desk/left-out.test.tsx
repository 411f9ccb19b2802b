import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
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
