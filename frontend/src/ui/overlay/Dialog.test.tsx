import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Удалить</button>
      <ConfirmDialog
        open={open}
        title="Удалить выбранный заказ?"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        Заказ № 7 исчезнет.
      </ConfirmDialog>
    </>
  );
}

describe('a confirmation', () => {
  test('is cancelled by Escape and gives the focus back to its opener', async () => {
    const confirmed = jest.fn();
    render(<Deletion onConfirm={confirmed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(screen.getByRole('dialog', { name: 'Удалить выбранный заказ?' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
    expect(confirmed).not.toHaveBeenCalled();
  });

  test('acts on «Да» only', async () => {
    const confirmed = jest.fn();
    render(<Deletion onConfirm={confirmed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await userEvent.click(screen.getByRole('button', { name: 'Да' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
  });
});
