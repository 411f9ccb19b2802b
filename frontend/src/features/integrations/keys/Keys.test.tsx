import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import Keys from './Keys';
import type { Key } from '../types';

const aKey = (differences: Partial<Key> = {}): Key => ({
  id: 3,
  name: '1С, склад',
  mode: 'test',
  scopes: ['orders:read'],
  prefix: 'shl_test_7Kf2',
  addresses: [],
  createdAt: '2026-11-19 14:05',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedIp: null,
  overlapUntil: null,
  webhooks: [],
  ...differences,
});
const secret = 'shl_test_7Kf2mQ0x4vB9nTzL1cYw8sRjD3hGpUaE6iOkV5bXNqM2OVl40';
const listed = { 'GET /api/keys': { body: [aKey()] } };

function show(answers: Answers, at = '/cabinet/integrations') {
  const sent = answerApi(answers);
  const app = renderApp(<Keys />, { at, user: aUser() });
  return { ...app, sent };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

beforeEach(() => sessionStorage.clear());

describe('the list of keys', () => {
  test('says what each may, and that nothing has come with it yet', async () => {
    show(listed);
    const table = within(await screen.findByRole('table', { name: 'Ключи API' }));
    expect(table.getByText('shl_test_7Kf2…')).toBeInTheDocument();
    expect(table.getByText('Свои заказы, их история и события')).toBeInTheDocument();
    expect(table.getByText('Ещё не было')).toBeInTheDocument();
    expect(table.getByText('Тестовый')).toBeInTheDocument();
  });

  test('marks a key that has expired', async () => {
    show({ 'GET /api/keys': { body: [aKey({ expiresAt: '2020-01-01 00:00' })] } });
    expect(await screen.findByText('Истёк 01.01.2020 00:00')).toBeInTheDocument();
  });

  test('offers the first key when there is none', async () => {
    show({ 'GET /api/keys': { body: [] } });
    expect(await screen.findByText('Ключей пока нет')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Создать ключ' })).toHaveAttribute(
      'href',
      '/cabinet/integrations?new=1',
    );
  });

  test('is asked for again after a failure', async () => {
    show({ 'GET /api/keys': 'offline' });
    expect(await screen.findByText('Нет связи')).toBeInTheDocument();
    answerApi(listed);
    await press('Попробовать ещё раз');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('a new key', () => {
  const made = { status: 201, body: { ...aKey({ id: 4 }), secret } };
  const at = '/cabinet/integrations?new=1';

  test('is sent as it was filled in, and shown once', async () => {
    const { sent } = show({ ...listed, 'POST /api/keys': made }, at);
    await type('Название', ' 1С, склад ');
    await userEvent.click(screen.getByLabelText('Цены, города и пункты'));
    await type(/Только с этих адресов/, '203.0.113.7\n203.0.113.0/24');
    await press('Создать ключ');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ключ «1С, склад»' }));
    expect(dialog.getByText(secret)).toBeInTheDocument();
    expect(
      dialog.getByText(`curl http://localhost/api/order -H 'Authorization: Bearer ${secret}'`),
    ).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: '1С, склад',
      mode: 'test',
      scopes: ['quotes', 'orders:read', 'orders:create'],
      expiresAt: null,
      addresses: ['203.0.113.7', '203.0.113.0/24'],
    });
    expect(sessionStorage.getItem('shlyah.key-draft.12')).toBeNull();
    await press('Сохранено');
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  });

  test('is asked for under one Idempotency-Key until an answer arrives', async () => {
    const lost = show({ ...listed, 'POST /api/keys': 'offline' }, at);
    await type('Название', 'Склад');
    await press('Создать ключ');
    await screen.findByText('Ключ не создан');
    const again = answerApi({ ...listed, 'POST /api/keys': made });
    await press('Создать ключ');
    await screen.findByText(secret);
    const keys = [...lost.sent, ...again].flatMap(({ method, headers }) =>
      method === 'POST' ? headers.get('Idempotency-Key') : [],
    );
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  test('wants a name and something that it may', async () => {
    const { sent } = show(listed, at);
    await userEvent.click(await screen.findByLabelText('Свои заказы, их история и события'));
    await userEvent.click(screen.getByLabelText('Оформление и отмена заказов'));
    await press('Создать ключ');
    expect(await screen.findByText('Что ключ может: Выберите хотя бы одно')).toBeInTheDocument();
    expect(screen.getByText('Название: Это поле обязательно для заполнения')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('has a wrong address beside its field, by whatever place the server names it', async () => {
    const errors = { 'addresses.1': ['Укажите адреса вроде 203.0.113.7'] };
    show(
      { ...listed, 'POST /api/keys': { status: 422, body: { code: 'invalid', message: '', errors } } },
      at,
    );
    await type('Название', 'Склад');
    await type(/Только с этих адресов/, '203.0.113.7 двор');
    await press('Создать ключ');
    await waitFor(() =>
      expect(screen.getByLabelText(/Только с этих адресов/)).toHaveAccessibleDescription(/Укажите адреса/),
    );
  });

  test('outlives the end of the session', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    const { opened, unmount } = show({ ...listed, 'POST /api/keys': over }, at);
    await type('Название', 'Склад');
    await press('Создать ключ');
    await press('Войти снова');
    expect(opened).toEqual([window.location.href]);
    unmount();
    show(listed, at);
    expect(await screen.findByLabelText('Название')).toHaveValue('Склад');
  });
});

test('a draft of a key outlives a letter that is typed and taken back', async () => {
  const at = '/cabinet/integrations?new=1';
  for (const keys of ['Склад', '!{Backspace}', '']) {
    const { unmount } = show(listed, at);
    const name = await screen.findByLabelText('Название');
    await userEvent.click(name);
    if (keys) await userEvent.keyboard(keys);
    expect(name).toHaveValue('Склад');
    unmount();
  }
});

describe('what is done with a key', () => {
  test('it is replaced with an overlap, and the new one is shown', async () => {
    const rotated = { body: { ...aKey({ overlapUntil: '2026-11-21 09:30' }), secret } };
    const { sent } = show({ ...listed, 'POST /api/keys/rotate': rotated });
    await press('Заменить ключ «1С, склад»');
    await userEvent.selectOptions(screen.getByLabelText('Прежний ключ'), '72');
    await press('Заменить');
    expect(await screen.findByText(secret)).toBeInTheDocument();
    expect(sent.find(({ path }) => path.endsWith('rotate'))?.body).toEqual({ id: 3, overlapHours: 72 });
  });

  test.each([204, 404])(
    'it is revoked after a question, also when that is answered by %d',
    async (status) => {
      const { sent } = show({ ...listed, 'DELETE /api/keys/3': { status } });
      await press('Отозвать ключ «1С, склад»');
      expect(screen.getByRole('dialog', { name: 'Отозвать ключ «1С, склад»?' })).toBeInTheDocument();
      expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
      await press('Отозвать');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
    },
  );
});
