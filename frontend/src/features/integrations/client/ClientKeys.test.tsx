import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import ClientKeys from './ClientKeys';

const key = {
  id: 3,
  name: '1С, склад',
  mode: 'live',
  scopes: ['orders:read'],
  prefix: 'shl_live_7Kf2',
  addresses: [],
  createdAt: '2026-11-19 14:05',
  expiresAt: null,
  overlapUntil: null,
  webhooks: [],
  lastUsedAt: '2026-11-20 09:30',
  lastUsedIp: '203.0.113.7',
};
const days = [
  { day: '2026-11-19', calls: 120, errors: 2 },
  { day: '2026-11-20', calls: 60, errors: 15 },
];
const asked = 'GET /api/keys/client?id=12';

function show(answers: Answers) {
  const sent = answerApi(answers);
  renderApp(<ClientKeys userId={12} />, { user: aUser({ id: 2, role: 'manager' }) });
  return sent;
}

test('staff see keys and how much is asked with them, and can change none', async () => {
  show({ [asked]: { body: { keys: [key], days } } });
  const table = within(await screen.findByRole('table', { name: 'Вызовы по дням' }));
  expect(table.getByRole('row', { name: /19\.11\.2026.*120.*2/ })).toBeInTheDocument();
  // How the days look beside the busiest of them, without its errors and with them.
  const wide = [...document.querySelectorAll<HTMLElement>('td [aria-hidden] span')].map(
    ({ style }) => style.width,
  );
  expect(wide.map((width) => Math.round(Number.parseFloat(width)))).toEqual([98, 2, 38, 13]);
  expect(screen.getByText('shl_live_7Kf2…')).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('all keys are stopped after a question', async () => {
  const sent = show({
    [asked]: { body: { keys: [key], days } },
    'POST /api/keys/stop': { body: { count: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Остановить все ключи' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Остановить все ключи клиента?' }));
  expect(dialog.getByText(/1 ключ перестанет действовать/)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Остановить' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/keys/stop', body: { id: 12 } });
  expect(await screen.findByText('Остановлен 1 ключ')).toBeInTheDocument();
});

test('why they were not stopped is said', async () => {
  show({
    [asked]: { body: { keys: [key], days } },
    'POST /api/keys/stop': { status: 500, body: { code: 'internal', message: 'Ошибка на сервере' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Остановить все ключи' }));
  await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText('Остановить ключи не удалось. Ошибка на сервере')).toBeInTheDocument();
});

test('a client without programs has nothing to stop', async () => {
  show({ [asked]: { body: { keys: [], days: days.map((day) => ({ ...day, calls: 0, errors: 0 })) } } });
  expect(await screen.findByText('Ключей нет')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
