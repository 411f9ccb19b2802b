import { screen } from '@testing-library/react';
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
  renderApp(
    <Routes>
      <Route path="/cabinet/profile" element={<ProfilePage />} />
    </Routes>,
    { at: `/cabinet/profile${hash}`, user: aUser() },
  );
};

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
