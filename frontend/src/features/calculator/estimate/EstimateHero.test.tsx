import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { EstimateHero } from './EstimateHero';

const cities = [
  { id: 3, label: 'Гомель, Гомельская область', name: 'Гомель', found: { coef: 2.5333, city: 'Гомель' } },
  { id: 9999, label: 'Нигде', name: 'Нигде', found: { coef: 1, city: 'Нигде' } },
];
const roads = () => document.querySelectorAll('path.road').length;
const picture = () => document.querySelector('svg')?.textContent ?? '';

beforeEach(() => sessionStorage.clear());

test('the road of the picture runs to the city that is asked about, with its price once that is known', async () => {
  const search = (text: string) => Promise.resolve(cities.filter(({ label }) => label.includes(text)));
  renderApp(
    <EstimateHero search={search} orderTo="/login">
      <h1>Из Минска</h1>
    </EstimateHero>,
  );
  expect(readScreen()).toEqual([
    'Из Минска',
    'Сколько стоит доставка',
    'Откуда',
    '(Минск)',
    'Куда',
    '()',
    '[Рассчитать]',
    'Доставка грузов свыше 50 кг согласуется с менеджером.',
  ]);
  expect(roads()).toBe(0);
  const city = screen.getByRole('combobox', { name: 'Куда' });
  await userEvent.type(city, 'Гом');
  await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
  await waitFor(() => expect(roads()).toBe(1));
  expect(picture()).toContain('Гомель');
  expect(picture()).not.toContain('от 38.00');
  await userEvent.click(screen.getByRole('button', { name: 'Рассчитать' }));
  await waitFor(() => expect(picture()).toContain('от 38.00\u00a0р'));
  // A place that the picture has not.
  await userEvent.clear(city);
  await userEvent.type(city, 'Ниг');
  await userEvent.click(await screen.findByRole('option', { name: /Нигде/ }));
  await waitFor(() => expect(roads()).toBe(0));
});
