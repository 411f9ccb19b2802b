import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { aWebhook } from '../../../../test/webhooks';
import type { Delivery } from '../types';
import Webhooks from './Webhooks';

const aDelivery = (differences: Partial<Delivery> = {}): Delivery => ({
  id: 5012,
  eventId: 'evt_0000001042',
  type: 'order.status',
  orderId: 1025,
  state: 'failed',
  attempts: 12,
  queuedAt: '2026-11-21 16:35',
  triedAt: '2026-11-24 16:35',
  nextAt: null,
  queuedAtUtc: '2026-11-21T13:35:00.000Z',
  triedAtUtc: '2026-11-24T13:35:00.000Z',
  nextAtUtc: null,
  status: 500,
  ms: 84,
  answer: 'Ошибка базы',
  error: null,
  request: { id: 'evt_0000001042', type: 'order.status' } as Delivery['request'],
  ...differences,
});
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDMn6SmLPFZ1k=';
const listed = { 'GET /api/webhooks': { body: [aWebhook()] } };
const pageOf = (data: Delivery[]) => ({ body: { data, page: 1, pages: 1, total: data.length } });

function show(answers: Answers, at = '/cabinet/integrations?tab=webhooks') {
  const sent = answerApi(answers);
  const app = renderApp(<Webhooks />, { at, user: aUser() });
  return { ...app, sent };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sentBy = (sent: { method: string; body: unknown }[], method: string) =>
  sent.filter((one) => one.method === method).map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

describe('a try of an address', () => {
  test('says what was sent and answered', async () => {
    const tried = aDelivery({ type: 'ping', orderId: null, state: 'delivered', status: 200, answer: 'ok' });
    show({ ...listed, 'POST /api/webhooks/test': { body: tried } });
    await press('Проверить сейчас');
    const dialog = await inDialog('Проверочное событие');
    expect(dialog.getByText('Принято')).toBeInTheDocument();
    expect(dialog.getByText(/200 за 84/)).toBeInTheDocument();
    expect(dialog.getByText('ok')).toBeInTheDocument();
  });

  test('that failed can be made again', async () => {
    const { sent } = show({ ...listed, 'POST /api/webhooks/test': { status: 500, body: {} } });
    await press('Проверить сейчас');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Проверить сейчас' })).toBeEnabled());
    await press('Проверить сейчас');
    await waitFor(() => expect(sentBy(sent, 'POST')).toHaveLength(2));
  });
});

describe('the form of an address', () => {
  const fresh = '/cabinet/integrations?tab=webhooks&new=1';

  test('sends what was chosen, and shows the secret', async () => {
    const { sent } = show(
      { ...listed, 'POST /api/webhooks': { status: 201, body: { ...aWebhook(), secret } } },
      fresh,
    );
    await userEvent.type(await screen.findByLabelText('Адрес'), 'https://shop.by/new');
    await userEvent.click(screen.getByLabelText('Заказ отменён'));
    await press('Добавить адрес');
    expect((await inDialog('Секрет подписи')).getByText(secret)).toBeInTheDocument();
    expect(sentBy(sent, 'POST')).toEqual([
      { url: 'https://shop.by/new', description: null, types: ['order.canceled'] },
    ]);
    expect(sent.find(({ method }) => method === 'POST')?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  test('sends what was changed alone, so that the patterns of a program stay', async () => {
    const { sent } = show(
      { ...listed, 'PUT /api/webhooks': { body: aWebhook({ version: 4 }) } },
      '/cabinet/integrations?tab=webhooks&edit=2',
    );
    expect(await screen.findByLabelText('Заказ отменён')).toBeChecked();
    expect(screen.getByLabelText('Изменились тарифы: цены новых расчётов другие')).not.toBeChecked();
    await userEvent.type(screen.getByLabelText(/Пояснение/), ' 2');
    await press('Сохранить');
    expect(await screen.findByText('Адрес сохранён')).toBeInTheDocument();
    expect(sentBy(sent, 'PUT')).toEqual([{ id: 2, version: 3, description: 'Склад 2' }]);
  });

  test('has what is wrong with the address beside it', async () => {
    const errors = { url: ['Этот адрес не виден из интернета'] };
    const refused = { status: 422, body: { code: 'invalid', message: '', errors } };
    show({ ...listed, 'POST /api/webhooks': refused }, fresh);
    await press('Добавить адрес');
    expect(await screen.findByText('Адрес: Это поле обязательно для заполнения')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Адрес'), 'https://10.0.0.1/');
    await press('Добавить адрес');
    await waitFor(() =>
      expect(screen.getByLabelText('Адрес')).toHaveAccessibleDescription(/не виден из интернета/),
    );
  });

  test('outlives the end of the session', async () => {
    const over = { status: 401, body: { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' } };
    const { opened, unmount } = show({ ...listed, 'POST /api/webhooks': over }, fresh);
    await userEvent.type(await screen.findByLabelText('Адрес'), 'https://shop.by/new');
    await press('Добавить адрес');
    await press('Войти снова');
    expect(opened).toHaveLength(1);
    unmount();
    show(listed, fresh);
    expect(await screen.findByLabelText('Адрес')).toHaveValue('https://shop.by/new');
  });
});

describe('the deliveries of an address', () => {
  const at = '/cabinet/integrations?tab=webhooks&id=2';
  const failed = { 'GET /api/webhooks/deliveries?id=2&page=1': pageOf([aDelivery()]) };

  test('tell what was sent and answered, and send it again', async () => {
    const { sent } = show(
      { ...listed, ...failed, 'POST /api/webhooks/replay': { status: 202, body: { count: 1 } } },
      at,
    );
    const list = within(await screen.findByRole('list', { name: 'Доставки' }));
    expect(list.getByText(/^№\s1025$/)).toBeInTheDocument();
    expect(list.getByText('Не доставлено, 500')).toBeInTheDocument();
    expect(list.getByText('Ошибка базы')).toBeInTheDocument();
    await press('Отправить ещё раз');
    expect(await screen.findByText('Отправим ещё раз в течение минуты')).toBeInTheDocument();
    expect(sentBy(sent, 'POST')).toEqual([{ id: 2, eventIds: ['evt_0000001042'] }]);
  });

  test('cannot be sent again when the event is gone', async () => {
    show({ ...listed, ...failed, 'POST /api/webhooks/replay': { status: 202, body: { count: 0 } } }, at);
    await press('Отправить ещё раз');
    expect(await screen.findByText(/Этого события больше нет: отправить/)).toBeInTheDocument();
  });

  test.each([
    ['a try', { type: 'ping', orderId: null }],
    ['what is no longer in the feed', { request: null }],
  ] as [string, Partial<Delivery>][])('%s is not sent again', async (_, differences) => {
    show({ ...listed, 'GET /api/webhooks/deliveries?id=2&page=1': pageOf([aDelivery(differences)]) }, at);
    await screen.findByRole('list', { name: 'Доставки' });
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull();
  });

  test('of one state are asked for by the address', async () => {
    const waiting = { 'GET /api/webhooks/deliveries?id=2&page=1&state=waiting': pageOf([]) };
    const { sent } = show({ ...listed, ...failed, ...waiting }, at);
    await screen.findByRole('list', { name: 'Доставки' });
    await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
    await userEvent.selectOptions(await screen.findByLabelText('Итог'), 'Ждёт');
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByText('Доставок нет')).toBeInTheDocument();
    expect(sent.at(-1)?.query).toEqual({ id: '2', page: '1', state: 'waiting' });
  });

  test('read from top to bottom, with the ways to the next page and to all addresses', async () => {
    const data = [
      aDelivery(),
      aDelivery({ id: 5011, type: 'ping', orderId: null, state: 'waiting', status: null, answer: null }),
    ];
    const page = { data, page: 2, pages: 3, total: 42 };
    const asked = 'GET /api/webhooks/deliveries?id=2&page=2&state=failed';
    show({ ...listed, [asked]: { body: page } }, `${at}&state=failed&page=2`);
    await screen.findByRole('list', { name: 'Доставки' });
    // A closed one is read by its first line; the rest is read when it is opened.
    for (const details of document.querySelectorAll('details')) details.open = true;
    expect(readScreen()).toMatchSnapshot();
  });

  test.each([
    [1, /^Найдена 1\sдоставка$/],
    [5, /^Найдено 5\sдоставок$/],
  ])('%d of them are counted in words', async (total, words) => {
    const page = { data: [aDelivery()], page: 1, pages: 1, total };
    show({ ...listed, 'GET /api/webhooks/deliveries?id=2&page=1': { body: page } }, at);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test('that did not come are told of, and there may be none', async () => {
    const { unmount } = show(
      { ...listed, 'GET /api/webhooks/deliveries?id=2&page=1': { status: 500, body: {} } },
      at,
    );
    expect(await screen.findByText('Не удалось загрузить доставки')).toBeInTheDocument();
    unmount();
    show({ ...listed, 'GET /api/webhooks/deliveries?id=2&page=1': pageOf([]) }, at);
    await screen.findByText('Доставок нет');
    expect(screen.getByText(/^Здесь появится каждое событие с этого дня: что отправили/)).toBeInTheDocument();
  });
});
