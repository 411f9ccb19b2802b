import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateTimeField } from './DateTimeField';

function Page() {
  const [value, setValue] = useState('2026-11-22 23:00');
  return (
    <>
      <DateTimeField label="Когда" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a day that is wiped out and typed anew keeps its time', async () => {
  render(<Page />);
  await userEvent.clear(screen.getByLabelText('Когда'));
  expect(screen.getByLabelText('Не позже')).toHaveValue('23:00');
  await userEvent.type(screen.getByLabelText('Когда'), '24.11.2026');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-24 23:00');
});

test('a time is understood from its first digit on, and written out when the field is left', async () => {
  render(<Page />);
  const time = screen.getByLabelText('Не позже');
  await userEvent.clear(time);
  await userEvent.type(time, '9');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-22 09:00');
  expect(time).toHaveValue('9');
  await userEvent.type(time, '30');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-22 09:30');
  await userEvent.tab();
  expect(time).toHaveValue('09:30');
});

test('day and time are marked as wrong, and the words are said once', () => {
  render(
    <DateTimeField label="Когда" value="2026-11-25 23:00" onChange={() => undefined} error="По средам нет" />,
  );
  expect(screen.getByLabelText('Когда')).toBeInvalid();
  expect(screen.getByLabelText('Не позже')).toBeInvalid();
  expect(screen.getAllByText('По средам нет')).toHaveLength(1);
});

test('a day that cannot be chosen is wrong by itself: the time is not marked', () => {
  render(
    <DateTimeField
      label="Когда"
      value="2026-11-25 23:00"
      onChange={() => undefined}
      isDisabled={(day) => day === '2026-11-25'}
      error="По средам нет"
    />,
  );
  expect(screen.getByLabelText('Когда')).toBeInvalid();
  expect(screen.getByLabelText('Не позже')).toBeValid();
});
