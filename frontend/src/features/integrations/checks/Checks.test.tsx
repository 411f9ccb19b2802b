import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckDto, CheckRunDto } from '@shlyah/api-client';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import Checks from './Checks';

const check: CheckDto = {
  code: 'repeat',
  title: 'Повтор обрабатывает один раз',
  state: 'failed',
  sent: 'POST\nwebhook-id: evt_check_1',
  expected: 'Оба раза 2xx, а обработано одно',
  seen: 'Обработано раз: 2',
};
const run: CheckRunDto = {
  id: 7,
  kind: 'receiver',
  webhookId: 4,
  keyId: null,
  state: 'done',
  startedAt: '2026-11-21 16:35',
  startedAtUtc: '2026-11-21T13:35:00.000Z',
  endsAt: '2026-11-21 16:40',
  endsAtUtc: '2026-11-21T13:40:00.000Z',
  passed: 0,
  failed: 1,
  checks: [check],
};
const others = {
  'GET /api/keys': { body: [{ id: 3, name: '1С, склад' }] },
  'GET /api/webhooks': { body: [{ id: 4, url: 'https://shop.by/events' }] },
};

function show(answers: Answers, at = '/cabinet/integrations?tab=checks') {
  const sent = answerApi({ ...others, ...answers });
  return { ...renderApp(<Checks />, { at, user: aUser() }), sent };
}

test('a report says what is wrong, what should be and what was sent', async () => {
  show({ 'GET /api/conformance': { body: [run] } });
  const list = within(await screen.findByRole('list', { name: 'Проверки' }));
  expect(list.getByText('Неверно')).toBeInTheDocument();
  expect(list.getByText('Должно быть: Оба раза 2xx, а обработано одно')).toBeInTheDocument();
  expect(list.getByText('Увидели: Обработано раз: 2')).toBeInTheDocument();
  expect(list.getByText(/webhook-id: evt_check_1/)).toBeInTheDocument();
  expect(screen.getByText('Верно: 0, неверно: 1')).toBeInTheDocument();
});

test('the calls of a key are watched when it is chosen', async () => {
  const watching = {
    ...run,
    kind: 'caller' as const,
    keyId: 3,
    webhookId: null,
    state: 'running' as const,
    checks: [],
  };
  const { sent } = show({
    'GET /api/conformance': { body: [] },
    'POST /api/conformance': { status: 202, body: watching },
  });
  expect(await screen.findByText('Проверок ещё не было')).toBeInTheDocument();
  const user = userEvent.setup();
  const start = screen.getByRole('button', { name: 'Следить полчаса' });
  expect(start).toBeDisabled();
  await user.selectOptions(
    await screen.findByLabelText('Ключ'),
    await screen.findByRole('option', { name: '1С, склад' }),
  );
  await user.click(start);
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/conformance'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'caller', keyId: 3 });
});

describe('a report that grows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const running = { ...run, state: 'running', checks: [] };
  const watched = { ...running, id: 8, kind: 'caller', keyId: 3, webhookId: null };
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const looks = (sent: readonly { path: string }[]): number =>
    sent.filter(({ path }) => path === '/api/conformance').length;

  test('is looked at every two seconds while a receiver is tried, and no longer', async () => {
    const { sent } = show({ 'GET /api/conformance': { body: [watched, running] } });
    await pass(1);
    expect(looks(sent)).toBe(1);
    await pass(2);
    await pass(2);
    expect(looks(sent)).toBe(3);
    // It is done: what the next look answers.
    const later = answerApi({ ...others, 'GET /api/conformance': { body: [watched, run] } });
    await pass(2);
    expect(screen.getByText('Верно: 0, неверно: 1')).toBeInTheDocument();
    await pass(30);
    expect(looks(later)).toBe(1);
  });

  test('is waited for as long as its answer takes', async () => {
    show({ 'GET /api/conformance': { body: [running] } });
    await pass(1);
    let answer: (answer: { body: CheckRunDto[] }) => void = () => undefined;
    const slow = answerApi({
      ...others,
      'GET /api/conformance': new Promise<{ body: CheckRunDto[] }>((resolve) => (answer = resolve)),
    });
    await pass(7);
    expect(looks(slow)).toBe(1);
    answer({ body: [run] });
    await pass(0);
    expect(screen.getByText('Верно: 0, неверно: 1')).toBeInTheDocument();
  });

  test('is not looked at by itself while the calls of a key are', async () => {
    const { sent } = show({ 'GET /api/conformance': { body: [watched] } });
    await pass(30);
    expect(looks(sent)).toBe(1);
  });
});

test('a receiver is tried in the test mode alone', async () => {
  show({ 'GET /api/conformance': { body: [] } });
  expect(await screen.findByText(/только на адреса тестового режима/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Адрес')).toBeNull();
});

test('what went wrong is said, with a way to try again', async () => {
  show({ 'GET /api/conformance': { status: 500, body: { message: 'Ошибка на сервере' } } });
  expect(await screen.findByText('Не удалось загрузить отчёты')).toBeInTheDocument();
});
