import type { NoteDto } from '@shlyah/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { noChanges, publishChanges } from '../../../shared/changes';
import { OrderNotes } from './OrderNotes';

const note = (id: number, changes: Partial<NoteDto> = {}): NoteDto => ({
  id,
  text: `Заметка ${id}`,
  author: 'Мария Лис',
  createdAt: '2026-11-27 15:10',
  removable: false,
  ...changes,
});

function show(answers: Answers) {
  const sent = answerApi({
    'GET /api/order/125/notes': {
      body: { notes: [note(2, { removable: true }), note(1)], colleagues: ['Ольга Кравец'] },
    },
    ...answers,
  });
  const { unmount } = renderApp(<OrderNotes order={125} />);
  return { sent, unmount };
}

const field = () => screen.findByRole('textbox', { name: 'Заметка' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('a note is written with a colleague’s name and read at once', async () => {
  const { sent } = show({ 'POST /api/order/125/notes': { status: 201, body: note(3) } });
  expect(await screen.findByText('Заметка 1')).toBeInTheDocument();
  await press('Написать');
  const text = await field();
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.keyboard('@ол');
  await press('Ольга Кравец');
  expect(text).toHaveFocus();
  await userEvent.keyboard('позвоните');
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  const [made, again] = sent.slice(-2);
  expect(made).toMatchObject({ method: 'POST', body: { text: '@Ольга Кравец, позвоните' } });
  expect(made?.headers.get('idempotency-key')).toBeTruthy();
  expect(again).toMatchObject({ method: 'GET', path: '/api/order/125/notes' });
});

test('what is typed outlives a refusal and the page, until it is given up', async () => {
  const { unmount } = show({ 'POST /api/order/125/notes': 'offline' });
  await press('Написать');
  await field();
  await userEvent.keyboard('не дозвонились');
  await press('Сохранить');
  expect(await screen.findByText('Сохранить не удалось')).toBeInTheDocument();
  unmount();
  show({});
  expect(await field()).toHaveValue('не дозвонились');
  await press('Отмена');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('the key opens the form; one’s own note is deleted after a question, others have no button', async () => {
  const { sent } = show({ 'DELETE /api/notes/2': {} });
  await screen.findByText('Заметка 2');
  expect(screen.getAllByRole('button', { name: /Удалить заметку/ })).toHaveLength(1);
  await userEvent.keyboard('n');
  await field();
  await press('Отмена');
  await press(/Удалить заметку/);
  await press('Удалить');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'GET' }));
  expect(sent.at(-2)).toMatchObject({ method: 'DELETE', path: '/api/notes/2' });
});

test('a note of a colleague comes by itself, and the typed one stays', async () => {
  let notes = [note(1)];
  show({ 'GET /api/order/125/notes': () => ({ body: { notes, colleagues: [] } }) });
  expect(await screen.findByText('Заметка 1')).toBeInTheDocument();
  await press('Написать');
  await field();
  await userEvent.keyboard('не дозвонились');
  notes = [note(2), note(1)];
  act(() => publishChanges({ ...noChanges, notes: [7, 125] }));
  expect(await screen.findByText('Заметка 2')).toBeInTheDocument();
  expect(await field()).toHaveValue('не дозвонились');
});
