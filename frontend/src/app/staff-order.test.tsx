import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../test/api';
import { anOrder, aStatus } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { noChanges, publishChanges } from '../shared/changes';
import OrderPage from '../pages/cabinet/staff/OrderPage';
import type { BulkChange, BulkResult, Order } from '../features/orders/types';

/** The order's page of staff; the server answers each change by the function. */
async function show(answer: (change: BulkChange) => BulkResult[], order: Order = anOrder()) {
  const sent: BulkChange[] = [];
  answerApi({
    'GET /api/order/single?id=1024': { body: order },
    'GET /api/order/1024/history': { body: [] },
    'GET /api/order/1024/proposals': { body: [] },
    'GET /api/order/1024/messages': { body: [] },
    'GET /api/order/1024/neighbours': { body: { previous: null, next: 1023 } },
    'GET /api/order/1024/run': { body: { run: null } },
    'GET /api/order/statuses': { body: { statuses: [aStatus(1), aStatus(2), aStatus(7)], states: [] } },
    'POST /api/order/bulk': (body) => {
      sent.push(body as BulkChange);
      return { body: answer(body as BulkChange) };
    },
  });
  renderApp(
    <main>
      <Routes>
        <Route path="/cabinet/orders/view/:id" element={<OrderPage />} />
      </Routes>
    </main>,
    { at: '/cabinet/orders/view/1024' },
  );
  await screen.findByRole('combobox', { name: /Статус заказа/ });
  return sent;
}

const status = () => screen.getByRole('combobox', { name: /Статус заказа/ });
const saved = ({ orders: [order], price, status: id }: BulkChange): BulkResult[] => [
  {
    id: 1024,
    statusCode: 200,
    order: anOrder({
      version: (order?.version ?? 0) + 1,
      ...(typeof price === 'number' && { price }),
      status: aStatus(id ?? 1),
    }),
  },
];

test('an order is accepted at its quote on its page, and that is undone over the new version', async () => {
  const sent = await show(saved);
  await userEvent.click(screen.getByRole('button', { name: /Принять по расчёту, 38\.00\sр/ }));
  expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], price: 38, status: 2 }]);
  expect(await screen.findByRole('button', { name: /Изменить цену.*38\.00\sр/ })).toHaveFocus();
  (await screen.findByRole('button', { name: 'Отменить' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(sent.at(-1)).toEqual({ orders: [{ id: 1024, version: 2 }], status: 1, price: -1 });
});

test('a price is typed in place', async () => {
  const sent = await show(saved);
  await userEvent.click(screen.getByRole('button', { name: /Изменить цену/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: /Цена заказа/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Цена заказа/ }), '41,5{Enter}');
  expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], price: 41.5 }]);
  expect(await screen.findByRole('button', { name: /Изменить цену.*41\.50\sр/ })).toBeInTheDocument();
});

test('«Не доставлена» asks for its reason first', async () => {
  const sent = await show(saved);
  await userEvent.hover(status());
  await userEvent.selectOptions(status(), '7');
  expect(await screen.findByText(/Заказ №\s1024 не доставлен/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a refused status shows the order as another person has saved it, and offers both ways', async () => {
  const now = anOrder({ version: 5, price: 44, status: aStatus(1) });
  await show(() => [{ id: 1024, statusCode: 409, message: 'Заказ изменён другим', order: now }]);
  await userEvent.hover(status());
  await userEvent.selectOptions(status(), '2');
  expect(await screen.findByRole('button', { name: /Всё равно поставить/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Изменить цену.*44\.00\sр/ })).toBeInTheDocument(),
  );
});

describe('an order that another changes while a note is written on it', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());
  const hear = async (version: number) => {
    await act(async () => {
      const by = { id: 3, name: 'Мария Лис' };
      publishChanges({ ...noChanges, orders: [{ id: 1024, version, kinds: ['order.price'], by }] });
      await jest.advanceTimersByTimeAsync(300);
    });
  };
  const write = async (text: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Написать' }));
    const field = await screen.findByRole('textbox', { name: 'Заметка' });
    if (text) await userEvent.type(field, text);
    return field;
  };
  const server = async () => {
    const state = { order: anOrder() };
    await show(saved, state.order);
    answerApi({
      'GET /api/order/single?id=1024': () => ({ body: state.order }),
      'GET /api/order/history?id=1024': { body: [] },
      'GET /api/order/1024/proposals': { body: [] },
      'GET /api/order/1024/messages': { body: [] },
      'GET /api/order/1024/notes': { body: { notes: [], colleagues: [] } },
    });
    return state;
  };
  const price = (words: RegExp) => screen.queryByRole('button', { name: words });
  const offer = () => screen.queryByRole('button', { name: 'Заказ изменился — показать' });

  test('is renewed at once while the note is empty', async () => {
    const state = await server();
    await write('');
    state.order = anOrder({ version: 2, price: 44 });
    await hear(2);
    await waitFor(() => expect(price(/44\.00\sр/)).toBeInTheDocument());
    expect(offer()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Заметка' })).toBeInTheDocument();
  });

  test('waits for a press, which keeps the note and the focus; given up, it goes on by itself', async () => {
    const state = await server();
    const note = await write('не дозвон');
    state.order = anOrder({ version: 2, price: 44 });
    await hear(2);
    await waitFor(() => expect(offer()).toBeInTheDocument());
    expect(price(/44\.00\sр/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Заказ изменился — показать' }));
    expect(price(/44\.00\sр/)).toBeInTheDocument();
    expect(offer()).toBeNull();
    expect(note).toHaveValue('не дозвон');
    expect(note).toHaveFocus();
    state.order = anOrder({ version: 3, price: 45 });
    await hear(3);
    await waitFor(() => expect(offer()).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(price(/45\.00\sр/)).toBeInTheDocument());
    expect(offer()).toBeNull();
  });
});
