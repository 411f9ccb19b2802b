import { defaultCalendar } from '@shlyah/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../test/api';
import { anOrder } from '../../test/orders';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import { keepDraft, storedDraft, sendKeyOf } from '../features/orders/new/order-draft';
import { repeated } from '../features/orders/form/values';
import { setMode, currentMode, switchMode } from '../shared/mode';
import { App } from './App';
import { cabinetPages } from './cabinet-pages';
import { cabinetRoutes } from './cabinet-routes';
import { routesFor } from './routes';

const user = aUser();
const list = { body: { data: [anOrder({ id: -17 })], page: 1, pages: 1, total: 1 } };

/** The application as it is opened at an address, by default by a customer who has switched to the test mode. */
async function open(at: string, answers: Answers = {}, who = user) {
  const sent = answerApi({
    'GET /api/order?page=1': list,
    'GET /api/order/statuses': { body: { statuses: [], states: [] } },
    'GET /api/keys': { body: [] },
    ...answers,
  });
  await Promise.all(Object.values(cabinetPages.customer).map(([, page]) => page.preload()));
  const app = renderApp(<App routes={routesFor(who, cabinetRoutes(who))} />, { at, user: who });
  return { ...app, sent };
}

const modesOf = (sent: { headers: Headers }[]) => [
  ...new Set(sent.map(({ headers }) => headers.get('Shlyah-Mode'))),
];
const bar = () => screen.queryByRole('region', { name: 'Тестовый режим' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('without the switch nothing is said of tests, to the server neither', async () => {
  const { sent } = await open('/cabinet/myOrders/1');
  await screen.findByRole('table');
  expect(modesOf(sent)).toEqual([null]);
  expect(bar()).toBeNull();
});

test('the switch opens the page anew, and everything begins in the test mode', async () => {
  const first = await open('/cabinet/integrations');
  await userEvent.click(await screen.findByLabelText('Тестовый режим'));
  expect(first.opened).toEqual(['/cabinet/integrations']);
  // Until then nothing has changed: no row of the one mode stands among those of the other.
  expect(currentMode()).toBe('live');
  first.unmount();

  const { sent } = await open('/cabinet/myOrders/1');
  expect(await screen.findByRole('link', { name: /^№\sT-17$/ })).toHaveAttribute(
    'href',
    '/cabinet/myOrders/view/-17',
  );
  expect(modesOf(sent)).toEqual(['test']);
  expect(bar()).toHaveTextContent('Тестовый режим: заказы видите только вы');
});

test.each([
  ['/cabinet/myOrders/view/-17', '/cabinet/myOrders/1'],
  ['/cabinet/integrations?tab=calls', '/cabinet/integrations?tab=calls'],
])('from %s the strip leads out of the mode to %s', async (at, to) => {
  switchMode('test', user);
  const { opened } = await open(at);
  await press('Выключить');
  expect(opened).toEqual([to]);
  setMode(user);
  expect(currentMode()).toBe('live');
});

test.each([
  ['another customer', aUser({ id: 13 })],
  ['a manager', aUser({ role: 'manager' })],
  ['a customer who was rejected', aUser({ status: 'canceled' })],
])('%s does not begin in the mode that was left in the tab', (_, other) => {
  switchMode('test', user);
  setMode(user);
  expect(currentMode()).toBe('test');
  setMode(other);
  expect(currentMode()).toBe('live');
});

describe('a customer who waits for confirmation', () => {
  const waiting = aUser({ status: 'pending' });

  test('comes from the contract to the sandbox, which is all that there is', async () => {
    const { sent } = await open('/cabinet/contract', { 'GET /api/contract': { status: 204 } }, waiting);
    await userEvent.click(await screen.findByRole('link', { name: 'Песочница' }));
    expect(await screen.findByText(/^Пока регистрация ждёт подтверждения, открыта песочница/)).toBeVisible();
    expect(screen.queryByLabelText('Тестовый режим')).toBeNull();
    expect(bar()).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Создать ключ' }));
    expect(await screen.findByRole('radio', { name: /^Тестовый/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Рабочий/ })).toBeNull();
    const keys = sent.filter(({ path }) => path === '/api/keys');
    expect(modesOf(keys)).toEqual(['test']);
  });

  test('does not have it in the menu', async () => {
    await open('/cabinet/contract', { 'GET /api/contract': { status: 204 } }, waiting);
    await screen.findByRole('link', { name: 'Песочница' });
    expect(screen.queryByRole('link', { name: 'Интеграции' })).toBeNull();
  });

  test('has it no more after a rejection', async () => {
    await open('/cabinet/integrations', {}, aUser({ status: 'canceled' }));
    expect(await screen.findByRole('heading', { name: /^Дорога\sсюда\sне\sведёт$/ })).toBeVisible();
  });
});

test('a test order is drafted apart, under a key of its own', () => {
  const values = repeated(anOrder(), new Date(), defaultCalendar);
  setMode(user);
  keepDraft(user.id, values);
  const key = sendKeyOf(user.id);
  switchMode('test', user);
  setMode(user);
  expect(storedDraft(user.id)).toBeNull();
  expect(sendKeyOf(user.id)).not.toBe(key);
  switchMode('live', user);
  setMode(user);
  expect(storedDraft(user.id)).toEqual(values);
  expect(sendKeyOf(user.id)).toBe(key);
});

describe('«Удалить тестовые заказы»', () => {
  beforeEach(() => switchMode('test', user));

  test('asks first and says how many there were', async () => {
    const { sent } = await open('/cabinet/integrations', {
      'DELETE /api/sandbox/orders': { body: { count: 2 } },
    });
    await press('Удалить тестовые заказы');
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Удалить');
    expect(await screen.findByText('Удалено 2 тестовых заказа')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says why they were not deleted', async () => {
    await open('/cabinet/integrations', { 'DELETE /api/sandbox/orders': 'offline' });
    await press('Удалить тестовые заказы');
    await press('Удалить');
    expect(await screen.findByText(/^Удалить не удалось. Нет связи/)).toBeInTheDocument();
  });
});
