import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { Problem } from '../ui/feedback/Notice';
import { dataAction } from './action';
import { useAction, type Then } from './useAction';
import { typedDraft, useTyped } from './useTyped';

const answer = jest.fn<Promise<string>, [string]>();
const act = dataAction<string, string>('act', (text) => answer(text));
const refuse = (status: number, body: object) => answer.mockRejectedValueOnce({ status, body });
const over = () => refuse(401, { code: 'not_logged_in', message: 'Войдите, чтобы продолжить.' });

const draft = () => typedDraft('reason');

function Press({ then = {} }: { then?: Then<string, { now: string }> }) {
  const reason = useTyped(draft);
  const [state, setState] = useState('прежнее');
  const { problem, run } = useAction(reason);
  const onFresh = ({ now }: { now: string }) => setState(now);
  return (
    <>
      <Problem>{problem}</Problem>
      <p>Состояние: {state}</p>
      <input
        aria-label="Причина"
        value={reason.text}
        onChange={(event) => reason.setText(event.target.value)}
      />
      <button onClick={() => void run(act(reason.text), { onFresh, ...then })}>Сделать</button>
    </>
  );
}

const press = (name = 'Сделать') => userEvent.click(screen.getByRole('button', { name }));
const reason = () => screen.getByRole('textbox', { name: 'Причина' });

beforeEach(() => {
  answer.mockReset();
  sessionStorage.clear();
});

describe('a press whose session has ended', () => {
  test('leads to the login and back, to what was typed', async () => {
    over();
    const { opened, unmount } = renderApp(<Press />);
    await userEvent.type(reason(), 'Дорого');
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Сеанс закончилсяВойдите ещё раз: введённое сохранено, вы вернётесь к этой форме.Войти снова',
    );
    expect(alert.parentElement).toHaveFocus();
    await userEvent.type(reason(), ' и долго');
    await press('Войти снова');
    expect(opened).toEqual([window.location.href]);
    unmount();
    renderApp(<Press />);
    expect(reason()).toHaveValue('Дорого и долго');
    expect(draft().read()).toBeNull();
  });

  test('keeps nothing where nothing was typed, and says so', async () => {
    over();
    renderApp(<Press />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Сеанс закончилсяВойдите ещё раз, и вы вернётесь на эту же страницу.Войти снова',
    );
    expect(draft().read()).toBeNull();
  });

  test('works again after a login in another tab, and keeps nothing more', async () => {
    over();
    answer.mockResolvedValueOnce('сделано');
    renderApp(<Press then={{ done: 'Сделано' }} />);
    await userEvent.type(reason(), 'Дорого');
    await press();
    await screen.findByText('Сеанс закончился');
    await press();
    expect(await screen.findByText('Сделано')).toBeInTheDocument();
    expect(screen.queryByText('Сеанс закончился')).toBeNull();
    expect(draft().read()).toBeNull();
  });

  test('has the way back in its toast, where the reason is told in one', async () => {
    over();
    const { opened } = renderApp(<Press then={{ failed: 'Файл не получен.' }} />);
    await press();
    const toast = await screen.findByText('Файл не получен. Сеанс закончился.');
    // The toasts capture the pointer, which jsdom has not.
    fireEvent.click(
      within(toast.parentElement ?? document.body).getByRole('button', { name: 'Войти снова' }),
    );
    expect(opened).toEqual([window.location.href]);
  });
});

describe('a press after another user’s change', () => {
  const conflict = { code: 'version_conflict', message: 'Данные изменились.', fresh: { now: 'новое' } };
  const changed = (by: string) => `Это изменили: ${by}.`;

  test.each([
    [
      { savedBy: { name: 'Ольга Кравец', at: '2026-11-27 14:20' } },
      'Это изменили: Ольга Кравец, 27.11.2026 14:20.',
    ],
    [{ savedBy: { name: null, at: '2026-11-27 14:20' } }, 'Это изменили: сотрудник, 27.11.2026 14:20.'],
    [{}, 'Данные изменились.'],
    [
      { savedBy: { name: 'Ольга Кравец', at: '2026-11-27 14:20' }, errors: { day: ['Воскресенье'] } },
      'Воскресенье',
    ],
  ])('shows the present state and tells whose it is: %j', async (more, words) => {
    refuse(409, { ...conflict, ...more });
    renderApp(<Press then={{ changed }} />);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByText('Состояние: новое')).toBeInTheDocument();
  });

  test('leaves the state as it is, where the refusal tells no other', async () => {
    refuse(409, { ...conflict, fresh: null });
    renderApp(<Press />);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Данные изменились.');
    expect(screen.getByText('Состояние: прежнее')).toBeInTheDocument();
  });
});
