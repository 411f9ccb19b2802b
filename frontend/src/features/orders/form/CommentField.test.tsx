import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, entriesPage } from '../../../../test/book';
import { press, readyDraft, showNewOrder } from '../../../../test/new-order';

const entry = anEntry({ name: 'Мария Иванова', note: 'Домофон 7, вахта', hours: '10–18' });
const answers = {
  'GET /api/addressBook': entriesPage(entry),
  'POST /api/order': { status: 422, body: { code: 'invalid_data', message: '', errors: {} } },
};

const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/Комментарий к доставке/);

async function sentComment(orders: () => { body?: unknown }[]): Promise<unknown> {
  await press('Далее');
  await screen.findByRole('heading', { name: /Шаг 3/ });
  await press('Далее');
  await screen.findByRole('heading', { name: /Шаг 4/ });
  await press('Оставить заявку');
  return (orders()[0]?.body as { reciverComment: unknown }).reciverComment;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  readyDraft();
});

test('the note of the address book that the person deletes is sent as deleted, after a reload too', async () => {
  const form = showNewOrder({ step: 2, answers });
  await userEvent.clear(comment());
  await userEvent.click(screen.getByRole('combobox', { name: /^Кому\?/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Мария Иванова/ }));
  expect(comment()).toHaveValue('Домофон 7, вахта. Часы: 10–18');
  await userEvent.clear(comment());
  await press('Назад');
  form.unmount();
  const { orders } = showNewOrder({ step: 2, answers });
  expect(comment()).toHaveValue('');
  expect(await sentComment(orders)).toBe('');
});

test('a comment that was never written is left to the address book', async () => {
  localStorage.clear();
  readyDraft({ reciverComment: '' });
  const { orders } = showNewOrder({ step: 2, answers });
  expect(await sentComment(orders)).toBeNull();
});

test('a comment that was deleted and written again is sent as it is', async () => {
  const { orders } = showNewOrder({ step: 2, answers });
  await userEvent.clear(comment());
  await userEvent.type(comment(), 'Код 15');
  expect(await sentComment(orders)).toBe('Код 15');
});
