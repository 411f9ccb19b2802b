import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { aWebhook } from '../../../../test/webhooks';
import { setMode, switchMode } from '../../../shared/mode';
import type { Delivery, Webhook } from '../types';
import Webhooks from './Webhooks';

const webhook = aWebhook({
  oldSecretUntil: '2026-11-21 14:05',
  oldSecretUntilUtc: '2026-11-21T11:05:00.000Z',
});
const list = (changes: Partial<Webhook> = {}) => ({
  'GET /api/webhooks': { body: [{ ...webhook, ...changes }] },
});

function show(answers: Answers, at = '/cabinet/integrations?tab=webhooks', user = aUser()) {
  const sent = answerApi(answers);
  renderApp(<Webhooks />, { at, user });
  return { reads: () => sent.filter(({ method }) => method === 'GET').length, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

afterEach(() => {
  sessionStorage.clear();
  setMode(aUser());
});

test('an address is told with what it is for, and until when its former secret signs', async () => {
  show(list());
  expect(text(await screen.findByText(/^Склад/))).toMatch(
    /^Склад · .+ · прежний секрет подписывает до 21\.11\.2026 14:05$/,
  );
  expect(
    screen.getByText('Адреса рабочего режима. Для тестовых заказов включите тестовый режим.'),
  ).toBeInTheDocument();
  const actions = within(screen.getByRole('listitem'));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Проверить сейчас',
    'Остановить',
    'Заменить секрет',
    'Удалить',
  ]);
  for (const button of actions.getAllByRole('button'))
    expect(button).toHaveAccessibleDescription('https://shop.by/events');
  expect(actions.getByRole('link', { name: 'Доставки' })).toHaveAttribute(
    'href',
    '/cabinet/integrations?tab=webhooks&id=2',
  );
  expect(actions.getByRole('link', { name: 'Изменить' })).toHaveAttribute(
    'href',
    '/cabinet/integrations?tab=webhooks&edit=2',
  );
});

test.each([
  [{}, 'Работает'],
  [{ failingSince: '2026-11-21 16:35' }, 'Не доходят с 21.11.2026 16:35'],
  [{ state: 'unproved' }, 'Ждём ответа на проверку'],
  [{ state: 'off' }, 'Остановлен вами'],
  [{ state: 'failed' }, 'Остановлен: три дня без ответа'],
  [{ state: 'gone' }, 'Остановлен: адрес ответил 410'],
] as [Partial<Webhook>, string][])('with %p it says «%s»', async (differences, words) => {
  show(list(differences));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('an address that is behind says by how many events, and when it was and will be tried', async () => {
  show(list({ waiting: 3, triedAt: '2026-11-21 16:35', nextAt: '2026-11-21 17:05' }));
  expect(text(await screen.findByText(/^Отстаёт/))).toBe(
    'Отстаёт на 3 события · последняя попытка 21.11.2026 16:35 · следующая попытка 21.11.2026 17:05',
  );
});

test('in the test mode it is said whose addresses these are', async () => {
  switchMode('test', aUser());
  setMode(aUser());
  show(list({ mode: 'test', oldSecretUntil: null }));
  expect(
    await screen.findByText('Адреса тестового режима: о рабочих заказах на них не сообщаем.'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Склад/)).not.toHaveTextContent('прежний секрет');
});

describe('an account that waits for confirmation', () => {
  const waiting = aUser({ status: 'pending' });
  const ping: Delivery = {
    id: 7,
    eventId: 'evt_test_1',
    type: 'ping',
    orderId: null,
    state: 'delivered',
    attempts: 1,
    queuedAt: '2026-11-21 16:35',
    queuedAtUtc: '2026-11-21T13:35:00.000Z',
    triedAt: '2026-11-21 16:35',
    triedAtUtc: '2026-11-21T13:35:00.000Z',
    nextAt: null,
    nextAtUtc: null,
    status: 200,
    ms: 84,
    answer: '5f0c8b7d',
    error: null,
    request: null,
  };
  const tested = (delivery: Partial<Delivery>) =>
    show(
      { ...list({ state: 'unproved' }), 'POST /api/webhooks/test': { body: { ...ping, ...delivery } } },
      undefined,
      waiting,
    );

  test('has one address, and reads how it is to answer', async () => {
    tested({});
    expect(
      await screen.findByText(
        'До подтверждения регистрации можно указать один адрес. Он сначала отвечает на проверку.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Добавить адрес' })).toBeNull();
    expect(text(screen.getByText(/^Вставьте секрет в свою программу/))).toContain(
      'На событие ping она отвечает словом из его поля challenge.',
    );
    expect(screen.getByRole('link', { name: /^Как\sответить$/ })).toHaveAttribute(
      'href',
      '/developers/sandbox#before-confirmation',
    );
    expect(screen.getByRole('button', { name: 'Остановить' })).toBeInTheDocument();
  });

  test('is told when the address has answered', async () => {
    tested({});
    await press('Проверить сейчас');
    expect(await screen.findByText('Адрес ответил: события пойдут на него')).toBeInTheDocument();
  });

  test('is told what is wrong with the answer', async () => {
    tested({ state: 'failed', error: 'в ответе нет слова из поля challenge' });
    await press('Проверить сейчас');
    expect(await screen.findByText(/^200 за 84\sмс: в ответе нет слова/)).toBeInTheDocument();
    expect(screen.queryByText('Адрес ответил: события пойдут на него')).toBeNull();
  });
});

test('without addresses it is said what they are for', async () => {
  show({ 'GET /api/webhooks': { body: [] } });
  expect(text(await screen.findByText(/^Назовите адрес/))).toBe(
    'Назовите адрес своей программы, и мы сообщим ей о каждом изменении заказа: опрашивать нас не придётся.',
  );
  expect(screen.getByText('Уведомлений пока нет')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Добавить адрес' })).toBeInTheDocument();
});

test.each(['edit', 'id'])(
  'an address that is gone is told with the way to the others: ?%s=9',
  async (open) => {
    show(list(), `/cabinet/integrations?tab=webhooks&${open}=9`);
    expect(await screen.findByText('Такого адреса нет')).toBeInTheDocument();
    expect(screen.getByText('Возможно, он удалён или относится к другому режиму.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Все адреса' })).toHaveAttribute(
      'href',
      '/cabinet/integrations?tab=webhooks',
    );
  },
);

test('addresses that did not come are told of, and asked for again', async () => {
  show({ 'GET /api/webhooks': { status: 500, body: {} } });
  expect(await screen.findByText('Не удалось загрузить адреса')).toBeInTheDocument();
  answerApi(list());
  await press('Попробовать ещё раз');
  expect(await screen.findByText('https://shop.by/events')).toBeInTheDocument();
});

test.each([
  ['on', 'Остановить', 'Уведомления остановлены'],
  ['off', 'Включить', 'Уведомления включены: продолжаем с того же места'],
  ['gone', 'Включить', 'Уведомления включены: продолжаем с того же места'],
] as const)('one that is %s is turned, said and read anew', async (state, button, words) => {
  const { reads, sent } = show({ ...list({ state }), 'PUT /api/webhooks': { body: webhook } });
  await press(button);
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(2));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    id: 2,
    version: 3,
    enabled: state !== 'on',
  });
});

