import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './DateField';

/** In November 2026 the 25th is a Wednesday. */
const isWednesday = (day: string) => day === '2026-11-25';

function Day() {
  const [day, setDay] = useState('2026-11-23');
  return (
    <>
      <DateField label="Дата" value={day} onChange={setDay} isDisabled={isWednesday} today="2026-11-20" />
      <output>{day}</output>
    </>
  );
}

const held = () => document.querySelector('output')?.textContent;

describe('a date field', () => {
  test('shows the day in Russian order and takes a typed one', async () => {
    render(<Day />);
    const field = screen.getByRole('textbox', { name: 'Дата' });
    expect(field).toHaveValue('23.11.2026');
    await userEvent.clear(field);
    await userEvent.type(field, '1.12.26');
    expect(held()).toBe('2026-12-01');
    await userEvent.tab();
    expect(field).toHaveValue('01.12.2026');
  });

  test('takes a day without its year when one leaves the field, and not before', async () => {
    render(<Day />);
    const field = screen.getByRole('textbox', { name: 'Дата' });
    await userEvent.clear(field);
    await userEvent.type(field, '2.12');
    expect(held()).toBe('2.12');
    await userEvent.tab();
    expect([held(), (field as HTMLInputElement).value]).toEqual(['2026-12-02', '02.12.2026']);
  });

  test.each([
    '1.12.2026',
    '01122026',
    '011226',
    '1/12/26',
    '01-12-2026',
    '1 12 2026',
    '1,12,2026',
    '2026-12-01',
  ])('understands %s', async (typed) => {
    render(<Day />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Дата' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Дата' }), typed);
    expect(held()).toBe('2026-12-01');
  });

  test('keeps a half-typed day as it is', async () => {
    render(<Day />);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Дата' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Дата' }), '31.02');
    expect(held()).toBe('31.02');
  });

  test('offers a calendar from Monday in which forbidden days cannot be picked', async () => {
    render(<Day />);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('пн');
    expect(screen.getByRole('button', { name: /25.*ноября.*2026/i })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /26.*ноября.*2026/i }));
    expect(held()).toBe('2026-11-26');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is used by keys: days, weeks and months, past those that are closed', async () => {
    render(<Day />);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    expect(focused()).toBe('понедельник, 23 ноября 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('четверг, 26 ноября 2026');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe('вторник, 1 декабря 2026');
    expect(screen.getByRole('grid', { name: 'декабрь 2026' })).toBeInTheDocument();
    await userEvent.keyboard('{PageDown}{End}{Home}{ArrowUp}');
    expect(focused()).toBe('понедельник, 21 декабря 2026');
    await userEvent.keyboard('{Enter}');
    expect(held()).toBe('2026-12-21');
  });

  test('a month is changed by its buttons, which keep the focus', async () => {
    render(<Day />);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    expect(screen.getByText('ноябрь 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Следующий месяц' }));
    expect(screen.getByText('декабрь 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Следующий месяц' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущий месяц' }));
    expect(screen.getByText('октябрь 2026')).toBeInTheDocument();
  });

  test('closes the calendar by Escape and gives the focus back', async () => {
    render(<Day />);
    await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Открыть календарь' })).toHaveFocus();
  });
});
