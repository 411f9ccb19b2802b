import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { Toasts } from '../../../ui/feedback/Toasts';
import Notices from './Notices';

const show = (answers: Answers) => {
  const sent = answerApi(answers);
  renderApp(
    <>
      <Toasts />
      <Notices />
    </>,
    { user: aUser() },
  );
  return sent;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const read = (connectedAt: string | null) => ({
  'GET /api/user/notices': { body: { telegram: { connectedAt } } },
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
  expect(screen.getByText(/действует до 14:20/)).toBeInTheDocument();
  answerApi(read('2026-11-20 14:10'));
  await press('Проверить, подключён ли');
  expect(await screen.findByText(/подключён 20.11.2026/)).toBeInTheDocument();
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
