import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answerApi } from '../../../test/api';
import { aContract } from '../../../test/contracts';
import { renderApp } from '../../../test/render-app';
import { aUser } from '../../../test/users';
import { ContractScreen } from './ContractScreen';

const contract = aContract({
  editions: [
    {
      number: 2,
      date: '2026-12-03 10:20',
      changes: [{ field: 'bank', from: 'Приорбанк', to: 'Беларусбанк' }],
    },
    { number: 1, date: '2026-11-20 10:00', changes: [] },
  ],
});
const show = (id: string) =>
  renderApp(
    <Routes>
      <Route path="/cabinet/contract/:id" element={<ContractScreen />} />
    </Routes>,
    { at: `/cabinet/contract/${id}`, user: aUser({ id: 2, role: 'manager' }) },
  );

test('a contract of a client has its number, says what is missing and leads back to the client', async () => {
  answerApi({ 'GET /api/contract/12': { body: contract } });
  const { unmount } = show('12');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Контракт №\s7$/);
  expect(screen.getByText('Заключён').nextSibling).toHaveTextContent('20.11.2026 10:00');
  expect(screen.getByText('Редакция № 2').nextSibling).toHaveTextContent(
    '03.12.2026 10:20Банк: Приорбанк → Беларусбанк',
  );
  expect(screen.queryByText('Редакция № 1')).toBeNull();
  expect(screen.getByText('Сканы').nextSibling).toHaveTextContent('не приложены');
  expect(screen.getByRole('link', { name: 'К клиенту' })).toHaveAttribute('href', '/cabinet/user/12');
  unmount();
  show('abc');
  expect(await screen.findByRole('link', { name: 'К клиентам' })).toHaveAttribute('href', '/cabinet/users');
});
