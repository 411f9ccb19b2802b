import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './Menu';

test('a menu opens, acts and closes: by its action, by Escape, by a click and by the focus elsewhere', async () => {
  const done: string[] = [];
  render(
    <>
      <Menu label="Скачать">
        <MenuItem onClick={() => done.push('договор')}>Договор</MenuItem>
      </Menu>
      <p>Рядом</p>
      <button>Дальше</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Скачать' });
  const isOpen = () => [
    button.getAttribute('aria-expanded'),
    screen.queryByRole('button', { name: 'Договор' }) !== null,
  ];
  expect(isOpen()).toEqual(['false', false]);
  await userEvent.click(button);
  expect(isOpen()).toEqual(['true', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Договор' }));
  expect([done, isOpen()]).toEqual([['договор'], ['false', false]]);

  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Договор' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toEqual(['false', false]);
  expect(button).toHaveFocus();

  await userEvent.click(button);
  await userEvent.click(screen.getByText('Рядом'));
  expect(isOpen()).toEqual(['false', false]);

  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  expect(isOpen()).toEqual(['false', false]);
  await userEvent.click(button);
  await userEvent.click(button);
  expect(isOpen()).toEqual(['false', false]);
});
