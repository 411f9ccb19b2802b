import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ProfileForm } from './ProfileForm';
import { profileForm, type ProfileValues } from './values';

function show(user = aUser()) {
  const saved: ProfileValues[] = [];
  const { go } = renderApp(
    <ProfileForm
      user={user}
      save={(values) => {
        saved.push(values);
        return Promise.resolve(undefined);
      }}
    />,
    { at: ['/cabinet', '/cabinet/profile'] },
  );
  return { saved, go };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

test('the profile reads from top to bottom', () => {
  show();
  expect(readScreen()).toEqual([
    'Ваши данные',
    'Аватар необязательно',
    'JPEG, PNG или WebP до 2 МБ',
    '()',
    '[Выбрать файл]',
    'Организация',
    '(ООО «Ромашка»)',
    'УНП',
    '(190000000)',
    'Похоже, ошибка в УНП: проверьте его. Если всё верно, оставьте так.',
    'ФИО',
    '(Анна Ковалёва)',
    'Телефон',
    '(+375 (29) 12-34-567)',
    'Эл. почта',
    'Она же логин для входа',
    '(company@demo.by)',
    'Заказы',
    '()',
    'Груз обычно передаёт контактное лицо',
    'Его имя и телефон подставим в новый заказ',
    '(x)',
    'Присылать письма о заказах',
    'О новом статусе и цене',
    'Смена пароля',
    'Оставьте поля пустыми, если менять пароль не нужно. После смены другие устройства выйдут из кабинета.',
    'Новый пароль необязательно',
    'Не короче 8 символов',
    '()',
    '[Показать пароль]',
    'Повторите пароль необязательно',
    '()',
    '[Показать пароль]',
    '[Сохранить]',
  ]);
});

test.each([
  ['/img/avatar.png', ''],
  ['/api/files/7', '/api/files/7'],
])('the picture is %s for «%s»', (shown, url) => {
  show(aUser({ url }));
  expect(screen.getByRole('img', { name: 'Ваш аватар' })).toHaveAttribute('src', shown);
});

test('saving says «Сохранено успешно»', async () => {
  const { saved } = show();
  await save();
  expect(await screen.findByText('Сохранено успешно')).toBeInTheDocument();
  expect(saved).toHaveLength(1);
});

test('a person has neither organization nor УНП', () => {
  show(aUser({ isLegalEntity: false, organization: null, Unp: null }));
  expect(screen.queryByLabelText('Организация')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('УНП')).not.toBeInTheDocument();
});

test('a new password must be repeated', async () => {
  const { saved } = show();
  await userEvent.type(screen.getByLabelText(/^Новый пароль/), 'parol-novyj');
  await userEvent.type(screen.getByLabelText(/^Повторите пароль/), 'parol-drugoj');
  await save();
  expect((await screen.findAllByText(/Пароли не совпадают/)).length).toBeGreaterThan(0);
  expect(saved).toHaveLength(0);
});

test.each([
  ['another e-mail', /^Эл. почта/, '2', { email: 'company@demo.by2' }],
  ['a new password', /^Новый пароль/, 'parol-novyj', { password: 'parol-novyj' }],
])('%s is saved with the current password', async (_, label, text, sent) => {
  const { saved } = show();
  expect(screen.queryByLabelText(/^Текущий пароль/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(label), text);
  if ('password' in sent) await userEvent.type(screen.getByLabelText(/^Повторите пароль/), text);
  await save();
  expect((await screen.findAllByText(/Введите текущий пароль/)).length).toBeGreaterThan(0);
  expect(saved).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^Текущий пароль/), 'demo-parol-2026');
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  const [values] = saved;
  expect(values && profileForm(values, 1)).toMatchObject({ ...sent, currentPassword: 'demo-parol-2026' });
  expect(await screen.findByText('Сохранено успешно')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Текущий пароль/)).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Новый пароль/)).toHaveValue('');
  expect(screen.getByLabelText(/^Эл. почта/)).toHaveValue('company@demo.by');
});

test('an e-mail that waits for its link is shown, and can be called off', async () => {
  const calls = answerApi({ 'POST /api/user/cancelEmail': { body: aUser() } });
  show(aUser({ pendingEmail: 'novaya@romashka.by' }));
  expect(screen.getByText('Новая почта novaya@romashka.by ждёт подтверждения')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить смену почты' }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('an e-mail that could not be called off says why, and the button works again', async () => {
  answerApi({ 'POST /api/user/cancelEmail': 'offline' });
  show(aUser({ pendingEmail: 'novaya@romashka.by' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отменить смену почты' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  expect(screen.getByRole('button', { name: 'Отменить смену почты' })).not.toHaveAttribute('aria-busy');
});

test('password and picture are sent only when they are new', async () => {
  const { saved } = show();
  await save();
  const [values] = saved;
  const sent = values && profileForm(values, 1);
  expect(sent).toMatchObject({ name: 'Анна Ковалёва', Unp: '190000000', version: 1, orderEmails: true });
  expect(sent).not.toHaveProperty('password');
  expect(sent).not.toHaveProperty('currentPassword');
  expect(sent).not.toHaveProperty('file');
  expect(sent).not.toHaveProperty('isLegalEntity');
});

test('what was typed is not left without a question', async () => {
  const { go } = show();
  await userEvent.type(screen.getByLabelText('ФИО'), ' Петровна');
  go(-1);
  expect(screen.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
});
