import { defaultCompany } from '@shlyah/domain';
import { render, screen } from '@testing-library/react';
import { TrackingPage } from './TrackingPage';

const missed = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ typed: `К${number}`, problem: 'Такой посылки нет.' }));

test.each([
  [0, 'Отследить посылку', 'Введите код'],
  [1, 'Где посылка', 'Другая посылка'],
  [3, 'Где посылки', 'Другая посылка'],
])('for %i codes the page is called «%s» and asks «%s»', (count, title, other) => {
  render(<TrackingPage lookups={missed(count)} leftOut={0} at="2026-11-20 12:00" company={defaultCompany} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: other })).toBeInTheDocument();
});

test('says how many codes it looks for, and brings those that led nowhere back to be mended', () => {
  render(<TrackingPage lookups={missed(3)} leftOut={1} at="2026-11-20 12:00" company={defaultCompany} />);
  expect(screen.getByText('За раз ищем три кода. Остальные введите отдельно.')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('К0, К1, К2');
});
