import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, showNewOrder as show, user } from '../../../../test/new-order';
import { storedDraft } from './order-draft';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a place is put in and taken out where it stands, the others stay, and how many there are is said', async () => {
  show({ step: 3 });
  await userEvent.type(await screen.findByLabelText('Вес'), '1');
  for (const weight of ['2', '3']) {
    await press('Посылка');
    await userEvent.type(screen.getAllByLabelText('Вес').at(-1) as HTMLElement, weight);
  }
  const weights = () => screen.getAllByLabelText('Вес').map((field) => (field as HTMLInputElement).value);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const focused = () => document.activeElement?.closest('fieldset')?.getAttribute('aria-label');
  await press('Копировать: Место 2');
  expect(weights()).toEqual(['1', '2', '2', '3']);
  await waitFor(() => expect(focused()).toBe('Место 3'));
  expect(said()).toContain('4 места');
  await press('Удалить: Место 4');
  expect(weights()).toEqual(['1', '2', '2']);
  await waitFor(() => expect(focused()).toBe('Место 3'));
  await press('Удалить: Место 1');
  expect(weights()).toEqual(['2', '2']);
  await waitFor(() => expect(focused()).toBe('Место 1'));
  expect(said()).toContain('2 места');
  await press('Документы');
  expect(screen.getByRole('group', { name: 'Место 3' })).toBeInTheDocument();
  await press('Удалить: Место 3');
  await press('Удалить: Место 2');
  expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull();

  await userEvent.clear(screen.getByLabelText('Мест'));
  await userEvent.type(screen.getByLabelText('Мест'), '99');
  await press('Копировать: Места 1–99');
  expect(await screen.findByRole('group', { name: 'Места 100–198' })).toBeInTheDocument();
  expect(screen.getByText('В одной заявке может быть не больше 100 мест.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Копировать/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Посылка' })).toBeNull();
});

test('equal places are one row, folded in the review, and places of the price', async () => {
  show({ step: 3 });
  for (const [label, value] of [
    ['Длина', '30'],
    ['Ширина', '20'],
    ['Высота', '10'],
    ['Вес', '3'],
  ] as const) {
    await userEvent.type(await screen.findByLabelText(label), value);
  }
  await userEvent.clear(screen.getByLabelText('Мест'));
  await userEvent.type(screen.getByLabelText('Мест'), '12');
  expect(screen.getByRole('group', { name: 'Места 1–12' })).toBeInTheDocument();
  expect(screen.getByText('36 кг')).toBeInTheDocument();
  await press('Далее');
  expect(await screen.findByText('Посылка, 30×20×10 см, 3 кг — каждое')).toBeInTheDocument();
});

test('rows of a spreadsheet are pasted into any field of the cargo', async () => {
  show({ step: 3 });
  await userEvent.click(await screen.findByLabelText('Длина'));
  await userEvent.paste('30,5\t20\t10\t3\t12\nабв\t1\t1\t1\n40\t40\t40\t9');
  expect(await screen.findByText('Из таблицы добавлено 13 мест.')).toBeInTheDocument();
  expect(screen.getByText('строка 2: длина — введите число')).toBeInTheDocument();
  expect(screen.getByLabelText('Строки таблицы')).toHaveValue('абв\t1\t1\t1');
  expect(screen.getByRole('group', { name: 'Места 1–12' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Место 13' })).toBeInTheDocument();
});

test('what a kind of cargo does not ask for is not sent with it, and comes back with its kind', async () => {
  show({ step: 3 });
  const kept = () => storedDraft(user.id)?.packages[0];
  const kind = () => screen.getByLabelText('Что везём');
  await userEvent.selectOptions(await screen.findByLabelText('Что везём'), 'Товар');
  await userEvent.type(screen.getByLabelText('Название'), 'Лампа');
  await userEvent.type(screen.getByLabelText('Вес единицы'), '6');
  await userEvent.selectOptions(kind(), 'Документы');
  await waitFor(() => expect(kept()).toMatchObject({ type: 'doc', name: '', weight: '' }));
  await userEvent.selectOptions(kind(), 'Посылка');
  await waitFor(() => expect(kept()).toMatchObject({ type: 'package', name: '', weight: '6' }));
  await userEvent.selectOptions(kind(), 'Товар');
  expect(screen.getByLabelText('Название')).toHaveValue('Лампа');
});
