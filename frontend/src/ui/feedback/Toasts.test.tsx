import { render, screen } from '@testing-library/react';
import { FailedState } from './EmptyState';
import { notify, preloadToasts, Toasts } from './Toasts';

test('what was said before the page could show it is shown, and so is what comes later', async () => {
  await preloadToasts();
  notify.success('Сохранено раньше');
  render(<Toasts />);
  expect(await screen.findByText('Сохранено раньше')).toBeInTheDocument();
  notify.error('Не вышло');
  expect(await screen.findByText('Не вышло')).toBeInTheDocument();
});

test('a failure without a title has one, and no button when nothing can be tried', () => {
  render(<FailedState>Нет связи</FailedState>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Не удалось загрузитьНет связи$/);
});
