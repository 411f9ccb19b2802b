import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { OrdersDesk } from './OrdersDesk';

const transit = { id: 4, name: 'В пути' };
const saved = (id: number) => ({
  id,
  statusCode: 200,
  bulk: 31,
  order: anOrder({ id, version: 2, status: aStatus(4) }),
});
const statuses = { body: { statuses: [aStatus(1), aStatus(4)], states: [] } };

const everything = {};

/** Two orders get a status at once; the press is undone. */
async function undo(answers: Answers): Promise<() => string[]> {
  const data = [9, 8].map((id) => anOrder({ id }));
  const sent = answerApi({
    'GET /api/order/statuses': statuses,
    'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: 2 } },
    'POST /api/order/bulk': { body: [saved(9), saved(8)] },
    ...answers,
  });
  renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
  await screen.findByRole('link', { name: '9' });
  for (const id of [9, 8])
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Новый статус' }), 'В пути');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  const back = await screen.findByRole('button', { name: 'Отменить' });
  act(() => back.focus());
  await userEvent.keyboard('{Enter}');
  return () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path);
}
const statusOf = (id: number) =>
  screen.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${id}$`) });
const bulk = { id: 31, status: transit, hasOthers: false, told: 0 };

test('a status of several orders is undone by the call that takes the bulk change back', async () => {
  const changed = [9, 8].map((id) => anOrder({ id, version: 3 }));
  const orders = [9, 8].map((id) => ({ id, before: { id: 1, name: 'Новая' }, outcome: 'takenBack' }));
  const calls = await undo({
    'POST /api/bulks/31/takeBack': { body: { ...bulk, orders, changed } },
  });
  expect(await screen.findByText(/Вернули как было: 2 заказа/)).toBeInTheDocument();
  expect(calls()).toEqual(['/api/order/bulk', '/api/bulks/31/takeBack']);
  await waitFor(() => expect(statusOf(9)).toHaveDisplayValue('Новая'));
});

test('what somebody changed since is named, and the rest is undone', async () => {
  const before = { id: 1, name: 'Новая' };
  const savedBy = { name: 'Пётр Второй', at: '2026-11-20 14:10' };
  const orders = [
    { id: 9, before, outcome: 'takenBack' },
    { id: 8, before, status: { id: 9, name: 'Отменена' }, outcome: 'changed', savedBy },
  ];
  await undo({
    'POST /api/bulks/31/takeBack': {
      body: { ...bulk, orders, changed: [anOrder({ id: 9, version: 3 })] },
    },
  });
  expect(await screen.findByText('Вернули 1 из 2')).toBeInTheDocument();
  expect(await screen.findByText(/Пётр Второй/)).toBeInTheDocument();
});

test('a call that fails leaves every order with the reason', async () => {
  const away = { status: 503, body: { statusCode: 503, code: 'unavailable', message: 'База не отвечает.' } };
  await undo({ 'POST /api/bulks/31/takeBack': away });
  expect(await screen.findAllByText(/База не отвечает/)).not.toHaveLength(0);
  for (const id of [9, 8]) expect(statusOf(id)).toHaveDisplayValue('В пути');
});
