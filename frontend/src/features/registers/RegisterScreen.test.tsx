import type { OrderRegisterDto } from '@shlyah/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi, type Answers } from '../../../test/api';
import { aRegister } from '../../../test/registers';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { RegisterScreen } from './RegisterScreen';

const order = (id: number, places: number, received: number[] = []) => ({
  id,
  places,
  placesNow: places,
  received,
  weight: 1.5 * places,
  canceled: false,
  externalId: `A-${id}`,
  receiver: 'Ян Белый',
  phone: '+375 (29) 12-34-567',
  town: 'Гомель',
});

const register = (changes: Partial<OrderRegisterDto> = {}): OrderRegisterDto => ({
  ...aRegister,
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
  expect(screen.queryByRole('button', { name: 'Распустить' })).toBeNull();
});
