import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import type { OrderFilter } from '../filter';
import { OrderFilters } from './OrderFilters';

// Compiled beforehand: that takes longer than a test should wait for a field.
beforeAll(() => import('./FilterPanel'));

test('a price range that ends below its beginning is told and not applied', async () => {
  const applied: OrderFilter[] = [];
  renderApp(<OrderFilters filter={{}} statuses={null} onChange={(next) => applied.push(next)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.selectOptions(await screen.findByLabelText('Цена'), 'В диапазоне');
  const range = within(screen.getByRole('group', { name: 'Диапазон цены' }));
  await userEvent.type(range.getByLabelText(/^От/), '50');
  await userEvent.type(range.getByLabelText(/^До/), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(range.getByLabelText(/^До/)).toHaveAccessibleDescription(/«До» меньше, чем «От»/);
  expect(applied).toEqual([]);
  await userEvent.type(range.getByLabelText(/^До/), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(applied).toEqual([{ priceType: 'range', priceMin: '50', priceMax: '100' }]);
});

test('days and prices are chosen from words', async () => {
  renderApp(<OrderFilters filter={{}} statuses={null} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  const words = async (label: string) =>
    [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text);
  expect(await words('Когда оформлен')).toEqual([
    'Сегодня',
    'За неделю',
    'За месяц',
    'За период',
    'За всё время',
  ]);
  expect(await words('Цена')).toEqual(['Любая', 'Формируется', 'Назначена', 'В диапазоне']);
});

test('the month before is one press', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T21:30:00Z'), advanceTimers: true });
  const applied: OrderFilter[] = [];
  renderApp(<OrderFilters filter={{}} statuses={null} onChange={(next) => applied.push(next)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.click(await screen.findByRole('button', { name: 'За прошлый месяц' }));
  expect(screen.getByLabelText(/^Вручено с/)).toHaveValue('01.11.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(applied).toEqual([{ handedFrom: '2026-11-01', handedTo: '2026-11-30' }]));
  jest.useRealTimers();
});

test('staff also choose a day, a city of the list and the kind of client; a customer is not asked', async () => {
  const gomel = { search: 'Гомель, Гомельская область', id: 3, zone_id: 38, city: 'Гомель', coef: 2.5333 };
  answerApi({
    'GET /api/findCountry?query=Гом': { body: [gomel] },
    'GET /api/findCountry?query=Гомелль': { body: [] },
  });
  const applied: OrderFilter[] = [];
  const { unmount } = renderApp(
    <OrderFilters staff filter={{}} statuses={null} onChange={(next) => applied.push(next)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await userEvent.type(await screen.findByLabelText('День доставки'), '20.11.2026');
  await userEvent.selectOptions(screen.getByLabelText('Вид клиента'), 'Физические лица');
  const city = screen.getByRole('combobox', { name: 'Город получателя' });
  await userEvent.click(city);
  await userEvent.paste('Гомелль');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(await screen.findByText('Выберите из списка')).toBeInTheDocument();
  expect(applied).toEqual([]);
  // The error summary has the focus.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.clear(city);
  await userEvent.paste('Гом');
  await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(applied).toHaveLength(1));
  expect(applied).toEqual([
    { deliveryDay: '2026-11-20', city: '3', cityName: 'Гомель, Гомельская область', clientType: 'fiz-lico' },
  ]);
  unmount();

  renderApp(<OrderFilters filter={{}} statuses={null} onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтр' }));
  await screen.findByLabelText('Статус');
  expect(screen.queryByLabelText('День доставки')).toBeNull();
});

test('a search joins the choices made; «Сбросить всё» is there for several and takes all of them', async () => {
  const applied: OrderFilter[] = [];
  const show = (filter: OrderFilter) =>
    renderApp(<OrderFilters filter={filter} statuses={null} onChange={(next) => applied.push(next)} />);
  const { unmount } = show({ open: '1' });
  expect(screen.queryByRole('button', { name: 'Сбросить всё' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск по заказам' }), 'мёд{Enter}');
  expect(applied).toEqual([{ open: '1', search: 'мёд' }]);
  unmount();

  show({ open: '1', search: 'мёд' });
  expect(screen.getByRole('button', { name: 'Фильтр: 1' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить всё' }));
  expect(applied.at(-1)).toEqual({});
});

test('what is typed on while the list of a search comes is kept; Back brings the search of its address', async () => {
  let goTo: (filter: OrderFilter) => void = () => undefined;
  function Owner() {
    const [filter, setFilter] = useState<OrderFilter>({ search: 'лён' });
    goTo = (next) => act(() => setFilter(next));
    return <OrderFilters filter={filter} statuses={null} onChange={() => undefined} />;
  }
  renderApp(<Owner />);
  const field = screen.getByRole('searchbox', { name: 'Поиск по заказам' });
  await userEvent.clear(field);
  await userEvent.type(field, 'мёд{Enter}');
  await userEvent.type(field, ' липовый');
  goTo({ search: 'мёд' });
  expect(field).toHaveValue('мёд липовый');
  goTo({ search: 'лён' });
  expect(field).toHaveValue('лён');
});
