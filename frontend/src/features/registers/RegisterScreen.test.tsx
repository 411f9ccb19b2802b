import type { OrderRegisterDto, RegisterOrderDto } from '@shlyah/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../test/api';
import { aRegister } from '../../../test/registers';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { noChanges, publishChanges } from '../../shared/changes';
import { RegisterScreen } from './RegisterScreen';

const order = (id: number, places: number, received: number[] = []): RegisterOrderDto => ({
  id,
  places,
  placesNow: places,
  received,
  missing: Array.from({ length: places }, (_, at) => at + 1).filter((place) => !received.includes(place)),
  weight: 1.5 * places,
  weightNow: 1.5 * places,
  gone: null,
  goneNow: null,
  change: null,
  canceled: false,
  externalId: `A-${id}`,
  receiver: 'Ян Белый',
  phone: '+375 (29) 12-34-567',
  town: 'Гомель',
});

const register = (changes: Partial<OrderRegisterDto> = {}): OrderRegisterDto => ({
  ...aRegister,
  changed: false,
  toFetch: 0,
  pickupDate: null,
  pickupFrom: null,
  expectedCount: 3,
  editions: [{ edition: 1, at: '2026-11-27 15:10', atUtc: '2026-11-27T12:10:00.000Z', by: 'ООО «Ромашка»' }],
  orders: [order(125, 2), order(126, 1)],
  ...changes,
});

async function open(role: 'manager' | 'customer', answers: Answers, shown = register()) {
  const sent = answerApi({ 'GET /api/registers/5': { body: shown }, ...answers });
  renderApp(
    <Routes>
      <Route path="/cabinet/registers/:id" element={<RegisterScreen />} />
    </Routes>,
    { at: '/cabinet/registers/5', user: aUser({ role }) },
  );
  await screen.findByRole('heading', { name: /Реестр №\s5/ });
  return sent;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['manager', '/cabinet/orders/view/125?register=5'],
  ['customer', '/cabinet/myOrders/view/125?register=5'],
] as const)('an order remembers for a %s that it was opened in the register', async (role, href) => {
  await open(role, {});
  expect(screen.getByRole('link', { name: /^№\s125$/ })).toHaveAttribute('href', href);
});

test('staff tick a place by its label, and are told of one that is not in the register', async () => {
  const ticked = register({ version: 2, receivedCount: 1, orders: [order(125, 2, [2]), order(126, 1)] });
  const sent = await open('manager', { 'POST /api/registers/5/places': { body: ticked } });
  const field = screen.getByRole('textbox', { name: 'Штрихкод этикетки' });
  await userEvent.type(field, '00000001250002{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: /^2\s?, место заказа №\s125/ })).toBeChecked(),
  );
  expect(sent.at(-1)?.body).toEqual({ places: [{ order: 125, place: 2 }], received: true });
  await userEvent.type(field, '00000001250002{Enter}');
  expect(screen.getByText(/уже отмечено/)).toBeInTheDocument();
  await userEvent.type(field, '00000009990001{Enter}');
  expect(screen.getByText(/Заказа №\s999 в этом реестре нет/)).toBeInTheDocument();
});

test('who ends a receipt after another has ticked sees who, and what is ticked by now', async () => {
  const fresh = register({ version: 3, receivedCount: 2, orders: [order(125, 2, [1, 2]), order(126, 1)] });
  const body = {
    code: 'version_conflict',
    message: 'Данные изменились.',
    fresh,
    savedBy: { name: 'Ольга Кравец', at: '2026-11-27 16:00' },
  };
  await open(
    'manager',
    { 'POST /api/registers/5/receive': { status: 409, body } },
    register({ version: 2, receivedCount: 1, orders: [order(125, 2, [1]), order(126, 1)] }),
  );
  await press('Закончить приём');
  await press('Закончить');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ольга Кравец, 27\.11\.2026 16:00/);
  expect(screen.getByRole('checkbox', { name: /^2\s?, место заказа №\s125/ })).toBeChecked();
});

