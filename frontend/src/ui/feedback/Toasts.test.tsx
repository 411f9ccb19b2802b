import { fireEvent, render, screen } from '@testing-library/react';
import { notify, preloadToasts, Toasts } from './Toasts';

test('what was said before the page could show it is shown, and so is what comes later', async () => {
  await preloadToasts();
  notify.success('Сохранено раньше');
  render(<Toasts />);
  expect(await screen.findByText('Сохранено раньше')).toBeInTheDocument();
  notify.error('Не вышло');
  expect(await screen.findByText('Не вышло')).toBeInTheDocument();
});

test('what is offered to be undone is undone by Ctrl+Z, the newest first, each once, but not while text is typed', async () => {
  await preloadToasts();
  const undone: string[] = [];
  render(
    <>
      <Toasts />
      <input aria-label="Текст" />
    </>,
  );
  const offer = (text: string) =>
    notify.success(text, { label: 'Отменить', onClick: () => undone.push(text), isUndo: true, ms: 60_000 });
  offer('Первое');
  await screen.findByText('Первое');
  offer('Второе');
  await screen.findByText('Второе');
  // As a keyboard with Cyrillic letters sends it.
  const press = (target: Element) => fireEvent.keyDown(target, { code: 'KeyZ', key: 'я', ctrlKey: true });
  press(screen.getByRole('textbox', { name: 'Текст' }));
  expect(undone).toEqual([]);
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z' });
  fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'Z', ctrlKey: true, shiftKey: true });
  expect(undone).toEqual([]);
  for (let times = 0; times < 3; times++) press(document.body);
  expect(undone).toEqual(['Второе', 'Первое']);
});
