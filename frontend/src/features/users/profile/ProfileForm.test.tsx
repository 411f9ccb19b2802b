import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    ...['О вас', 'Аватар необязательно', 'JPEG, PNG или WebP до 2 МБ', '()', '[Выбрать файл]'],
    ...['Организация', '(ООО «Ромашка»)', 'УНП', '(190000000)'],
    'Проверьте УНП: контрольная цифра не сходится. Если всё верно, оставьте так.',
    ...['ФИО', '(Анна Ковалёва)', 'Телефон', '(+375 (29) 12-34-567)'],
    ...['Эл. почта', 'Она же логин для входа', '(company@demo.by)'],
    'Заказы',
    ...['()', 'Груз обычно передаёт контактное лицо', 'Его имя и телефон подставим в новый заказ'],
    ...['(x)', 'Присылать письма о заказах', 'О новом статусе и цене'],
    'Смена пароля',
    'Оставьте поля пустыми, если менять пароль не нужно. После смены другие устройства выйдут из кабинета.',
    ...['Новый пароль необязательно', 'Не короче 8 символов', '()', '[Показать пароль]'],
    ...['Повторите пароль необязательно', '()', '[Показать пароль]'],
    '[Сохранить]',
  ]);
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

test('password and picture are sent only when they are new', async () => {
  const { saved } = show();
  await save();
  const [values] = saved;
  const sent = values && profileForm(values, 1);
  expect(sent).toMatchObject({ name: 'Анна Ковалёва', Unp: '190000000', version: 1, orderEmails: true });
  expect(sent).not.toHaveProperty('password');
  expect(sent).not.toHaveProperty('file');
  expect(sent).not.toHaveProperty('isLegalEntity');
});

test('what was typed is not left without a question', async () => {
  const { go } = show();
  await userEvent.type(screen.getByLabelText('ФИО'), ' Петровна');
  go(-1);
  expect(screen.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeInTheDocument();
});
