import { screen, waitFor } from '@testing-library/react';
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
  const { go } = renderApp(<TariffScreen />, {
    at: ['/cabinet/users', '/cabinet/calculatorConfig'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Вес' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  go(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Объем (1)' }));
  expect(screen.getByRole('textbox', { name: 'Строка 2: коэффициент' })).toBeInTheDocument();
});

test('a saved tariff says so, and is what is edited from then on; one that was not saved keeps its edits', async () => {
  const saved = { ...calculator, volume: [{ ...row(101), value: 1.5 }], version: 2 };
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'PUT /api/calculator': { status: 503, body: { code: 'unavailable', message: 'База не отвечает' } },
  });
  renderApp(<TariffScreen />);
  const coefficient = await screen.findByRole('textbox', { name: 'Строка 1: коэффициент' });
  await userEvent.clear(coefficient);
  await userEvent.type(coefficient, '1,5');
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Сохранить/ }));
  await save();
  expect(await screen.findByText(/База не отвечает/)).toBeInTheDocument();
  expect(coefficient).toHaveValue('1,5');
  expect(screen.queryByText('Тариф сохранён')).toBeNull();

  answerApi({ 'PUT /api/calculator': { body: saved } });
  await save();
  expect(await screen.findByText('Тариф сохранён')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/База не отвечает/)).toBeNull());
  expect(screen.getByRole('tab', { name: 'Объем' })).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 1 });
});
