import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/render-app';
import { destination } from '../destination';
import { Estimator } from './Estimator';

const gomel = { id: 3, label: 'Гомель, Гомельская область', found: { coef: 2.5333, city: 'Гомель' } };

function show() {
  renderApp(<Estimator search={() => Promise.resolve([gomel])} orderTo="/login" />);
}

const city = () => screen.getByRole('combobox', { name: 'Куда' });
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Рассчитать' }));

describe('the estimator', () => {
  test('starts in Minsk, which cannot be changed, and hides the price until asked', async () => {
    show();
    expect(screen.getByRole('textbox', { name: 'Откуда' })).toHaveValue('Минск');
    expect(screen.getByRole('textbox', { name: 'Откуда' })).toBeDisabled();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    expect(screen.queryByText(/Стоимость доставки/)).toBeNull();
    await calculate();
    expect(screen.getByText('Стоимость доставки от 38.00 р')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/login');
  });

  test('keeps the city for the order form', async () => {
    show();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    await calculate();
    expect(destination.read()).toEqual({ id: 3, search: 'Гомель, Гомельская область' });
  });

  test('wants the city picked from the list', async () => {
    show();
    await calculate();
    expect(city()).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(city()).toHaveFocus();
    await userEvent.type(city(), 'гомель');
    await calculate();
    expect(city()).toHaveAccessibleDescription('Выберите из списка');
  });

  test('takes the price away when the city changes', async () => {
    show();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    await calculate();
    await userEvent.type(city(), 'ь');
    expect(screen.queryByText(/Стоимость доставки/)).toBeNull();
  });
});
