import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import Security from './Security';

const passkey = { id: 4, name: 'Ноутбук', date: '2026-11-20 14:05', used: null };
const state = { totp: true, recoveryCodes: 10, required: false, passkeys: [] as object[] };

function show(changes: object, answers: Answers = {}) {
  const sent = answerApi({ 'GET /api/user/security': { body: { ...state, ...changes } }, ...answers });
  renderApp(<Security />);
  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('without a second factor it is said what it would be good for', async () => {
  show({ totp: false });
  expect(
    await screen.findByText(
      'Сейчас для входа достаточно пароля. С кодом из приложения на телефоне чужой человек не войдёт, даже если узнает пароль.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Запасных кодов/)).toBeNull();
});

test.each([
  [1, 'Остался 1 запасной код', true],
  [2, 'Осталось 2 запасных кода', true],
  [3, 'Осталось 3 запасных кода', false],
  [10, 'Осталось 10 запасных кодов', false],
])('of %d recovery codes it is said how many are left', async (recoveryCodes, words, few) => {
  show({ recoveryCodes });
  expect(plain(await screen.findByText(/^Включены/))).toBe(
    `Включены: кроме пароля вход спрашивает код. ${words}.`,
  );
  expect(
    screen.queryAllByText('Запасных кодов почти не осталось. Сделайте новые и сохраните их.'),
  ).toHaveLength(few ? 1 : 0);
});

test.each([
  [
    'Отключить',
    'Отключить коды из приложения?',
    'Для входа будет достаточно пароля. Запасные коды перестанут действовать.',
  ],
  ['Новые запасные коды', 'Сделать новые запасные коды?', 'Прежние запасные коды перестанут действовать.'],
])('«%s» is asked for first, and can be left', async (button, title, words) => {
  const sent = show({});
  await press(button);
  expect(dialog(title).getByText(words)).toBeInTheDocument();
  await userEvent.click(dialog(title).getByRole('button', { name: 'Нет' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('settings that did not come are told of', async () => {
  answerApi({ 'GET /api/user/security': { status: 500, body: {} } });
  renderApp(<Security />);
  expect(await screen.findByText('Не удалось загрузить настройки безопасности')).toBeInTheDocument();
});

describe('a passkey', () => {
  test('is told with when it was added and used', async () => {
    show({ passkeys: [passkey, { ...passkey, id: 5, name: 'Телефон', used: '2026-11-21 09:30' }] });
    const list = (await screen.findByText('Ноутбук')).closest('ul') as HTMLElement;
    expect(within(list).getAllByRole('listitem').map(plain)).toEqual([
      'НоутбукДобавлен 20.11.2026 14:05, ещё не использовалсяУдалить',
      'ТелефонДобавлен 20.11.2026 14:05, последний вход 21.11.2026 09:30Удалить',
    ]);
  });

  test('is removed after a question, said and read anew', async () => {
    const sent = show({ passkeys: [passkey] }, { 'DELETE /api/user/passkeys/4': {} });
    await press('Удалить ключ «Ноутбук»');
    const asked = dialog('Удалить ключ «Ноутбук»?');
    expect(
      asked.getByText('Войти им больше не получится. На самом устройстве он останется, удалите его и там.'),
    ).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Нет' }));
    expect(sent).toHaveLength(1);
    await press('Удалить ключ «Ноутбук»');
    await userEvent.click(dialog('Удалить ключ «Ноутбук»?').getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Ключ доступа удалён')).toBeInTheDocument();
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']));
  });

  test('that could not be removed stays, and why is said until it goes well', async () => {
    show({ passkeys: [passkey] }, { 'DELETE /api/user/passkeys/4': 'offline' });
    await press('Удалить ключ «Ноутбук»');
    await userEvent.click(dialog('Удалить ключ «Ноутбук»?').getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Нет связи с сервером/);
    expect(screen.queryByRole('dialog')).toBeNull();
    answerApi({ 'DELETE /api/user/passkeys/4': {}, 'GET /api/user/security': { body: state } });
    await press('Удалить ключ «Ноутбук»');
    await userEvent.click(dialog('Удалить ключ «Ноутбук»?').getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText('Ноутбук')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
