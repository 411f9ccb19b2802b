import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { aUser } from '../../test/users';
import ProfilePage from '../pages/cabinet/shared/ProfilePage';

const open = (hash: string) => {
  answerApi({
    'GET /api/user/notices': { body: { telegram: null, phone: null, events: [] } },
    'GET /api/user/sessions': { body: [] },
    'GET /api/user/security': { body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
  });
  renderProfile(hash);
};

const renderProfile = (hash: string) =>
  renderApp(
    <Routes>
      <Route path="/cabinet/profile" element={<ProfilePage />} />
    </Routes>,
    { at: `/cabinet/profile${hash}`, user: aUser() },
  );

test.each([
  ['', 'Данные', 'Ваши данные'],
  ['#notices', 'Уведомления', 'Уведомления'],
  ['#sessions', 'Вход', 'Устройства'],
  ['#security', 'Вход', 'Безопасность'],
  ['?tab=security', 'Вход', 'Безопасность'],
])('«%s», also of a letter of before the tabs, opens «%s»', async (address, tab, heading) => {
  open(address);
  expect(await screen.findByRole('heading', { name: heading, level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
});

test('sessions that a new app has ended leave the list of devices', async () => {
  const session = (id: string, device: string, current: boolean) => ({
    id: id.repeat(32),
    device,
    address: null,
    createdAt: '2026-11-20 09:00',
    lastSeenAt: '2026-11-22 12:30',
    current,
  });
  const [here, phone] = [session('a', 'Chrome, Windows', true), session('b', 'Safari, iPhone', false)];
  const security = { totp: false, required: false, passkeys: [], recoveryCodes: 0 };
  answerApi({
    'GET /api/user/sessions': { body: [here, phone] },
    'GET /api/user/security': { body: security },
    'POST /api/user/totp': { body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: '<svg/>' } },
    'POST /api/user/totp/confirm': { body: { codes: ['AAAA-1111'] } },
  });
  renderProfile('?tab=security');
  expect(await screen.findByText('Safari, iPhone')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Включить' }));
  await userEvent.type(await screen.findByLabelText('Код, который показало приложение'), '123456');
  answerApi({
    'GET /api/user/sessions': { body: [here] },
    'POST /api/user/totp/confirm': { body: { codes: ['AAAA-1111'] } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Включить' }));
  await screen.findByRole('list', { name: 'Запасные коды' });
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(screen.getByText('Chrome, Windows')).toBeInTheDocument();
});
