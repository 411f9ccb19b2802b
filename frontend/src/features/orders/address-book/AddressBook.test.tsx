import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { anEntry, aPlace, entriesPage } from '../../../../test/book';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { AddressBook } from './AddressBook';

beforeEach(() => sessionStorage.clear());

const list = 'GET /api/addressBook?page=1&side=receiver';

function show(answers: Answers, at = '/cabinet/addressBook') {
  const sent = answerApi(answers);
  renderApp(<AddressBook />, { at, user: aUser() });
  return { sentBy: (method: string) => sent.filter((one) => one.method === method).map(({ body }) => body) };
}

test('an entry shows the person, the place, the phone and the note', async () => {
  show({ [list]: entriesPage(anEntry({ note: 'Домофон 7' })) });
  const entries = await screen.findByRole('list', { name: 'Получатели' });
  expect(entries).toHaveTextContent('Пётр Сидоров');
  expect(entries).toHaveTextContent(/Гомель, ул\. Советская, д\.\s12/);
  expect(entries).toHaveTextContent('+375 (29) 12-34-567 · Домофон 7 · заказ 20.11.2026');
});

test('an entry is changed over the version that was read', async () => {
  const { sentBy } = show(
    { [list]: entriesPage(anEntry({ version: 3 })), 'PUT /api/addressBook': { body: anEntry() } },
    '/cabinet/addressBook?edit=17',
  );
  await userEvent.type(await screen.findByLabelText(/Заметка для курьера/), 'Домофон 7');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('list', { name: 'Получатели' })).toBeInTheDocument();
  expect(sentBy('PUT')).toEqual([
    expect.objectContaining({ id: 17, version: 3, note: 'Домофон 7', name: 'Пётр Сидоров' }),
  ]);
});

test('a refused entry says at its field why, and keeps what was typed', async () => {
  const refused = {
    status: 422,
    body: { code: 'invalid', message: '', errors: { street: ['Нет такой улицы'] } },
  };
  show({ [list]: entriesPage(anEntry()), 'PUT /api/addressBook': refused }, '/cabinet/addressBook?edit=17');
  await userEvent.type(await screen.findByLabelText(/Заметка для курьера/), 'Домофон 7');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет такой улицы');
  expect(screen.getByLabelText(/Заметка для курьера/)).toHaveValue('Домофон 7');
});

test('two entries become one after the other is chosen, and what goes is shown beside what stays', async () => {
  const other = anEntry({
    id: 19,
    name: 'П. Сидоров',
    phone: '+375 (33) 76-54-321',
    note: 'Домофон 7',
  });
  const { sentBy } = show({
    [list]: entriesPage(anEntry({ hours: '10–18' }), other),
    'GET /api/addressBook?search=П.&side=receiver': entriesPage(other),
    'POST /api/addressBook/merge': { body: anEntry() },
  });
  const [first] = await screen.findAllByRole('button', { name: 'Ещё' });
  expect(first).toHaveAccessibleDescription('Пётр Сидоров');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Объединить с…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  expect(await dialog.findByText('Выберите запись из списка')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('combobox'), 'П.');
  await userEvent.click(await dialog.findByRole('option', { name: /П\. Сидоров/ }));
  const table = await dialog.findByRole('table', { name: 'Различается в этих записях' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['', 'Останется', 'Пропадёт'],
    ['ФИО', 'Пётр Сидоров', 'П. Сидоров'],
    ['Телефон', '+375 (29) 12-34-567', '+375 (33) 76-54-321'],
    ['Заметка для курьера', '—', 'Домофон 7'],
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Объединить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentBy('POST')).toEqual([{ id: 17, ids: [19] }]);
});

test('entries that say the same lose nothing, and it is said', async () => {
  const other = anEntry({ id: 19 });
  show({
    [list]: entriesPage(anEntry()),
    'GET /api/addressBook?search=П&side=receiver': entriesPage(anEntry(), other),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ещё' }));
  await userEvent.click(screen.getByRole('button', { name: 'Объединить с…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('combobox'), 'П');
  await userEvent.click(await dialog.findByRole('option', { name: /Пётр Сидоров/ }));
  expect(await dialog.findByText(/ничего не пропадёт/)).toBeInTheDocument();
});

test('a deletion is asked, and says that orders stay', async () => {
  const { sentBy } = show({ [list]: entriesPage(anEntry()), 'DELETE /api/addressBook/17': { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ещё' }));
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Заказы останутся/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentBy('DELETE')).toHaveLength(1);
});

test('a place of pickup has no person, and may be the one that orders begin with', async () => {
  const { sentBy } = show(
    {
      'GET /api/addressBook?page=1&side=sender': entriesPage(aPlace()),
      'PUT /api/addressBook': { body: aPlace() },
    },
    '/cabinet/addressBook?tab=sender&edit=18',
  );
  await userEvent.click(await screen.findByLabelText(/Начинать новый заказ отсюда/));
  expect(screen.queryByLabelText(/ФИО/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('list', { name: 'Места забора' })).toBeInTheDocument();
  expect(sentBy('PUT')).toEqual([expect.objectContaining({ id: 18, side: 'sender', isDefault: true })]);
});
