import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
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
  expect(readScreen()).toEqual([
    'К клиентам </cabinet/users>',
    'ООО «Ромашка»',
    '[Редактировать]',
    'id',
    '12',
    'Имя',
    'Анна Ковалёва',
    'Телефон',
    '+375 (29) 12-34-567 <tel:+375291234567>',
    'Эл. почта',
    'company@demo.by <mailto:company@demo.by>',
    'Организация',
    'ООО «Ромашка»',
    'УНП',
    '190000000',
    'Что водитель просит у получателей',
    '(Как у компании)',
    'Заказов: 7',
  ]);
});

test('a card says what is unusual about a client: the state, the contact person, the wish to leave', async () => {
  const contact = {
    isContactPerson: true,
    contactPersonName: 'Пётр',
    contactPersonPhone: '+375 (33) 12-34-567',
  };
  const leaving = { askedAt: '2026-11-22 12:00', goesAt: '2026-12-06 12:00', reason: 'Уезжаю' };
  const user = { ...aUser({ status: 'pending', ...contact }), ordersCount: 0, leaving };
  answerApi({
    'GET /api/users/12': { body: user },
    'GET /api/users/13': { body: { ...user, status: 'canceled', leaving: { ...leaving, reason: null } } },
  });
  const { unmount } = show('12');
  await screen.findByText('Заказов: 0');
  const lines = readScreen();
  expect(lines.slice(lines.indexOf('Статус'))).toEqual([
    'Статус',
    'Ждёт подтверждения',
    'Имя',
    'Анна Ковалёва',
    'Телефон',
    '+375 (29) 12-34-567 <tel:+375291234567>',
    'Эл. почта',
    'company@demo.by <mailto:company@demo.by>',
    'Просит удалить кабинет',
    '06.12.2026: Уезжаю',
    'Организация',
    'ООО «Ромашка»',
    'УНП',
    '190000000',
    'Контактное лицо',
    'Пётр',
    'Его телефон',
    '+375 (33) 12-34-567',
    'Что водитель просит у получателей',
    '(Как у компании)',
    'Заказов: 0',
  ]);
  expect(screen.getByText('Ждёт подтверждения')).toHaveClass('way');
  unmount();
  show('13');
  expect(await screen.findByText('06.12.2026')).toBeInTheDocument();
  expect(screen.getByText('Заявка отклонена')).toHaveClass('stopped');
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

test('what staff saved is on the card, and said', async () => {
  const sent = answerApi({
    'GET /api/users/12': { body: { ...aUser(), ordersCount: 7 } },
    'PUT /api/users/updateUserInfo': { body: aUser({ name: 'Анна Лис', version: 2 }) },
  });
  show('12');
  await userEvent.click(await screen.findByRole('button', { name: 'Редактировать' }));
  await userEvent.clear(screen.getByLabelText('ФИО'));
  await userEvent.type(screen.getByLabelText('ФИО'), 'Анна Лис');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Данные пользователя сохранены')).toBeInTheDocument();
  expect(screen.getByText('Анна Лис')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ name: 'Анна Лис', version: 1 });
});

test('what drivers ask for is saved as it is chosen', async () => {
  const sent = answerApi({
    'GET /api/users/12': { body: { ...aUser(), ordersCount: 7, courierProof: null } },
    'PUT /api/users/updateUserInfo': { body: aUser({ version: 2 }) },
  });
  show('12');
  const field = await screen.findByLabelText('Что водитель просит у получателей');
  expect(field).toHaveValue('');
  await userEvent.selectOptions(field, 'подпись и фото');
  expect(await screen.findByText('Настройка водителя сохранена')).toBeInTheDocument();
  expect(field).toHaveValue('both');
  const saved = sent.find(({ method }) => method === 'PUT')?.body;
  expect(saved).toEqual({ id: 12, version: 1, courierProof: 'both' });
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

describe('a person without a decision', () => {
  const decided = { version: 1, ordersCount: 0 };
  const unproved = { body: { data: [], page: 1, pages: 1, total: 0 } };

  test('is confirmed on the own page; the menu counts anew, the focus stays beside', async () => {
    const person = { ...aUser({ status: 'pending' }), ...decided };
    const sent = answerApi({
      'GET /api/users/12': { body: person },
      'POST /api/users/confirmRegistration': { body: person },
      'GET /api/users/unproved?page=1&status=pending': unproved,
    });
    show('12');
    const confirm = await screen.findByRole('button', { name: 'Подтвердить' });
    expect(screen.getByRole('button', { name: 'Отклонить' })).toBeInTheDocument();
    person.status = 'confirmed';
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 12, version: 1 });
    expect(sent.some(({ path }) => path === '/api/users/unproved')).toBe(true);
    expect(screen.getByRole('button', { name: 'Редактировать' })).toHaveFocus();
  });

  test('is rejected there with a reason, and may be confirmed after that', async () => {
    const person = { ...aUser({ status: 'pending' }), ...decided };
    const sent = answerApi({
      'GET /api/users/12': { body: person },
      'POST /api/users/cancelRegistration': { body: person },
      'GET /api/users/unproved?page=1&status=pending': unproved,
    });
    show('12');
    await userEvent.click(await screen.findByRole('button', { name: 'Отклонить' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Отклонить заявку?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Причина/ }), 'Неверный УНП');
    person.status = 'canceled';
    await userEvent.click(dialog.getByRole('button', { name: 'Отклонить' }));
    expect(await screen.findByText('Заявка отклонена')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 12,
      reason: 'Неверный УНП',
      version: 1,
    });
    expect(screen.getByRole('button', { name: 'Редактировать' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  });

  test('is decided on by no one who is staff', async () => {
    answerApi({ 'GET /api/users/3': { body: { ...aUser({ id: 3, role: 'manager' }), ...decided } } });
    show('3', 'admin');
    await screen.findByText('Менеджер');
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  });
});

describe('a second factor', () => {
  const person = { ...aUser({ id: 3, role: 'manager' }), ordersCount: 0, secondFactors: true };

  test('that was lost is reset by an admin, who is asked once more', async () => {
    const sent = answerApi({ 'GET /api/users/3': { body: person }, 'DELETE /api/users/factors/3': {} });
    show('3', 'admin');
    await userEvent.click(await screen.findByRole('button', { name: 'Сбросить второй фактор' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Сбросить второй фактор?' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    person.secondFactors = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Сбросить' }));
    expect(await screen.findByText('Анна Ковалёва: второй фактор сброшен')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сбросить второй фактор' })).toBeNull());
  });

  test('is nothing that a manager resets', async () => {
    answerApi({ 'GET /api/users/12': { body: { ...aUser(), ordersCount: 0, secondFactors: true } } });
    show('12');
    expect(await screen.findByRole('button', { name: 'Редактировать' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сбросить второй фактор' })).toBeNull();
  });
});
