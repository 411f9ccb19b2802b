import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusSelect } from './StatusSelect';

type Props = Parameters<typeof StatusSelect>[0];

const saved = jest.fn();
const choices = [
  { value: '1', label: 'Новая' },
  { value: '2', label: 'Принята' },
  { value: '9', label: 'Отменена' },
];
const order = { id: 7, status: { id: 1, name: 'Новая' } };

const row = (
  <>
    <StatusSelect {...({ order, choices, busy: false, onStatus: saved } as never as Props)} />
    <button>Дальше</button>
  </>
);
beforeEach(() => {
  saved.mockClear();
  render(row);
});

const select = () => screen.getByRole('combobox', { name: /Статус заказа №\s7/ });
/** As the arrows of the keyboard do it, which jsdom's selects do not know. */
const byKeys = (value: string) => {
  act(() => select().focus());
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  fireEvent.change(select(), { target: { value } });
};
const hint = 'Enter — сохранить, Escape — вернуть';

test('chosen by keys it waits for Enter, and says so', async () => {
  expect(select()).not.toHaveAttribute('title');
  byKeys('2');
  expect(select()).toHaveAttribute('title', hint);
  expect(saved).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(saved.mock.calls).toEqual([[2, false]]);
});

test('Escape brings back what is saved', async () => {
  byKeys('2');
  await userEvent.keyboard('{Escape}');
  expect(select()).toHaveValue('1');
  expect(select()).not.toHaveAttribute('title');
  await userEvent.tab();
  expect(saved).not.toHaveBeenCalled();
});

test('whoever goes on by Tab has saved it, once', async () => {
  byKeys('9');
  await userEvent.tab();
  expect(saved.mock.calls).toEqual([[9, true]]);
});

test('what is chosen is saved only when it is another one', async () => {
  byKeys('2');
  byKeys('1');
  expect(select()).not.toHaveAttribute('title');
  await userEvent.keyboard('{Enter}');
  expect(saved).not.toHaveBeenCalled();
});

test('with a mouse it is saved at once', async () => {
  await userEvent.hover(select());
  await userEvent.selectOptions(select(), 'Принята');
  expect(saved.mock.calls).toEqual([[2, false]]);
});
