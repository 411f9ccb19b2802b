import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
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

test('the tariff reads from top to bottom', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator } });
  renderApp(<TariffScreen />);
  await screen.findByRole('button', { name: 'Добавить' });
  expect(readScreen()).toEqual([
    ...['[Объем]', '[Вес]', '[Другое]'],
    'Коэффициенты объёма, м³',
    '№ | Коэффициент | От | До | Действия',
    '1 | Строка 1: коэффициент (1) | Строка 1: от (0) | Строка 1: до (5) | [Удалить: Строка 1]',
    ...['[Добавить]', '[Сохранить]', 'Изменений нет'],
    'Проверка на примере',
    ...['Куда', '(Гомельская область)', 'Длина', '(30)', 'Ширина', '(20)', 'Высота', '(10)', 'Вес', '(7)'],
    ...['()', 'Хрупкий груз'],
    ...['Сейчас', '38.00 р', 'После сохранения', '38.00 р'],
  ]);
});

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
