import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import Notices from './Notices';

const notices = (changes: object = {}) => ({
  telegram: { connectedAt: null },
  phone: '+375 (29) 12-34-567',
  daily: false,
  events: [
    { event: 'status6', channels: ['email', 'telegram'] },
    { event: 'registrationConfirmed', channels: ['email', 'telegram'] },
  ],
  ...changes,
});

const box = async (event: string, channel: string) =>
  within(await screen.findByRole('group', { name: event })).getByRole('checkbox', { name: channel });

const show = (answers: Answers) => {
  const sent = answerApi(answers);
  renderApp(<Notices />, { user: aUser() });
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const read = (connectedAt: string | null) => ({
  'GET /api/user/notices': { body: notices({ telegram: { connectedAt } }) },
});

test('one letter a day is chosen by a box, saved at once', async () => {
  const sent = show({ ...read(null), 'PUT /api/user/notices/daily': { body: notices({ daily: true }) } });
  const daily = await screen.findByRole('checkbox', { name: 'Одним письмом в день' });
  expect(daily).not.toBeChecked();
  await userEvent.click(daily);
  await waitFor(() => expect(daily).toBeChecked());
  expect(sent.at(-1)?.body).toEqual({ daily: true });
});

test('what is told is chosen in few words, saved at once; choices of one’s own are none of them', async () => {
  const questions = [
    { event: 'status7', channels: ['email', 'telegram'] },
    { event: 'status6', channels: [] },
  ];
  const sent = show({
    ...read(null),
    'PUT /api/user/notices/level': { body: notices({ events: questions }) },
  });
  expect(await screen.findByRole('radio', { name: /^Всё важное/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Только вопросы ко мне/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Только вопросы ко мне/ })).toBeChecked());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ level: 'questions' });
});

test('the table stands open for those who have chosen event by event', async () => {
  const own = [
    { event: 'status6', channels: ['email'] },
    { event: 'status7', channels: [] },
  ];
  show({ 'GET /api/user/notices': { body: notices({ events: own }) } });
  expect((await screen.findByText('По событиям')).closest('details')).toHaveAttribute('open');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('Telegram is connected by a link that works once', async () => {
  show({
    ...read(null),
    'POST /api/user/notices/telegram': {
      body: { url: 'https://t.me/shlyah_bot?start=token', expiresAt: '2026-11-20 14:20' },
    },
  });
  await press('Подключить Telegram');
  expect(await screen.findByRole('link', { name: 'Открыть бота в Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/shlyah_bot?start=token',
  );
  expect(screen.getByText('Откройте бота и нажмите «Старт»')).toBeInTheDocument();
  expect(screen.getByText('Ссылка действует до 14:20 и срабатывает один раз.')).toBeInTheDocument();
  answerApi(read('2026-11-20 14:10'));
  await press('Проверить, подключён ли');
  expect(await screen.findByText(/подключён 20.11.2026/)).toBeInTheDocument();
});

test('Telegram is offered in words, and why it was not connected is told', async () => {
  show({
    ...read(null),
    'POST /api/user/notices/telegram': { status: 502, body: { message: 'Telegram не отвечает.' } },
  });
  expect(await screen.findByText('О заказах можно узнавать и в Telegram.')).toBeInTheDocument();
  await press('Подключить Telegram');
  expect(await screen.findByText('Telegram не отвечает.')).toBeInTheDocument();
});

test('without a bot of its own the service connects at once, and the state is read anew', async () => {
  const sent = show({
    ...read(null),
    'POST /api/user/notices/telegram': { body: { url: null, expiresAt: '2026-11-20 14:20' } },
  });
  await press('Подключить Telegram');
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
});

test('a chat is disconnected, said and read anew', async () => {
  show({ ...read('2026-11-20 14:10'), 'DELETE /api/user/notices/telegram': {} });
  expect(await screen.findByText('Telegram подключён 20.11.2026.')).toBeInTheDocument();
  answerApi({ ...read(null), 'DELETE /api/user/notices/telegram': {} });
  await press('Отключить Telegram');
  expect(await screen.findByText('Telegram отключён')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Подключить Telegram' })).toBeInTheDocument();
});

test('what fails is told, and nothing is taken for done', async () => {
  show({
    ...read('2026-11-20 14:10'),
    'DELETE /api/user/notices/telegram': {
      status: 503,
      body: { statusCode: 503, code: 'unavailable', message: 'Позже' },
    },
  });
  await press('Отключить Telegram');
  expect(await screen.findByText(/Не удалось отключить/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Отключить Telegram' })).toBeInTheDocument();
});

test('each event is chosen for each channel, saved at once, as the server has it then', async () => {
  const sent = show({
    ...read(null),
    'PUT /api/user/notices': {
      body: notices({ events: [{ event: 'status6', channels: ['email', 'telegram', 'sms'] }] }),
    },
  });
  const sms = await box('Статус «Доставлена»', 'SMS');
  expect(sms).not.toBeChecked();
  await userEvent.click(sms);
  expect(await box('Статус «Доставлена»', 'SMS')).toBeChecked();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    event: 'status6',
    channel: 'sms',
    wanted: true,
  });
});

test('what cannot be chosen is not offered: a decision goes by letter, Telegram when it is connected, SMS to a mobile', async () => {
  show({ 'GET /api/user/notices': { body: notices({ phone: null }) } });
  expect(await box('Регистрация подтверждена', 'Почта')).toBeDisabled();
  expect(await box('Статус «Доставлена»', 'Telegram')).toBeDisabled();
  expect(await box('Статус «Доставлена»', 'SMS')).toBeDisabled();
  expect(await box('Статус «Доставлена»', 'Почта')).toBeEnabled();
});
