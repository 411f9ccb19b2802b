import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { TariffScreen } from './TariffScreen';

const row = (id: number) => ({ id, value: 1, value2: 0, value3: 5 });
const calculator = {
  volume: [row(101)],
  weight: [row(103)],
  'fragile\u0421argo': row(108),
  cities: [{ id: 1, city: 'Гомельская область', town: 'Гомель', param1: 38, param2: 1, price: 38 }],
  version: 1,
};

test('rows outlive another table, and are not left by Back without a question', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator } });
  const { go } = renderApp(<TariffScreen />, { at: ['/cabinet/users', '/cabinet/calculatorConfig'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Вес' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  go(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Объем (1)' }));
  expect(screen.getByRole('textbox', { name: 'Строка 2: коэффициент' })).toBeInTheDocument();
});
