import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/render-app';
import { PriceCell } from './PriceCell';

type Props = Parameters<typeof PriceCell>[0];

const priced = jest.fn();
const accepted = jest.fn();

const cell = (order: object, busy = false) => (
  <PriceCell
    {...({
      order: {
        id: 7,
        status: { id: 1 },
        state: { id: 1 },
        price: 38,
        estimate: { total: 19.5 },
        revisedEstimate: null,
        ...order,
      },
      busy,
      onPrice: priced,
      onAccept: accepted,
    } as never as Props)}
  />
);
const show = (order: object, busy?: boolean) => renderApp(cell(order, busy));

beforeEach(() => jest.clearAllMocks());

const text = (name: RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: /^Цена заказа №\s7, р$/ });

test('the same price again is no change; the focus comes back', async () => {
  show({});
  await userEvent.click(text(/^Изменить цену/));
  await userEvent.keyboard('38{Enter}');
  expect(priced).not.toHaveBeenCalled();
  expect(text(/^Изменить цену/)).toHaveFocus();
});

test('what is no price is said and not saved; it can be left', async () => {
  show({});
  await userEvent.click(text(/^Изменить цену/));
  await userEvent.keyboard('много{Enter}');
  expect(priced).not.toHaveBeenCalled();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('title', 'Введите число');
  expect(screen.getByRole('button', { name: 'Сохранить цену' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Не менять цену' }));
  expect(text(/^Изменить цену/)).toHaveFocus();
});

test('an order whose cargo was edited is accepted at the quote of the edit, which the field begins with, too', async () => {
  show({ price: -1, revisedEstimate: { total: 53.2 } });
  await userEvent.click(text(/^Принять заказ №\s7 по расчёту, 53\.20\sр$/));
  expect(accepted).toHaveBeenCalledTimes(1);
  await userEvent.click(text(/^Изменить цену заказа №\s7: Формируется$/));
  expect(field()).toHaveValue('53,2');
});

test('beyond fifty kilograms there is no quote to accept', async () => {
  show({ price: -1, estimate: { total: null } });
  expect(screen.getByTitle('Больше 50 кг: цену назначаете вы')).toHaveTextContent(/^> 50\sкг$/);
  await userEvent.click(text(/^Изменить цену/));
  expect(field()).toHaveValue('');
});

test('while it is being saved it cannot be accepted again', () => {
  show({ price: -1 }, true);
  expect(text(/^Принять заказ/)).toBeDisabled();
});
