import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anOrder, aStatus } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { OrdersDesk } from './OrdersDesk';

const A = anOrder({ id: 9, price: 38 });
const B = anOrder({ id: 8, price: 20 });
const C = anOrder({ id: 7, price: 10 });
const listOf = (...data: object[]) => ({
  'GET /api/order?page=1': { body: { data, page: 1, pages: 1, total: data.length } },
});
const statuses = { 'GET /api/order/statuses': { body: { statuses: [aStatus(1), aStatus(2)], states: [] } } };
const everything = {};

/** What the next changes are answered. */
const answer = (bulk: Answers[string], ...list: object[]) =>
  answerApi({
    ...listOf(...(list.length > 0 ? list : [A, B, C])),
    ...statuses,
    'POST /api/order/bulk': bulk,
    'DELETE /api/order/7': {},
  });
const saved = (order: object) => ({ body: [{ statusCode: 200, order, id: (order as typeof A).id }] });
const overtaken = (order: typeof A) => ({
  body: [{ id: order.id, statusCode: 409, message: 'Данные изменил другой сотрудник.', order }],
});

async function show() {
  const app = renderApp(<OrdersDesk page={1} filter={everything} pageHref={() => '?'} />, {
    user: aUser({ role: 'admin' }),
  });
  await screen.findByRole('link', { name: '9' });
  return app;
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: /^Цена заказа №\s9, р$/ });
const alert = () => screen.queryByRole('alert');

async function typePrice(text: string) {
  await press(/^Изменить цену заказа №\s9/);
  await userEvent.keyboard(`${text}{Enter}`);
}
async function chooseStatus(order: number, status: string) {
  const select = screen.getByRole('combobox', { name: new RegExp(`Статус заказа №\\s${order}$`) });
  await userEvent.hover(select);
  await userEvent.selectOptions(select, status);
}

test('a price refused for want of a network stays in its row through other changes, their undo and a new list', async () => {
  answer('offline');
  await show();
  await typePrice('45,6');
  await waitFor(() => expect(field()).toHaveValue('45,6'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Нет связи с сервером/);
  expect(field()).not.toHaveFocus();

  answer(saved({ ...B, version: 2, status: aStatus(2) }));
  await chooseStatus(8, 'Принята');
  answer(saved({ ...B, version: 3 }));
  const undo = await screen.findByRole('button', { name: 'Отменить' });
  act(() => undo.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/^Вернули/);
  expect(field()).toHaveValue('45,6');

  answer(saved({}), { ...A, version: 4, comment: 'Позвоните' }, B);
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать заказ №\s7/ }));
  await press(/^Удалить заказ №\s7/);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да' }));
  await screen.findByText('Позвоните');
  expect(field()).toHaveValue('45,6');
  expect(field()).toHaveAccessibleDescription(/Нет связи с сервером/);

  const sent = answer(saved({ ...A, version: 5, price: 45.6 }));
  await press('Сохранить цену');
  expect(await screen.findByRole('button', { name: /^Изменить цену заказа №\s9: 45\.60/ })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ orders: [{ id: 9, version: 4 }], price: 45.6 });
  expect(alert()).toBeNull();
});

test('a price that somebody else has overtaken stays over his, until it is given up', async () => {
  answer(overtaken({ ...A, version: 5, price: 99 }));
  await show();
  await typePrice('45,6');
  await waitFor(() => expect(field()).toHaveValue('45,6'));
  answer(saved({ ...A, version: 6, price: 99, status: aStatus(2) }));
  await chooseStatus(9, 'Принята');
  await screen.findByText(/Заказ №\s9 сохранён/);
  expect(field()).toHaveValue('45,6');
  await userEvent.type(field(), '1');
  expect(field()).toBeValid();
  await press('Не менять цену');
  expect(screen.getByRole('button', { name: /^Изменить цену заказа №\s9: 99\.00/ })).toBeVisible();
  expect(alert()).toBeNull();
});

test('Escape in another field gives nothing up', async () => {
  answer('offline');
  await show();
  await typePrice('45,6');
  await waitFor(() => expect(field()).toHaveValue('45,6'));
  act(() => screen.getByRole('combobox', { name: /Статус заказа №\s8$/ }).focus());
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('45,6');
});

