import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import Security from './Security';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const off = { totp: false, recoveryCodes: 0, required: false, passkeys: [] };
const on = { totp: true, recoveryCodes: 10, required: false, passkeys: [] };
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP', qr: '<svg/>' };
const codes = ['4071-5528-9306-1147', '0001-0002-0003-0004'];

function show(answers: Answers) {
  const sent = answerApi(answers);
  userEvent.setup();
  const { opened } = renderApp(<Security />);
  return { sent, opened };
}

test('an app is set up by its QR code or its key, and shows recovery codes once', async () => {
  const { sent } = show({
    'GET /api/user/security': { body: off },
    'POST /api/user/totp': { body: setup },
    'POST /api/user/totp/confirm': { body: { codes } },
  });
  await screen.findByText(/Сейчас для входа достаточно пароля/);
  await press('Включить');
  expect(await screen.findByRole('img', { name: 'QR-код для приложения' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%2F%3E',
  );
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Код, который показало приложение'), '123456');
  await press('Включить');
  const list = await screen.findByRole('list', { name: 'Запасные коды' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  expect(screen.queryByText(/Прежние коды/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Запасные коды' })).toHaveFocus();
  expect(sent.at(-1)?.body).toEqual({ code: '123456' });

  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await press('Скопировать');
  expect(await screen.findByText(/^Скопировать не удалось\. Выделите коды/)).toBeInTheDocument();
  await press('Скопировать');
  expect(await screen.findByText('Коды скопированы')).toBeInTheDocument();
  expect(copied).toHaveBeenLastCalledWith(codes.join('\n'));

  answerApi({ 'GET /api/user/security': { body: on } });
  await press('Коды сохранены');
  expect(await screen.findByText(/Осталось 10 запасных кодов/)).toBeInTheDocument();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('a wrong first code is said at its field and stays there', async () => {
  show({
    'GET /api/user/security': { body: off },
    'POST /api/user/totp': { body: setup },
    'POST /api/user/totp/confirm': {
      status: 422,
      body: { code: 'invalid', message: '', errors: { code: ['Код не подошёл.'] } },
    },
  });
  await screen.findByText(/достаточно пароля/);
  await press('Включить');
  const field = await screen.findByLabelText('Код, который показало приложение');
  await userEvent.type(field, '000000');
  await press('Включить');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Код не подошёл/));
  expect(field).toHaveValue('000000');
});

test('switching off and new codes are asked for first; too few codes are told of', async () => {
  const { sent } = show({
    'GET /api/user/security': { body: { ...on, recoveryCodes: 2 } },
    'POST /api/user/recoveryCodes': { body: { codes } },
    'DELETE /api/user/totp': {},
  });
  expect(await screen.findByText(/Осталось 2 запасных кода/)).toBeInTheDocument();
  expect(screen.getByText(/Запасных кодов почти не осталось/)).toBeInTheDocument();
  await press('Новые запасные коды');
  await press('Сделать');
  expect(await screen.findByRole('list', { name: 'Запасные коды' })).toBeInTheDocument();
  expect(screen.getByText(/Прежние коды больше не действуют/)).toBeInTheDocument();
  await press('Коды сохранены');
  await press('Отключить');
  const dialog = screen.getByRole('dialog', { name: 'Отключить коды из приложения?' });
  const before = sent.length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отключить' }));
  expect(await screen.findByText('Коды из приложения отключены')).toBeInTheDocument();
  // What there is now is asked for anew.
  await waitFor(() =>
    expect(sent.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/user/totp',
      'GET /api/user/security',
    ]),
  );
});

test('a refusal is said above the buttons', async () => {
  show({
    'GET /api/user/security': { body: off },
    'POST /api/user/totp': { status: 503, body: { code: 'unavailable', message: 'Позже.' } },
  });
  await screen.findByText(/достаточно пароля/);
  await press('Включить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Позже.');
});

test('staff who need it are told, and get into the cabinet once the codes are kept', async () => {
  const { opened } = show({
    'GET /api/user/security': { body: { ...off, required: true } },
    'POST /api/user/totp': { body: setup },
    'POST /api/user/totp/confirm': { body: { codes } },
  });
  expect(await screen.findByText('Включите коды, чтобы работать в кабинете')).toBeInTheDocument();
  expect(
    screen.getByText('Сотрудники видят данные всех клиентов, поэтому вход по паролю и коду.'),
  ).toBeInTheDocument();
  await press('Включить');
  await userEvent.type(await screen.findByLabelText('Код, который показало приложение'), '123456');
  await press('Включить');
  await userEvent.click(await screen.findByRole('button', { name: 'Коды сохранены' }));
  expect(opened).toEqual(['/cabinet']);
});

test('an app that the service wants can be changed, not switched off', async () => {
  show({ 'GET /api/user/security': { body: { ...on, required: true } } });
  expect(await screen.findByRole('button', { name: 'Сменить телефон' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отключить' })).not.toBeInTheDocument();
});
