import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/render-app';
import { SecretDialog } from './SecretDialog';

const closed = jest.fn();

function show(command?: string) {
  renderApp(
    <SecretDialog
      title="Ключ создан"
      secret="shl_live_secret"
      advice="Храните его."
      onClose={closed}
      {...(command && { command })}
    />,
  );
  return within(screen.getByRole('dialog', { name: 'Ключ создан' }));
}

const close = () =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }));

beforeEach(() => closed.mockClear());

test('a secret is shown with its advice, and a line that tries it', () => {
  const dialog = show('curl -H "Authorization: …"');
  expect(dialog.getByText('Сохраните сейчас: больше мы его не покажем. Храните его.')).toBeInTheDocument();
  expect(dialog.getByText('shl_live_secret')).toBeInTheDocument();
  expect(dialog.getByText('Проверьте его из командной строки:')).toBeInTheDocument();
  expect(dialog.getByText('curl -H "Authorization: …"')).toBeInTheDocument();
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Скопировать', 'Скопировать команду', 'Сохранено']),
  );
});

test('whoever closes it without copying is asked first, and may stay', async () => {
  const dialog = show();
  expect(dialog.queryByText('Проверьте его из командной строки:')).toBeNull();
  await close();
  expect(closed).not.toHaveBeenCalled();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'Вы его ещё не скопировали' + 'Больше его не увидит никто: придётся заменить новым.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Не закрывать' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await close();
  await userEvent.click(dialog.getByRole('button', { name: 'Закрыть, не копируя' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('once copied it closes without a question', async () => {
  const dialog = show('curl …');
  const user = userEvent.setup();
  await user.click(dialog.getByRole('button', { name: 'Скопировать команду' }));
  expect(await screen.findByText('Команда скопирована')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('curl …');
  await close();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('where nothing can be copied it says how else, and still asks', async () => {
  const dialog = show();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  await user.click(dialog.getByRole('button', { name: 'Скопировать' }));
  expect(
    await screen.findByText('Скопировать не удалось. Выделите текст и скопируйте его сами.'),
  ).toBeInTheDocument();
  await close();
  expect(closed).not.toHaveBeenCalled();
});
