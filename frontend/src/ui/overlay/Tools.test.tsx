import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './Menu';
import { Tools } from './Tools';

test('tools unfold under «Ещё»; Escape closes a menu among them first, then them, and the focus comes back', async () => {
  render(
    <>
      <Tools>
        <button>На день…</button>
        <Menu label="Выгрузить">
          <MenuItem onClick={() => undefined}>Excel</MenuItem>
        </Menu>
      </Tools>
      <button>Дальше</button>
    </>,
  );
  const more = screen.getByRole('button', { name: 'Ещё' });
  const isOpen = () => more.getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Excel' })).toBeNull();
  expect(isOpen()).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe('false');
  expect(more).toHaveFocus();

  await userEvent.click(more);
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(isOpen()).toBe('false');
});
