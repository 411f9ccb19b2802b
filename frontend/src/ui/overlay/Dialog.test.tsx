import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

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

test.each([
  ['its first field, though its buttons come before', <input key="field" aria-label="Причина" />, 'Причина'],
  ['the chosen radio', <Radios key="radios" />, 'Excel'],
])('a dialog begins with %s', (_, content, name) => {
  render(
    <Dialog open onClose={() => undefined} title="Вопрос" actions={<button data-first-focus>Отмена</button>}>
      {content}
    </Dialog>,
  );
  expect(screen.getByLabelText(name)).toHaveFocus();
});

test('a dialog without fields begins with its safe button, else with its heading', () => {
  const { unmount } = render(
    <ConfirmDialog open title="Удалить?" onConfirm={() => undefined} onCancel={() => undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Нет' })).toHaveFocus();
  unmount();
  render(
    <Dialog open onClose={() => undefined} title="Клавиши">
      Стрелки
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Клавиши' })).toHaveFocus();
});

function Radios() {
  return ['PDF', 'Excel'].map((format) => (
    <label key={format}>
      <input type="radio" name="format" defaultChecked={format === 'Excel'} />
      {format}
    </label>
  ));
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

  test('is closed by its cross, by the way back of a device and by a click beside it, not by one in it', async () => {
    render(<Deletion onConfirm={() => undefined} />);
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByText('Заказ № 7 исчезнет.'));
    await userEvent.keyboard('a');
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    // A browser would close the dialog by itself, and its owner would take it for open.
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await open();
    fireEvent.pointerDown(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps Escape for itself: what is behind stays open', async () => {
    const behind = jest.fn();
    render(
      <div role="presentation" onKeyDown={behind}>
        <Deletion onConfirm={() => undefined} />
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })).toBe(false);
    expect(behind).not.toHaveBeenCalled();
  });
});
