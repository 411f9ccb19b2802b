import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { destination } from '../destination';
import { Estimator } from './Estimator';

const gomel = {
  id: 3,
  label: 'Гомель, Гомельская область',
  name: 'Гомель',
  found: { coef: 2.5333, city: 'Гомель' },
};

function show() {
  const told: unknown[] = [];
  const { unmount } = renderApp(
    <Estimator
      search={() => Promise.resolve([gomel])}
      orderTo="/login"
      onChange={(asked, price) => told.push([asked?.label ?? null, price])}
    />,
  );
  return { told, unmount };
}

const city = () => screen.getByRole('combobox', { name: 'Куда' });
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Рассчитать' }));

beforeEach(() => sessionStorage.clear());

describe('the estimator', () => {
  test('starts in Minsk, which cannot be changed, and hides the price until asked', async () => {
    show();
    expect(screen.getByRole('textbox', { name: 'Откуда' })).toHaveValue('Минск');
    expect(screen.getByRole('textbox', { name: 'Откуда' })).toBeDisabled();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    expect(screen.queryByText(/Стоимость доставки/)).toBeNull();
    await calculate();
    await userEvent.click(screen.getByText('Откуда эта цена'));
    expect(readScreen()).toEqual([
      'Откуда',
      '(Минск)',
      'Куда',
      '(Гомель, Гомельская область)',
      '[Рассчитать]',
      'Стоимость доставки от 38.00 р',
      'Оформить заказ </login>',
      'Откуда эта цена',
      'Столько стоит одна небольшая посылка в этот город. ' +
        'Точную цену с учётом веса, объёма и хрупкости покажет калькулятор в личном кабинете.',
      'Доставка грузов свыше 50 кг согласуется с менеджером.',
    ]);
  });

  test('wants the city picked from the list', async () => {
    show();
    await calculate();
    expect(city()).toHaveAccessibleDescription('Это поле обязательно для заполнения');
    expect(city()).toHaveFocus();
    await userEvent.type(city(), 'гоме');
    await calculate();
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Выберите из списка'));
    expect(city()).toHaveFocus();
  });

  test.each([
    ['Enter', () => userEvent.type(city(), 'гомель{Enter}')],
    [
      'the button',
      async () => {
        await userEvent.type(city(), 'гомель');
        await calculate();
      },
    ],
  ])('shows the price of a city typed whole by one stroke: %s', async (_how, ask) => {
    show();
    await ask();
    expect(await screen.findByText('Стоимость доставки от 38.00 р')).toBeInTheDocument();
    expect(destination.read()).toEqual({ id: 3, search: 'Гомель, Гомельская область' });
  });

  test('takes the price away when the city changes', async () => {
    show();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    await calculate();
    await userEvent.type(city(), 'ь');
    expect(screen.queryByText(/Стоимость доставки/)).toBeNull();
  });

  test('tells the page each city and its price, is no form that opens a page, and is found as it was left', async () => {
    const { told, unmount } = show();
    await userEvent.type(city(), 'гом');
    await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
    expect(told.at(-1)).toEqual(['Гомель, Гомельская область', null]);
    expect(fireEvent.submit(screen.getByRole('form', { name: 'Расчёт стоимости доставки' }))).toBe(false);
    expect(told.at(-1)).toEqual(['Гомель, Гомельская область', '38.00\u00a0р']);
    unmount();

    const again = show();
    expect(city()).toHaveValue('Гомель, Гомельская область');
    expect(screen.getByText('Стоимость доставки от 38.00 р')).toBeInTheDocument();
    expect(again.told).toEqual([['Гомель, Гомельская область', '38.00\u00a0р']]);
    await userEvent.type(city(), 'ь');
    expect(again.told.at(-1)).toEqual([null, null]);
  });
});