test('a price that is typed while the one before is refused is not replaced by it', async () => {
  let refuse: (how: { status: number; body: object }) => void = () => undefined;
  answer(new Promise((resolve) => (refuse = resolve)));
  await show();
  await typePrice('45,6');
  await press(/^Изменить цену заказа №\s9/);
  await userEvent.keyboard('50');
  refuse({ status: 422, body: { code: 'invalid', message: 'Цена слишком велика.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/Цена слишком велика.*45\.60/);
  expect(field()).toHaveValue('50');
});

test('what was refused stays in the list of refusals when another order is changed, until it is sent again or given up', async () => {
  answer('offline');
  await show();
  await chooseStatus(8, 'Принята');
  await typePrice('45,6');
  await waitFor(() => expect(field()).toHaveValue('45,6'));
  const listed = () => alert()?.textContent ?? '';
  expect(listed()).toMatch(/Заказ №\s8: .*«Принята».*Заказ №\s9: .*45\.60/);

  // The row has left the list.
  answer(saved({}), B);
  await userEvent.click(screen.getByRole('checkbox', { name: /Выбрать заказ №\s7/ }));
  await press(/^Удалить заказ №\s7/);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '9' })).toBeNull());
  expect(listed()).toMatch(/Заказ №\s9: .*45\.60/);

  const sent = answer(saved({ ...A, version: 2, price: 45.6 }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Ещё раз' })[1] as HTMLElement);
  await waitFor(() => expect(listed()).not.toMatch(/№\s9/));
  expect(sent.at(-1)?.body).toEqual({ orders: [{ id: 9, version: 1 }], price: 45.6 });
  await press('Не сохранять');
  expect(alert()).toBeNull();
});

async function setPrice(price: string, ...ids: number[]) {
  for (const id of ids)
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Выбрать заказ №\\s${id}$`) }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Новая цена, р' }), price);
  await press('Применить');
}
const accepted = (order: typeof A) => ({ id: order.id, statusCode: 200, order });

test('of a change of many that is refused in part, what was saved is told and can be undone', async () => {
  const theirs = { ...C, version: 5, price: 99 };
  const savedBy = { name: 'Мария Лис', at: '2026-11-20 12:01' };
  answer({
    body: [
      accepted({ ...A, version: 2, price: 50 }),
      accepted({ ...B, version: 2, price: 50 }),
      { id: 7, statusCode: 409, message: 'Данные изменил другой сотрудник.', order: theirs, savedBy },
    ],
  });
  await show();
  await setPrice('50', 9, 8, 7);
  expect(await screen.findByText('Сохранено 2 из 3')).toBeInTheDocument();
  const shown = await screen.findByRole('alert');
  expect(shown).toHaveTextContent(/^Не сохранено: 1 заказ/);
  expect(shown).toHaveTextContent(
    /Ваше не сохранено: цена 50\.00.*Мария Лис, 20\.11\.2026 12:01:.*Цена.*10\.00.*99\.00/,
  );
  // Rows stand before it, so that they do not move.
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.at(-1)?.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const sent = answer({ body: [accepted({ ...A, version: 3 })] });
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z', ctrlKey: true });
  await screen.findByText(/^Вернули/);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { orders: [{ id: 9, version: 2 }], price: 38 },
    { orders: [{ id: 8, version: 2 }], price: 20 },
  ]);
});

test('nothing is said to be saved where nothing was', async () => {
  answer('offline');
  await show();
  await setPrice('50', 9, 8);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Не сохранено: 2 заказа/);
  expect(screen.getAllByText(/Нет связи с сервером/)).toHaveLength(2);
  expect(screen.queryByText(/^Сохран/)).toBeNull();
});

test('the same from two people is no conflict, and is not undone for the other', async () => {
  answer({
    body: [{ id: 7, statusCode: 409, message: 'Уже изменено', order: { ...C, version: 4, price: 45.6 } }],
  });
  await show();
  await setPrice('45,6', 7);
  const told = (await screen.findByText(/Заказ №\s7 сохранён/)).parentElement as HTMLElement;
  expect(alert()).toBeNull();
  expect(within(told).queryByRole('button', { name: 'Отменить' })).toBeNull();
});

test('a refusal that comes when the list was left is told all the same', async () => {
  let refuse: (how: { status: number; body: object }) => void = () => undefined;
  answer(new Promise((resolve) => (refuse = resolve)));
  const { store, unmount } = await show();
  await typePrice('45,6');
  unmount();
  renderApp(<></>, { store });
  act(() => refuse({ status: 503, body: { code: 'unavailable', message: 'Сервер занят.' } }));
  expect(await screen.findByText(/Заказ №\s9: Сервер занят\..*45\.60/)).toBeInTheDocument();
});

test('a price typed when the session has ended stays, beside the way to the login', async () => {
  answer({ status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } });
  await show();
  await typePrice('45,6');
  const login = await screen.findByRole('link', { name: 'войдите в новой вкладке' });
  expect(login).toHaveAttribute('target', '_blank');
  expect(field()).toHaveValue('45,6');
  answer(saved({ ...A, version: 2, price: 45.6 }));
  await press('Ещё раз');
  await waitFor(() => expect(alert()).toBeNull());
});
