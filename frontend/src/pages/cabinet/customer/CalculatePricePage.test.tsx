import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { anOrder } from '../../../../test/orders';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { destination } from '../../../features/calculator/destination';
import CalculatePricePage from './CalculatePricePage';
import { storedDraft } from '../../../features/orders/new/order-draft';

const user = aUser();

function show() {
  answerApi({
    'POST /api/calculator/quote': { body: anOrder().estimate },
    'GET /api/points': { body: [{ id: 4, address: 'г. Брест, ул. Московская, 208', cityId: 1 }] },
  });
  return renderApp(
    <Routes>
      <Route path="/" element={<CalculatePricePage />} />
      <Route path="/cabinet/addNew" element={<p>Новый заказ</p>} />
    </Routes>,
    { user },
  );
}

const order = () => userEvent.click(screen.getByRole('button', { name: 'Оформить с этими данными' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a calculation begins with the city of the home page, outlives a reload and goes into an order', async () => {
  destination.write({ id: 3, search: 'Гомель, Гомельская область' });
  const { unmount } = show();
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель, Гомельская область');
  for (const [label, value] of [
    ['Длина', '30'],
    ['Ширина', '20'],
    ['Высота', '10'],
    ['Вес', '3'],
  ] as const) {
    await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByLabelText(/^Хрупкий груз/));
  unmount();
  show();
  expect(await screen.findByText(/^Посылка, 30×20×10\sсм, 3\sкг: 38\.00\sр$/)).toBeInTheDocument();
  await order();
  expect(await screen.findByText('Новый заказ')).toBeInTheDocument();
  expect(storedDraft(user.id)).toMatchObject({
    deliveryAddress: 'client',
    reciverAddress: 'Гомель, Гомельская область',
    reciverAddressId: '3',
    fragileCargo: true,
    packages: [{ length: '30', width: '20', height: '10', weight: '3' }],
  });
});

test.each([
  ['По адресу', 'Город'],
  ['В пункт выдачи', 'Пункт выдачи'],
])('%s: what is missing is said, and nothing goes into an order', async (where, field) => {
  show();
  await userEvent.click(screen.getByLabelText(where));
  await order();
  expect(await screen.findByRole('alert')).toHaveTextContent(field);
  expect(storedDraft(user.id)).toBeNull();
});

test('an account that waits for confirmation may calculate, and sees when an order can be made', async () => {
  answerApi({ 'GET /api/points': { body: [] } });
  const { unmount } = renderApp(<CalculatePricePage />, { user: aUser({ status: 'pending' }) });
  const words = /^Цена считается по ходу ввода\./;
  expect(screen.getByText(words)).toHaveTextContent(
    'Цена считается по ходу ввода. Оформить заказ можно будет после подтверждения регистрации.',
  );
  expect(screen.queryByRole('button', { name: 'Оформить с этими данными' })).toBeNull();
  unmount();
  show();
  expect(screen.getByText(words)).toHaveTextContent(
    'Цена считается по ходу ввода. Всё, что введёте, можно взять в заказ.',
  );
});
