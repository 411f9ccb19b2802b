import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import OwnSessions from './OwnSessions';

const here = {
  id: 'a'.repeat(32),
  device: 'Chrome, Windows',
  address: '203.0.113.7',
  createdAt: '2026-11-20 09:00',
  lastSeenAt: '2026-11-22 12:30',
  current: true,
};
const phone = {
  ...here,
  id: 'b'.repeat(32),
  device: 'Safari, iPhone',
  address: null,
  lastSeenAt: '2026-11-21 08:15',
  current: false,
};

function show(list: object[], answers: Answers = {}, at = '/') {
  const sent = answerApi({ 'GET /api/user/sessions': { body: list }, ...answers });
  const { opened } = renderApp(<OwnSessions />, { at });
  return { sent, opened };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each device says what it is, where and when, this one first and that it is this one', async () => {
  show([phone, here]);
  await screen.findByText('Chrome, Windows');
  expect(readScreen().map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Устройства',
    'Chrome, Windows это устройство',
    'адрес 203.0.113.7, вошли 20.11.2026 09:00, сейчас в кабинете',
    '[Выйти: Chrome, Windows, это устройство]',
    'Safari, iPhone',
    'вошли 20.11.2026 09:00, были здесь 21.11.2026 08:15',
    '[Выйти: Safari, iPhone]',
    '[Выйти на остальных устройствах]',
    'Не узнаёте устройство или место? Завершите вход и смените пароль.',
  ]);
});

test('one device alone offers no others to end', async () => {
  show([here]);
  await screen.findByText('Chrome, Windows');
  expect(screen.queryByRole('button', { name: 'Выйти на остальных устройствах' })).not.toBeInTheDocument();
});

test('a device is ended, the list asked for anew, and the heading has the focus', async () => {
  const { sent } = show([here, phone], { [`DELETE /api/user/sessions/${phone.id}`]: {} });
  await screen.findByText('Safari, iPhone');
  await press('Выйти: Safari, iPhone');
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/user/sessions',
      `DELETE /api/user/sessions/${phone.id}`,
      'GET /api/user/sessions',
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Устройства' })).toHaveFocus();
  expect(await screen.findByText('Safari, iPhone: вход завершён')).toBeInTheDocument();
});

test('one that is over already is as good as ended', async () => {
  const { sent } = show([here, phone], {
    [`DELETE /api/user/sessions/${phone.id}`]: { status: 404, body: { code: 'not_found', message: 'Нет.' } },
  });
  await screen.findByText('Safari, iPhone');
  await press('Выйти: Safari, iPhone');
  await waitFor(() => expect(sent).toHaveLength(3));
});

test('all others are ended at once', async () => {
  const { sent } = show([here, phone], { 'DELETE /api/user/sessions': {} });
  await screen.findByText('Safari, iPhone');
  await press('Выйти на остальных устройствах');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]).toMatchObject({ method: 'DELETE', path: '/api/user/sessions' });
  expect(await screen.findByText('На остальных устройствах вход завершён')).toBeInTheDocument();
});

test('what fails leaves the list as it is', async () => {
  const { sent } = show([here, phone], {
    'DELETE /api/user/sessions': { status: 503, body: { code: 'unavailable', message: 'Позже.' } },
  });
  await screen.findByText('Safari, iPhone');
  await press('Выйти на остальных устройствах');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getByText('Safari, iPhone')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('this device is logged out and led to the home page', async () => {
  const { sent, opened } = show([here], { 'POST /api/user/logout': {} });
  await screen.findByText('Chrome, Windows');
  await press('Выйти: Chrome, Windows, это устройство');
  await waitFor(() => expect(opened).toEqual(['/']));
  expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/user/logout' });
});

test('when it cannot be told, that is said, with a way to ask again', async () => {
  answerApi({
    'GET /api/user/sessions': { status: 503, body: { code: 'unavailable', message: 'Нет связи.' } },
  });
  renderApp(<OwnSessions />);
  expect(await screen.findByText('Не удалось узнать, где вы вошли')).toBeInTheDocument();
});

test('the link of a letter leads down to the section, any other way here stays where it is', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  show([here]);
  await screen.findByText('Chrome, Windows');
  expect(shown).not.toHaveBeenCalled();
  cleanup();
  show([here], {}, '/cabinet/profile#sessions');
  await screen.findByText('Chrome, Windows');
  expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole('heading', { name: 'Устройства' }));
  shown.mockRestore();
});
