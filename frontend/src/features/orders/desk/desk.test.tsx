import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import type { BulkChange, BulkResult, Order } from '../types';
import { OrdersDesk } from './OrdersDesk';

const everything = {};

/** The desk with these orders; the server answers each change by the function. */
async function show(answer: (change: BulkChange) => BulkResult[], ...orders: Order[]) {
  const data = orders.length > 0 ? orders : [anOrder()];
  const sent: BulkChange[] = [];
  answerApi({
    'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: data.length } },
    'GET /api/order/statuses': { body: { statuses: [aStatus(1), aStatus(2)], states: [] } },
    'POST /api/order/bulk': (body) => {
      sent.push(body as BulkChange);
      return { body: answer(body as BulkChange) };
    },
  });
  renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />);
  await screen.findByRole('link', { name: '1024' });
  return sent;
}

/** The choices come with the pointer. */
async function chooseStatus(select: HTMLElement, status: string) {
  await userEvent.hover(select);
  await userEvent.selectOptions(select, status);
}

const priced = (price: number): BulkResult[] => [
  { id: 1024, statusCode: 200, order: anOrder({ price, version: 2 }) },
];

const accepted = aStatus(2);

describe('the staff list', () => {
  test('has one checkbox for each order and the two that select all, for wide and narrow screens', async () => {
    await show(() => []);
    const names = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map(
      (box) => box.labels?.[0]?.textContent ?? box.ariaLabel,
    );
    expect(names).toEqual([
      'Выбрать все на странице',
      'Выбрать все на странице',
      'Выбрать заказ №\u00a01024',
    ]);
  });

  test('offers to undo what was saved: back to what it was, over the version that the save has made', async () => {
    const sent = await show(({ status, price, orders: [order] }) => [
      {
        id: 1024,
        statusCode: 200,
        order: anOrder({
          version: (order?.version ?? 0) + 1,
          ...(price !== null && price !== undefined && { price }),
          status: status === 2 ? accepted : anOrder().status,
        }),
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Принять заказ/ }));
    (await screen.findByRole('button', { name: 'Отменить' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(sent.at(-1)).toEqual({ orders: [{ id: 1024, version: 2 }], status: 1, price: -1 });
    expect(screen.getByRole('link', { name: '1024' })).toHaveFocus();
    expect(await screen.findByText(/^Вернули как было: заказ №\s1024/)).toBeInTheDocument();
  });

  test('accepts an order at its quote with one press', async () => {
    const sent = await show(() => priced(38));
    await userEvent.click(
      screen.getByRole('button', { name: /Принять заказ №\s1024 по расчёту, 38\.00\sр/ }),
    );
    expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], price: 38, status: 2 }]);
    expect(
      await screen.findByRole('button', { name: /Изменить цену заказа №\s1024: 38\.00\sр/ }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Формируется')).toBeNull();
  });

  test('edits a price in place, beginning with the quote, the comma taken for a point', async () => {
    const sent = await show(() => priced(41.5));
    await userEvent.click(screen.getByRole('button', { name: /Изменить цену/ }));
    const field = screen.getByRole('textbox', { name: /Цена заказа №\s1024/ });
    expect(field).toHaveValue('38');
    await userEvent.clear(field);
    await userEvent.type(field, '41,5{Enter}');
    expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], price: 41.5 }]);
  });

  test('begins with a price that is nothing, not with the quote', async () => {
    await show(() => priced(0), anOrder({ price: 0 }));
    await userEvent.click(screen.getByRole('button', { name: /Изменить цену заказа №\s1024: 0\.00\sр/ }));
    expect(screen.getByRole('textbox')).toHaveValue('0');
  });

  test('leaves the price alone on Escape and does not send what is no price', async () => {
    const sent = await show(() => priced(1));
    await userEvent.click(screen.getByRole('button', { name: /Изменить цену/ }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '-5{Enter}');
    expect(screen.getByRole('button', { name: 'Сохранить цену' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('says what somebody else has changed, and saves over it when told to', async () => {
    const theirs = anOrder({ version: 5, price: 99, reciverStreet: 'ул. Новая' });
    const sent = await show(({ orders: [sentOrder] }) =>
      sentOrder?.version === 5
        ? [{ id: 1024, statusCode: 200, order: { ...theirs, version: 6, status: accepted } }]
        : [{ id: 1024, statusCode: 409, message: 'Данные изменил другой сотрудник.', order: theirs }],
    );
    await chooseStatus(screen.getByRole('combobox'), 'Принята');
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Заказ № 1024: Данные изменил другой сотрудник.');
    expect(screen.getByRole('button', { name: /99\.00\sр/ })).toBeInTheDocument();
    const alert = within(told);
    expect(alert.getByText('Цена').closest('li')).toHaveTextContent(/Формируется.*99\.00/);
    expect(alert.getByText('Куда доставить').closest('li')).toHaveTextContent(/Советская.*Новая/);
    expect(alert.queryByText('Статус')).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'Всё равно поставить «Принята»' }));
    expect(sent.at(-1)).toEqual({ orders: [{ id: 1024, version: 5 }], status: 2 });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('offers the statuses when the pointer or the focus comes to the row, not before', async () => {
    await show(() => [], anOrder(), anOrder({ id: 1023 }));
    const [first, second] = screen.getAllByRole('combobox');
    const choices = (select: HTMLElement | undefined) =>
      select &&
      within(select)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent);
    expect([choices(first), choices(second)]).toEqual([['Новая'], ['Новая']]);
    await userEvent.hover(first as HTMLElement);
    expect([choices(first), choices(second)]).toEqual([['Новая', 'Принята'], ['Новая']]);
    act(() => second?.focus());
    expect(choices(second)).toEqual(['Новая', 'Принята']);
  });

  test('saves no status by arrow keys alone: Enter or leaving saves, Escape gives up', async () => {
    const sent = await show(() => [
      { id: 1024, statusCode: 200, order: anOrder({ version: 2, status: accepted }) },
    ]);
    const select = screen.getByRole('combobox');
    act(() => select.focus());
    const press = (key: string) => {
      fireEvent.keyDown(select, { key });
      if (key === 'ArrowDown') fireEvent.change(select, { target: { value: '2' } });
    };
    press('ArrowDown');
    expect(select).toHaveDisplayValue('Принята');
    expect(select).toHaveAttribute('title', 'Enter — сохранить, Escape — вернуть');
    press('Escape');
    expect(select).toHaveDisplayValue('Новая');
    expect(select).not.toHaveAttribute('title');
    press('ArrowDown');
    fireEvent.change(select, { target: { value: '1' } });
    press('Enter');
    press('ArrowDown');
    expect(sent).toEqual([]);
    press('Enter');
    await waitFor(() => expect(screen.getByRole('combobox')).toBeEnabled());
    expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], status: 2 }]);
  });

  test('saves a status chosen by keys when the select is left', async () => {
    const sent = await show(() => [
      { id: 1024, statusCode: 200, order: anOrder({ version: 2, status: accepted }) },
    ]);
    const select = screen.getByRole('combobox');
    act(() => select.focus());
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: '2' } });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveFocus();
    expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], status: 2 }]);
  });

  test('sends a status chosen by keys once, though Enter goes on to the next row', async () => {
    const sent = await show(() => [{ id: 1024, statusCode: 200 }], anOrder(), anOrder({ id: 1023 }));
    const select = screen.getByRole('combobox', { name: /1024/ });
    act(() => select.focus());
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: '2' } });
    fireEvent.keyDown(select, { key: 'Enter' });
    expect(screen.getByRole('combobox', { name: /1023/ })).toHaveFocus();
    await waitFor(() => expect(select).toBeEnabled());
    expect(sent).toEqual([{ orders: [{ id: 1024, version: 1 }], status: 2 }]);
  });

  test('goes on to the next row after each save', async () => {
    const orders = [anOrder(), anOrder({ id: 1023, price: 5 }), anOrder({ id: 1022 })];
    await show(({ orders: [order] }) => [{ id: order?.id ?? 0, statusCode: 200 }], ...orders);
    await chooseStatus(screen.getByRole('combobox', { name: /1024/ }), 'Принята');
    expect(screen.getByRole('combobox', { name: /1023/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Принять заказ №\s1024/ }));
    expect(screen.getByRole('button', { name: /Принять заказ №\s1022/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Изменить цену заказа №\s1023/ }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '7{Enter}');
    expect(screen.getByRole('button', { name: /Изменить цену заказа №\s1022/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Принять заказ №\s1022/ }));
    expect(screen.getByRole('link', { name: '1022' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Изменить цену заказа №\s1022/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Изменить цену заказа №\s1022/ })).toHaveFocus();
  });

  test('offers no price for an order that waits for no work', async () => {
    await show(() => [], anOrder({ status: aStatus(9) }));
    expect(screen.getByText('Формируется')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /цену|Принять/ })).toBeNull();
  });

  test('cuts a comment after a hundred letters and offers no quote over 50 kg', async () => {
    const order = anOrder({
      comment: 'а'.repeat(120),
      estimate: { ...anOrder().estimate, total: null, byAgreement: true },
    });
    await show(() => [], order);
    const cells = within(screen.getByRole('row', { name: /1024/ }));
    expect(cells.getByText(`${'а'.repeat(100)}…`)).toBeInTheDocument();
    expect(cells.getByText('Формируется')).toBeInTheDocument();
    expect(cells.queryByRole('button', { name: /Принять/ })).toBeNull();
  });
});
