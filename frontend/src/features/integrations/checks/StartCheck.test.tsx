import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { setMode, switchMode } from '../../../shared/mode';
import { StartCheck } from './StartCheck';

const started = jest.fn();
const known = {
  'GET /api/keys': { body: [{ id: 3, name: '1С, склад' }] },
  'GET /api/webhooks': { body: [{ id: 4, url: 'https://shop.by/events' }] },
};

function show(answers: Answers = {}) {
  const sent = answerApi({ ...known, ...answers });
  renderApp(<StartCheck onStarted={started} />, { user: aUser() });
  return sent;
}

beforeEach(() => started.mockClear());

afterEach(() => {
  sessionStorage.clear();
  setMode(aUser());
});

const choose = async (label: string, option: string) => {
  const select = screen.getByRole('combobox', { name: label });
  await waitFor(() => expect(within(select).getByRole('option', { name: option })).toBeInTheDocument());
  await userEvent.selectOptions(select, option);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('outside of the test mode calls alone are watched, and it is said why', async () => {
  const sent = show({ 'POST /api/conformance': { status: 202, body: {} } });
  expect(
    screen.getByText(
      'Проверочные события шлём только на адреса тестового режима. Включите его наверху страницы.',
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Получатель уведомлений',
    'Вызовы API',
  ]);
  expect(screen.getByRole('button', { name: 'Следить полчаса' })).toBeDisabled();
  await choose('Ключ', '1С, склад');
  await press('Следить полчаса');
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/keys', undefined],
    ['/api/conformance', { kind: 'caller', keyId: 3 }],
  ]);
});

test('in the test mode an address is tried', async () => {
  switchMode('test', aUser());
  setMode(aUser());
  const sent = show({ 'POST /api/conformance': { status: 202, body: {} } });
  expect(screen.getByRole('button', { name: 'Проверить' })).toBeDisabled();
  await choose('Адрес', 'https://shop.by/events');
  await press('Проверить');
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(sent.at(-1)).toMatchObject({ body: { kind: 'receiver', webhookId: 4 } });
});

test('why nothing was begun is said', async () => {
  show({ 'POST /api/conformance': 'offline' });
  await choose('Ключ', '1С, склад');
  await press('Следить полчаса');
  expect(await screen.findByText(/^Нет связи с сервером/)).toBeInTheDocument();
  expect(started).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Следить полчаса' })).toBeEnabled();
});
