import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { UserScreen } from './UserScreen';

const show = (id: string, role: 'manager' | 'admin' = 'manager') =>
  renderApp(
    <Routes>
      <Route
        path="/cabinet/user/:id"
        element={<UserScreen>{({ ordersCount }) => <p>Заказов: {ordersCount}</p>}</UserScreen>}
      />
    </Routes>,
    { at: ['/cabinet/users', `/cabinet/user/${id}`], user: aUser({ id: 2, role }) },
  );

test('a client has the card and what belongs to a client', async () => {
  answerApi({ 'GET /api/users/12': { body: { ...aUser(), ordersCount: 7 } } });
  show('12');
  expect(await screen.findByText('Заказов: 7')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ООО «Ромашка»');
});

test('staff have a card only', async () => {
  answerApi({ 'GET /api/users/3': { body: { ...aUser({ id: 3, role: 'manager' }), ordersCount: 0 } } });
  show('3');
  expect(await screen.findByText('Менеджер')).toBeInTheDocument();
  expect(screen.queryByText(/Заказов/)).toBeNull();
});

test.each(['abc', 'NaN', '1.5', '0'])('«%s» is nobody, and nobody is asked', async (id) => {
  const sent = answerApi({});
  show(id);
  expect(await screen.findByText('Такого клиента нет')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('who is not there is told from a failure', async () => {
  answerApi({ 'GET /api/users/99': { status: 404, body: { code: 'not_found', message: 'Нет' } } });
  show('99');
  expect(await screen.findByText('Такого клиента нет')).toBeInTheDocument();
});

test('a new password given up leaves nothing unseen that would block the save', async () => {
  answerApi({ 'GET /api/users/12': { body: { ...aUser(), ordersCount: 7 } } });
  show('12', 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Редактировать' }));
  await userEvent.type(screen.getByLabelText(/^Новый пароль/), 'parol-2026');
  await userEvent.type(screen.getByLabelText('Повторите пароль'), 'parol-2026');
  await userEvent.clear(screen.getByLabelText(/^Новый пароль/));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('link', { name: /Пароли не совпадают/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Повторите пароль')).toHaveAccessibleDescription('Пароли не совпадают');
});

test('what staff typed is not left without a question', async () => {
  answerApi({ 'GET /api/users/12': { body: { ...aUser(), ordersCount: 7 } } });
  const { go } = show('12');
  await userEvent.click(await screen.findByRole('button', { name: 'Редактировать' }));
  await userEvent.type(screen.getByLabelText('ФИО'), ' Петровна');
  go(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(screen.getByLabelText('ФИО')).toHaveValue('Анна Ковалёва Петровна');
});
