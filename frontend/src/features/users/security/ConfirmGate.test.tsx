import { CalculatorService } from '@shlyah/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { ConfirmGate } from './ConfirmGate';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const refused = {
  status: 403,
  body: { code: 'confirmation_needed', message: 'Подтвердите, что это вы, и повторите.' },
};
const saved = { body: { volume: [], weight: [], cities: [] } };
const security = (totp: boolean) => ({ body: { totp, recoveryCodes: 0, required: false, passkeys: [] } });

/** Saves behind the gate; what became of it is told by its name. */
const save = () =>
  CalculatorService.updateCalculator({ requestBody: { update: [] } }).then(
    () => 'saved',
    (error: { body?: { message: string } }) => error.body?.message,
  );

function show(answers: Answers) {
  const sent = answerApi(answers);
  const rendered = renderApp(<ConfirmGate />, { user: aUser() });
  return { sent, ...rendered };
}

test('asks for the password, and sends the refused call again by itself', async () => {
  show({
    'PUT /api/calculator': refused,
    'GET /api/user/security': security(false),
    'POST /api/user/confirm': {
      status: 422,
      body: { code: 'invalid', message: '', errors: { password: ['Пароль не подошёл.'] } },
    },
  });
  const outcome = save();
  const field = await screen.findByLabelText('Пароль');
  expect(screen.getByRole('dialog', { name: 'Подтвердите, что это вы' })).toBeInTheDocument();
  expect(field).toHaveFocus();
  await userEvent.type(field, 'parol-parol');
  await press('Подтвердить');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Пароль не подошёл.'));
  expect(field).toHaveValue('parol-parol');

  const sent = answerApi({ 'POST /api/user/confirm': {}, 'PUT /api/calculator': saved });
  await press('Подтвердить');
  expect(await outcome).toBe('saved');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/user/confirm',
    'PUT /api/calculator',
  ]);
  expect(sent[0]?.body).toEqual({ password: 'parol-parol', code: null });
  expect(sent[1]?.body).toEqual({ update: [] });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('asks for a code too where the account has a second factor', async () => {
  show({ 'PUT /api/calculator': refused, 'GET /api/user/security': security(true) });
  const outcome = save();
  await userEvent.type(await screen.findByLabelText('Код из приложения или запасной код'), '123456');
  expect(screen.queryByRole('button', { name: 'Подтвердить ключом доступа' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Пароль'), 'parol-parol');
  const sent = answerApi({ 'POST /api/user/confirm': {}, 'PUT /api/calculator': saved });
  await press('Подтвердить');
  expect(await outcome).toBe('saved');
  expect(sent[0]?.body).toEqual({ password: 'parol-parol', code: '123456' });
});

test('sends again what was on its way while another call has changed the cookie, once', async () => {
  const renewed = { status: 401, body: { code: 'session_renewed', message: 'Вход только что обновился.' } };
  const { sent } = show({ 'PUT /api/calculator': renewed });
  const outcome = save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const again = answerApi({ 'PUT /api/calculator': saved });
  expect(await outcome).toBe('saved');
  expect(again).toHaveLength(1);
  answerApi({ 'PUT /api/calculator': renewed });
  expect(await save()).toBe(renewed.body.message);
});

test('asks once for two calls, and whoever says no gets the refusal', async () => {
  const { sent } = show({ 'PUT /api/calculator': refused, 'GET /api/user/security': security(false) });
  const outcomes = Promise.all([save(), save()]);
  await screen.findByLabelText('Пароль');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(await outcomes).toEqual([refused.body.message, refused.body.message]);
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('is not there outside the cabinet: the refusal is final', async () => {
  const { unmount } = show({ 'PUT /api/calculator': refused });
  unmount();
  expect(await act(save)).toBe(refused.body.message);
});
