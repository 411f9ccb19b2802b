import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('the forms of a visitor read from top to bottom', () => {
  const { unmount } = renderApp(<LoginForm />);
  expect(readScreen()).toEqual([
    'Эл. почта',
    '()',
    'Пароль',
    '()',
    '[Показать пароль]',
    '[Войти]',
    '[Войти с ключом доступа]',
  ]);
  unmount();
  renderApp(<RegisterForm />);
  expect(readScreen()).toEqual([
    'Кто регистрируется',
    '(x) Юр. лицо',
    '() Физ. лицо',
    'Организация',
    '()',
    'УНП',
    '9 цифр из свидетельства о регистрации',
    '()',
    'ФИО',
    '()',
    'Телефон',
    '()',
    'Эл. почта',
    'Она же логин; сюда придёт решение по заявке',
    '()',
    'Пароль',
    'Не короче 8 символов',
    '()',
    '[Показать пароль]',
    'Повторите пароль',
    '()',
    '[Показать пароль]',
    '[Зарегистрироваться]',
    expect.stringMatching(/^Регистрируясь, вы принимаете правила обработки персональных данных/),
  ]);
});

async function logIn() {
  await type('Эл. почта', ' company@demo.by ');
  await type('Пароль', 'demo-parol-2026');
  await press('Войти');
}

describe('login', () => {
  test('opens the cabinet', async () => {
    const sent = answerApi({ 'POST /api/user/login': { body: aUser() } });
    const { opened } = renderApp(<LoginForm />, { at: '/login' });
    await logIn();
    await waitFor(() => expect(opened).toEqual(['/cabinet']));
    expect(sent[0]?.body).toEqual({ email: 'company@demo.by', password: 'demo-parol-2026' });
  });

  test.each([
    ['/cabinet/addNew', '/cabinet/addNew'],
    ['https://elsewhere.example/cabinet', '/cabinet'],
    ['//elsewhere.example', '/cabinet'],
  ])('wanted %s, so it opens %s', async (next, opens) => {
    answerApi({ 'POST /api/user/login': { body: aUser() } });
    const { opened } = renderApp(<LoginForm />, { at: { pathname: '/login', state: { next } } });
    await logIn();
    await waitFor(() => expect(opened).toEqual([opens]));
  });

  test('says «Пользователь не найден» and keeps what was typed', async () => {
    answerApi({
      'POST /api/user/login': {
        status: 401,
        body: { code: 'login_failed', message: 'Пользователь не найден' },
      },
    });
    const { opened } = renderApp(<LoginForm />, { at: '/login' });
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Пользователь не найден');
    expect(screen.getByLabelText('Пароль')).toHaveValue('demo-parol-2026');
    expect(opened).toEqual([]);
  });

  test('asks for a code after the right password, and loses nothing that was typed', async () => {
    const needed = { status: 401, body: { code: 'code_needed', message: 'Введите код.' } };
    const sent = answerApi({ 'POST /api/user/login': needed });
    const { opened } = renderApp(<LoginForm />, { at: '/login' });
    await logIn();
    const code = await screen.findByLabelText('Код из приложения или запасной код');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await press('Другая почта или пароль');
    expect(screen.getByLabelText('Пароль')).toHaveValue('demo-parol-2026');
    await press('Войти');

    const wrong = { status: 401, body: { code: 'wrong_code', message: 'Код не подошёл.' } };
    const again = answerApi({ 'POST /api/user/login': wrong });
    await userEvent.click(await screen.findByLabelText('Код из приложения или запасной код'));
    await userEvent.paste(' 123 456 ');
    await press('Войти');
    const field = screen.getByLabelText('Код из приложения или запасной код');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Код не подошёл/));
    expect(field).toHaveValue(' 123 456 ');
    expect(again.at(-1)?.body).toEqual({
      email: 'company@demo.by',
      password: 'demo-parol-2026',
      code: '123 456',
    });
    expect(opened).toEqual([]);
    expect(sent).toHaveLength(2);

    answerApi({ 'POST /api/user/login': { body: aUser() } });
    await press('Войти');
    await waitFor(() => expect(opened).toEqual(['/cabinet']));
  });

  test('refuses a short password in the words that customers know', async () => {
    const sent = answerApi({});
    renderApp(<LoginForm />, { at: '/login' });
    await type('Эл. почта', 'a@b.by');
    await type('Пароль', '1234567');
    await press('Войти');
    await waitFor(() =>
      expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription('Пароль должен быть минимум 8'),
    );
    expect(sent).toEqual([]);
  });
});

describe('registration', () => {
  async function fillPerson() {
    await type('ФИО', 'Анна Ковалёва');
    await type('Телефон', '291234567');
    await type('Эл. почта', 'anna@demo.by');
    await type('Пароль', 'demo-parol-2026');
    await type('Повторите пароль', 'demo-parol-2026');
  }

  test('is for a legal entity unless one says otherwise', () => {
    renderApp(<RegisterForm />);
    expect(screen.getByRole('radio', { name: 'Юр. лицо' })).toBeChecked();
    expect(screen.getByLabelText('Организация')).toBeInTheDocument();
    expect(screen.getByLabelText('УНП')).toBeInTheDocument();
  });

  test('sends a person without organization and УНП, and opens the cabinet', async () => {
    const sent = answerApi({ 'POST /api/user/register': { status: 201, body: { data: aUser() } } });
    const { opened } = renderApp(<RegisterForm />);
    await userEvent.click(screen.getByRole('radio', { name: 'Физ. лицо' }));
    expect(screen.queryByLabelText('Организация')).toBeNull();
    await fillPerson();
    await press('Зарегистрироваться');
    await waitFor(() => expect(opened).toEqual(['/cabinet']));
    expect(sent[0]?.body).toEqual({
      isLegalEntity: false,
      organization: null,
      Unp: null,
      name: 'Анна Ковалёва',
      phone: '+375 (29) 12-34-567',
      email: 'anna@demo.by',
      password: 'demo-parol-2026',
      isContactPerson: false,
      contactPersonName: null,
      contactPersonPhone: null,
    });
  });

  test('wants the same password twice', async () => {
    renderApp(<RegisterForm />);
    await type('Пароль', 'demo-parol-2026');
    await type('Повторите пароль', 'demo-parol-2027');
    await press('Зарегистрироваться');
    await waitFor(() =>
      expect(screen.getByLabelText('Повторите пароль')).toHaveAccessibleDescription('Пароли не совпадают'),
    );
  });

  test('shows the server’s errors by field under «Регистрация не удалась»', async () => {
    answerApi({
      'POST /api/user/register': {
        status: 422,
        body: {
          code: 'invalid_data',
          message: 'The given data was invalid.',
          errors: { email: ['Адрес занят'] },
        },
      },
    });
    renderApp(<RegisterForm />);
    await userEvent.click(screen.getByRole('radio', { name: 'Физ. лицо' }));
    await fillPerson();
    await press('Зарегистрироваться');
    expect(await screen.findByRole('alert')).toHaveTextContent('Регистрация не удалась');
    expect(screen.getByRole('link', { name: 'Эл. почта: Адрес занят' })).toBeInTheDocument();
    expect(screen.getByLabelText('ФИО')).toHaveValue('Анна Ковалёва');
  });
});
