import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { LoginForm } from '../session/LoginForm';
import Security from './Security';

jest.mock('@simplewebauthn/browser');

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const response = { id: 'q2x' };
const options = { body: { options: { challenge: 'abc' } } };

/** What the browser throws when a person or a device says no. */
const refusal = (name: string) => Object.assign(new Error('no'), { name });

beforeEach(() => {
  jest
    .mocked(startAuthentication)
    .mockReset()
    .mockResolvedValue(response as never);
  jest
    .mocked(startRegistration)
    .mockReset()
    .mockResolvedValue(response as never);
});

describe('a login by a passkey', () => {
  const show = (answers: Answers) => ({
    sent: answerApi(answers),
    ...renderApp(<LoginForm />, { at: '/login' }),
  });

  test('opens the cabinet without a word typed', async () => {
    const { sent, opened } = show({
      'POST /api/user/passkey/options': options,
      'POST /api/user/passkey/login': { body: aUser() },
    });
    await press('Войти с ключом доступа');
    await waitFor(() => expect(opened).toEqual(['/cabinet']));
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'abc' } });
    expect(sent.at(-1)?.body).toEqual({ response });
  });

  test.each([
    ['NotAllowedError', 'Ключ доступа не выбран. Попробуйте ещё раз.'],
    ['SecurityError', /Браузер не смог использовать ключ доступа/],
  ])('says what came of %s', async (name, words) => {
    jest.mocked(startAuthentication).mockRejectedValue(refusal(name));
    const { opened } = show({ 'POST /api/user/passkey/options': options });
    await press('Войти с ключом доступа');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(opened).toEqual([]);
  });

  test('says what the server says of a passkey that it does not know', async () => {
    let refuse: () => void = () => undefined;
    const body = { code: 'passkey_refused', message: 'Не подошёл.' };
    const answer = new Promise<object>((resolve) => (refuse = () => resolve({ status: 401, body })));
    show({ 'POST /api/user/passkey/options': options, 'POST /api/user/passkey/login': answer });
    await press('Войти с ключом доступа');
    const button = screen.getByRole('button', { name: 'Войти с ключом доступа' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => refuse());
    expect(await screen.findByRole('alert')).toHaveTextContent('Не подошёл.');
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

describe('the passkeys of the profile', () => {
  const state = { totp: false, recoveryCodes: 0, required: false };
  const key = { id: 3, name: 'Телефон', date: '2026-11-20 14:05', used: null };

  test('are made under a name', async () => {
    const sent = answerApi({
      'GET /api/user/security': { body: { ...state, passkeys: [] } },
      'POST /api/user/passkeys/options': options,
      'POST /api/user/passkeys': {},
    });
    renderApp(<Security />);
    await userEvent.type(await screen.findByLabelText(/Название ключа/), ' Ноутбук ');
    expect(screen.queryByRole('list')).toBeNull();
    await press('Добавить ключ доступа');
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/user/security'));
    expect(sent.find(({ path }) => path === '/api/user/passkeys')?.body).toEqual({
      name: 'Ноутбук',
      response,
    });
    expect(screen.getByLabelText(/Название ключа/)).toHaveValue('');
    await press('Добавить ключ доступа');
    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/user/passkeys')).toHaveLength(2));
    expect(sent.findLast(({ path }) => path === '/api/user/passkeys')?.body).toMatchObject({
      name: 'Ключ доступа',
    });
  });

  test('keep the name when the device says no', async () => {
    jest.mocked(startRegistration).mockRejectedValue(refusal('InvalidStateError'));
    answerApi({
      'GET /api/user/security': { body: { ...state, passkeys: [] } },
      'POST /api/user/passkeys/options': options,
    });
    renderApp(<Security />);
    await userEvent.type(await screen.findByLabelText(/Название ключа/), 'Ноутбук');
    await press('Добавить ключ доступа');
    expect(await screen.findByRole('alert')).toHaveTextContent('уже есть');
    expect(screen.getByLabelText(/Название ключа/)).toHaveValue('Ноутбук');
  });

  test('are removed after a question', async () => {
    const sent = answerApi({
      'GET /api/user/security': { body: { ...state, passkeys: [key] } },
      'DELETE /api/user/passkeys/3': {},
    });
    renderApp(<Security />);
    expect(await screen.findByText(/ещё не использовался/)).toBeInTheDocument();
    await press('Удалить ключ «Телефон»');
    const dialog = screen.getByRole('dialog', { name: 'Удалить ключ «Телефон»?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('DELETE'));
  });
});
