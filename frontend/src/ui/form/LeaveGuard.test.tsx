import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { LeaveGuard } from './LeaveGuard';

function renderPage(unsaved: boolean) {
  return render(
    <MemoryRouter initialEntries={['/tariff']}>
      <Link to="/orders">Заказы</Link>
      <Routes>
        <Route path="/tariff" element={<LeaveGuard unsaved={unsaved} />} />
        <Route path="/orders" element={<p>Список заказов</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('unsaved edits', () => {
  test('stay when the person stays', async () => {
    renderPage(true);
    await userEvent.click(screen.getByRole('link', { name: 'Заказы' }));
    await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(screen.queryByText('Список заказов')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are left when the person says so', async () => {
    renderPage(true);
    await userEvent.click(screen.getByRole('link', { name: 'Заказы' }));
    await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
    expect(screen.getByText('Список заказов')).toBeInTheDocument();
  });
});

test('nobody is asked when everything is saved', async () => {
  renderPage(false);
  await userEvent.click(screen.getByRole('link', { name: 'Заказы' }));
  expect(screen.getByText('Список заказов')).toBeInTheDocument();
});