test.each([
  [404, { message: 'Такого адреса для уведомлений нет.' }],
  [409, { code: 'version_conflict', message: 'Адрес уже изменён', fresh: { ...webhook, version: 4 } }],
])('a refusal is said, and what is gone or newer is read anew: %d', async (status, body) => {
  const { reads } = show({ ...list(), 'PUT /api/webhooks': { status, body } });
  await press('Остановить');
  expect(await screen.findByText(body.message)).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(2));
});

test('the secret is replaced after a question, which can be left', async () => {
  const { sent } = show({
    ...list(),
    'POST /api/webhooks/rotate': { body: { ...webhook, secret: 'whsec_new' } },
  });
  await press('Заменить секрет');
  expect(
    dialog('Заменить секрет подписи?').getByText(
      'Ещё сутки уведомления подписывают оба секрета: за это время вставьте новый в свою программу.',
    ),
  ).toBeInTheDocument();
  await press('Отмена');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Заменить секрет');
  await userEvent.click(dialog('Заменить секрет подписи?').getByRole('button', { name: 'Заменить' }));
  expect(
    await screen.findByText(
      'Сохраните сейчас: больше мы его не покажем. По нему ваша программа проверяет, что уведомление прислали мы.',
    ),
  ).toBeInTheDocument();
  expect(dialog('Секрет подписи').getByText('whsec_new')).toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { id: 2 } }]);
  await press('Сохранено');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is deleted after a question, which can be left', async () => {
  const { reads, sent } = show({ ...list(), 'DELETE /api/webhooks/2': {} });
  await press('Удалить');
  expect(
    dialog('Удалить адрес?').getByText(
      'https://shop.by/events больше не получит ничего, список его доставок тоже исчезнет.',
    ),
  ).toBeInTheDocument();
  await press('Отмена');
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Удалить');
  await userEvent.click(dialog('Удалить адрес?').getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Адрес удалён')).toBeInTheDocument();
  await waitFor(() => expect(reads()).toBe(2));
});