test.each(['customer', 'manager'] as const)(
  'a %s dissolves the register while it is open, after a question',
  async (role) => {
    const sent = await open(role, {
      'POST /api/registers/5/dissolve': { body: register({ state: 'dissolved', version: 2 }) },
    });
    await press('Ещё');
    await press('Распустить');
    expect(screen.getByRole('dialog').textContent?.includes('Клиент узнает')).toBe(role === 'manager');
    await userEvent.click(screen.getAllByRole('button', { name: 'Распустить' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Распущен')).toBeInTheDocument();
    expect(sent.at(-1)?.path).toBe('/api/registers/5/dissolve');
  },
);

test('a client ticks nothing, and a register that is being received is not dissolved', async () => {
  await open('customer', {}, register({ receivedCount: 1, orders: [order(125, 2, [1]), order(126, 1)] }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Ещё');
  expect(screen.queryByRole('button', { name: 'Распустить' })).toBeNull();
});

const stale = register({
  changed: true,
  expectedCount: 3,
  orders: [
    {
      ...order(125, 2),
      placesNow: 3,
      weightNow: 4.5,
      missing: [1, 2, 3],
      change: { what: 'cargo', by: null, at: '2026-11-27 15:20' },
    },
    {
      ...order(126, 1),
      canceled: true,
      missing: [],
      goneNow: 'canceled',
      change: { what: 'canceled', by: 'Иван Сергеев', at: '2026-11-27 15:25' },
    },
  ],
});
const [former] = stale.editions;
const updated = register({
  version: 2,
  edition: 2,
  editionAt: '2026-11-27 15:40',
  ordersCount: 1,
  orders: [order(125, 3), { ...order(126, 1), canceled: true, gone: 'canceled', goneNow: 'canceled' }],
  editions: [
    { edition: 2, at: '2026-11-27 15:40', atUtc: '2026-11-27T12:40:00.000Z', by: null },
    ...(former ? [former] : []),
  ],
});

test.each(['customer', 'manager'] as const)(
  'a %s sees who changed what, updates the register in one press and has the former edition',
  async (role) => {
    const sent = await open(role, { 'POST /api/registers/5/update': { body: updated } }, stale);
    const notice = screen.getByText('Состав изменился').closest('[role=status]');
    expect(notice).toHaveTextContent(/Заказ №\s125: было 2\sместа, стало 3; было 3\sкг, стало 4,5\sкг/);
    expect(notice).toHaveTextContent(/Заказ №\s126 отменён — Иван Сергеев, 27\.11\.2026 15:25/);
    expect(notice?.textContent?.includes('сотрудник')).toBe(role === 'customer');
    await press('Обновить реестр');
    expect(await screen.findByText(/Ред\.\s2 от 27\.11\.2026 15:40/)).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ edition: 1 });
    expect(screen.queryByText('Состав изменился')).toBeNull();
    await userEvent.click(screen.getByText('Прежние редакции'));
    expect(screen.getByRole('button', { name: /ред\.\s1 от 27\.11\.2026 15:10/ })).toBeVisible();
  },
);

test('who updates a register after another is told who, and sees the new edition', async () => {
  const body = {
    code: 'version_conflict',
    message: 'Данные изменились.',
    fresh: updated,
    savedBy: { name: 'Ольга Кравец', at: '2026-11-27 15:40' },
  };
  await open('manager', { 'POST /api/registers/5/update': { status: 409, body } }, stale);
  await press('Обновить реестр');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Реестр уже обновили: Ольга Кравец, 27.11.2026 15:40.',
  );
  expect(screen.getByText(/Ред\.\s2/)).toBeInTheDocument();
});

test('staff tick a place that the order got after the register was printed', async () => {
  const ticked = { ...stale, receivedCount: 1, orders: [order(125, 3, [3]), order(126, 1)] };
  const sent = await open('manager', { 'POST /api/registers/5/places': { body: ticked } }, stale);
  await userEvent.click(screen.getByRole('checkbox', { name: /^3\s?, место заказа №\s125/ }));
  expect(sent.at(-1)?.body).toEqual({ places: [{ order: 125, place: 3 }], received: true });
});

test('a received register is not updated', async () => {
  await open('manager', {}, { ...stale, state: 'received', receivedAt: '2026-11-27 17:40' });
  expect(screen.queryByRole('button', { name: 'Обновить реестр' })).toBeNull();
});

describe('a register whose order another changes', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const hear = (id: number) =>
    act(async () => {
      publishChanges({ ...noChanges, orders: [{ id, version: 2, kinds: ['order.updated'], by: null }] });
      await jest.advanceTimersByTimeAsync(1000);
    });

  test('says so by itself, and reads nothing for the orders of others', async () => {
    await open('customer', {});
    const sent = answerApi({ 'GET /api/registers/5': { body: stale } });
    await hear(999);
    expect(sent).toEqual([]);
    await hear(125);
    expect(await screen.findByText('Состав изменился')).toBeInTheDocument();
  });

  test('keeps an open question, offers the change meanwhile, and goes on after it', async () => {
    await open('customer', {});
    await press('Ещё');
    await press('Распустить');
    answerApi({ 'GET /api/registers/5': { body: stale } });
    await hear(125);
    expect(await screen.findByText('Реестр изменился')).toBeInTheDocument();
    expect(screen.queryByText('Состав изменился')).toBeNull();
    await press('Отмена');
    expect(await screen.findByText('Состав изменился')).toBeInTheDocument();
    expect(screen.queryByText('Реестр изменился')).toBeNull();
  });

  test('is read anew when the page comes into sight, with what others have ticked', async () => {
    await open('manager', {});
    const ticked = register({ version: 2, receivedCount: 1, orders: [order(125, 2, [2]), order(126, 1)] });
    answerApi({ 'GET /api/registers/5': { body: ticked } });
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^2\s?, место заказа №\s125/ })).toBeChecked(),
    );
  });

  test('shows what others tick as they do', async () => {
    await open('manager', {});
    const ticked = register({ version: 2, receivedCount: 1, orders: [order(125, 2, [2]), order(126, 1)] });
    answerApi({ 'GET /api/registers/5': { body: ticked } });
    await act(async () => {
      publishChanges({ ...noChanges, registers: true });
      await jest.advanceTimersByTimeAsync(1000);
    });
    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^2\s?, место заказа №\s125/ })).toBeChecked(),
    );
  });
});
