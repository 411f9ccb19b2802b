import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { ReturnsScreen } from './ReturnsScreen';

const page = (...data: object[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });
const waybill = (id: number, more: object = {}) => ({
  id,
  client: 'ООО «Ромашка»',
  ttn: `АБ ${id}`,
  receiver: 'ЧУП «Берёзка»',
  handedAt: '2026-11-25 10:15',
  days: 5,
  ttnTaken: false,
  ...more,
});
const ticked = (id: number, more: object = {}) => ({
  id,
  backAt: '2026-11-30 10:00',
  backBy: 'Ольга Кравец',
  changed: true,
  ...more,
});

test('clients wait for their waybills; all of a client are ticked, and who was first is named', async () => {
  const sent = answerApi({
    'GET /api/order/returns/clients?page=1': page({
      user: 12,
      client: 'ООО «Ромашка»',
      count: 2,
      since: '2026-11-25 10:15',
    }),
    'GET /api/order/returns/ttn?user=12&page=1': page(waybill(7), waybill(8, { ttnTaken: true })),
    'POST /api/order/returns/ttn': { body: [ticked(7), ticked(8, { changed: false })] },
  });
  renderApp(<ReturnsScreen />, { at: '/cabinet/returns' });
  await userEvent.click(await screen.findByRole('link', { name: 'ООО «Ромашка»' }));
  expect(await screen.findByText('АБ 8, у водителя')).toBeInTheDocument();
  expect(screen.getByText('ООО «Ромашка»')).toBeInTheDocument();
  await userEvent.click(
    screen.getAllByRole('checkbox', { name: 'Выбрать все на странице' })[0] as HTMLElement,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ТТН вернулись клиенту' }));
  expect(
    await screen.findByText(/Отмечено: 1\sзаказ, уже отмечено раньше: 1, Ольга Кравец/),
  ).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [7, 8], back: true },
  ]);
});

test('the list of a client is a paper to be signed', async () => {
  URL.createObjectURL = () => 'blob:paper';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  const sent = answerApi({
    'GET /api/order/returns/ttn?user=12&page=1': page(waybill(7)),
    'GET /api/order/returns/ttn/paper?user=12': { body: 'PDF' },
  });
  renderApp(<ReturnsScreen />, { at: '/cabinet/returns?user=12' });
  await userEvent.click(await screen.findByRole('button', { name: 'Список для подписи' }));
  expect(sent.at(-1)).toMatchObject({ path: '/api/order/returns/ttn/paper', query: { user: '12' } });
  await waitFor(() => expect(saved).toHaveBeenCalledWith('ТТН к возврату.pdf'));
  click.mockRestore();
});

test('cargo past its term is marked, and is given back to somebody', async () => {
  const held = {
    id: 9,
    client: 'ООО «Ромашка»',
    receiver: 'Ян Белый',
    status: 'Возврат',
    places: 3,
    placesBack: 2,
    heldSince: '2026-11-10 10:15',
    day: 12,
    overdue: true,
  };
  const sent = answerApi({
    'GET /api/order/returns/cargo?page=1': page(held),
    'POST /api/order/returns/cargo': { body: [ticked(9)] },
  });
  renderApp(<ReturnsScreen />, { at: '/cabinet/returns?what=cargo' });
  expect(await screen.findByText('больше 10 рабочих дней')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '2 из 3' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Груз заказа №\s9 вернули/ }));
  const dialog = within(screen.getByRole('dialog'));
  const to = dialog.getByLabelText('Кому вернули');
  await userEvent.clear(to);
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(to).toBeInvalid();
  await userEvent.type(to, 'Анна Ковалёва');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Отмечено: 1\sзаказ/)).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { ids: [9], back: true, to: 'Анна Ковалёва' },
  ]);
});
