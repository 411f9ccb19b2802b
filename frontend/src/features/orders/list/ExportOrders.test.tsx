import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { ExportOrders } from './ExportOrders';

test('a list that is too long for a file says what to do', async () => {
  const text = 'Больше 100 000 заказов: сузьте фильтр, например, по дате';
  answerApi({
    'GET /api/order/export?format=xlsx&search=лис': {
      status: 422,
      body: { code: 'invalid', message: 'The given data was invalid.', errors: { filter: [text] } },
    },
  });
  renderApp(<ExportOrders query={{ search: 'лис' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excel (.xlsx)' }));
  expect(await screen.findByText(`Файл не получен. ${text}`)).toBeInTheDocument();
});

test('a file that is under way is not asked for again', async () => {
  const sent = answerApi({ 'GET /api/order/export?format=csv&ids=5': new Promise(() => undefined) });
  renderApp(<ExportOrders query={{ ids: [5] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Таблица .csv' }));
  expect(await screen.findByText('Готовим файл…')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Выгрузить' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Таблица .csv' })).toBeNull();
  expect(sent).toHaveLength(1);
});

test('more orders than an address names one by one are asked for in runs', async () => {
  const sent = answerApi({ 'GET /api/order/export?format=csv&range=1-150': new Promise(() => undefined) });
  renderApp(<ExportOrders query={{ ids: Array.from({ length: 150 }, (_, at) => at + 1) }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Выгрузить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Таблица .csv' }));
  expect(await screen.findByText('Готовим файл…')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
