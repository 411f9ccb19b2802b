import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { AccessReview } from './AccessReview';
import { ResetPasswordForm } from './ResetPasswordForm';
import { UndoEmail } from './UndoEmail';

const passkey = { id: 'passkey-3', kind: 'passkey', name: 'Телефон', since: '2026-10-20 12:00' };
const key = { id: 'apiKey-5', kind: 'apiKey', name: '1С', since: '2026-03-02 11:00' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answers = (...left: object[]) => ({
  'POST /api/user/accessReview': { body: { items: [passkey, key] } },
  'POST /api/user/endAccess': { body: { items: left } },
});

test('asks about each of the old credentials and ends one of them', async () => {
  const sent = answerApi(answers(key));
  renderApp(<AccessReview token="abc" />);
  await screen.findByText('Оставить?');
  expect(readScreen()).toEqual([
    'Оставить?',
    'Это сделано раньше и действует. Своё оставьте. Если чего-то не узнаёте, завершите: вместе с ним завершатся все входы и всё, что появилось в кабинете после возврата.',
    'Ключ доступа «Телефон»',
    'с 20.10.2026 12:00',
    '[Завершить: Ключ доступа «Телефон»]',
    'Ключ API «1С»',
    'с 02.03.2026 11:00',
    '[Завершить: Ключ API «1С»]',
    '[Завершить всё]',
  ]);
  answerApi({ ...answers(key), 'POST /api/user/accessReview': { body: { items: [key] } } });
  await press('Завершить: Ключ доступа «Телефон»');
  expect(await screen.findByRole('status')).toHaveTextContent('Завершено: Ключ доступа «Телефон»');
  expect(await screen.findByRole('heading', { name: 'Оставить?' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Завершить: Ключ доступа «Телефон»' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Завершить всё' })).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

test('ends all of them in one press', async () => {
  const sent = answerApi(answers());
  renderApp(<AccessReview token="abc" />);
  await screen.findByText('Оставить?');
  await press('Завершить всё');
  expect(sent.find(({ path }) => path === '/api/user/endAccess')?.body).toEqual({
    token: 'abc',
    ids: ['passkey-3', 'apiKey-5'],
  });
});

test('says why nothing was ended, and what to do with a link that is too old', async () => {
  const old = {
    status: 422,
    body: {
      code: 'invalid',
      message: 'The given data was invalid.',
      errors: { token: ['Ссылка устарела.'] },
    },
  };
  answerApi({ ...answers(), 'POST /api/user/endAccess': old });
  const { unmount } = renderApp(<AccessReview token="abc" />);
  await screen.findByText('Оставить?');
  await press('Завершить всё');
  expect(await screen.findByRole('alert')).toHaveTextContent('Завершить не удалось. Ссылка устарела.');
  unmount();
  answerApi({ 'POST /api/user/accessReview': old });
  renderApp(<AccessReview token="abc" />);
  expect(await screen.findByText('Ссылка устарела.')).toBeInTheDocument();
});

test('is asked once the e-mail is taken back', async () => {
  const sent = answerApi({ ...answers(), 'POST /api/user/undoEmail': { status: 204 } });
  renderApp(<UndoEmail token="abc" />);
  await press('Оставить прежнюю почту');
  expect(await screen.findByRole('button', { name: 'Завершить: Ключ API «1С»' })).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ path: '/api/user/accessReview', body: { token: 'abc' } });
});

test('is asked once the password is set by a letter', async () => {
  const sent = answerApi({ ...answers(), 'POST /api/user/resetPassword': { status: 204 } });
  renderApp(<ResetPasswordForm token="abc" />);
  for (const label of ['Новый пароль', 'Повторите пароль'])
    await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'parol-novyj');
  await press('Сохранить пароль');
  expect(await screen.findByRole('button', { name: 'Завершить: Ключ API «1С»' })).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ path: '/api/user/accessReview', body: { token: 'abc' } });
});
