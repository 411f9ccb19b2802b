import { render, screen } from '@testing-library/react';
import { ChosenStatus } from './ChosenStatus';

test.each([
  [0, ''],
  [1, 'Выбран 1 заказ. Клавиша Tab — к действиям с ним.'],
  [2, 'Выбраны 2 заказа. Клавиша Tab — к действиям с ними.'],
  [21, 'Выбран 21 заказ. Клавиша Tab — к действиям с ними.'],
])('of %d chosen orders it says «%s»', (count, text) => {
  render(<ChosenStatus count={count} />);
  expect(screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')).toBe(text);
});
