import { screen } from '@testing-library/react';
import { renderApp } from '../../../../test/render-app';
import { RegionPrices } from './RegionPrices';

const coefs: Record<string, number> = { Минск: 0.4667, Борисов: 0.9333, Витебск: 2.5333, Гомель: 2.5333 };

const place = (city: string) => ({ id: 1, label: city, found: { city, coef: coefs[city] ?? 1.7333 } });

describe('the prices of the regions', () => {
  test('are the estimator’s, by the town and not by a namesake that the search also finds', async () => {
    renderApp(<RegionPrices search={(town) => Promise.resolve([place('Минская Слобода'), place(town)])} />);
    expect(await screen.findByRole('row', { name: 'Минск от 7.00\u00a0р' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Минская область от 14.00\u00a0р' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Могилёвская область от 26.00\u00a0р' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Гомельская область от 38.00\u00a0р' })).toBeInTheDocument();
  });

  test('lead to the estimator when they cannot be loaded', async () => {
    renderApp(<RegionPrices search={() => Promise.reject(new Error('Network Error'))} />);
    expect(await screen.findByText(/Не удалось загрузить цены/)).toBeInTheDocument();
  });
});
