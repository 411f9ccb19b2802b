import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showNewOrder, user } from '../../../../test/new-order';
import type { Answers } from '../../../../test/api';
import { getCalculator } from '../../calculator/actions';
import { storedDraft } from './order-draft';

const region = (id: number, city: string, town: string) => ({
  id,
  city,
  town,
  param1: 38,
  param2: 1,
  price: 40,
});
const place = (id: number, city: string) => ({ id, city, search: city, coef: 1, zone_id: 38 });

/** The answer of a search, given when the test says so. */
function awaited() {
  let answer: (body: unknown) => void = () => undefined;
  const promise = new Promise<{ body: unknown }>((resolve) => {
    answer = (body) => resolve({ body });
  });
  return { promise, answer };
}

const tariff = {
  volume: [],
  weight: [],
  cities: [region(7, 'Гомельская область', 'Гомель'), region(1, 'Брестская область', 'Брест')],
  version: 1,
};
const answersOf = (more: Answers): Answers => ({
  'GET /api/calculator': { body: tariff },
  'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
  'GET /api/findCountry?query=Брест': { body: [place(1, 'Брест')] },
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openZones = () => userEvent.click(screen.getByText('Зоны доставки на карте'));
const city = () => screen.getByRole('combobox', { name: 'Город' });

async function showReceiver(more: Answers) {
  const { store } = showNewOrder({ step: 2, answers: answersOf(more) });
  await act(() => store.dispatch(getCalculator()));
  await openZones();
}

test('a region of the zones leaves what is typed in an order while its city is looked for', async () => {
  const search = awaited();
  await showReceiver({ 'GET /api/findCountry?query=Гомель': search.promise });
  await press(/^Гомельская область/);
  await userEvent.type(screen.getByLabelText('ФИО получателя'), 'Иван Ковальчук');
  await userEvent.type(screen.getByLabelText('Улица'), 'ул. Советская');
  search.answer([place(3, 'Гомель')]);
  await waitFor(() => expect(city()).toHaveValue('Гомель'));
  expect(screen.getByLabelText('ФИО получателя')).toHaveValue('Иван Ковальчук');
  expect(screen.getByLabelText('Улица')).toHaveValue('ул. Советская');
  expect(storedDraft(user.id)).toMatchObject({ name: 'Иван Ковальчук', reciverAddressId: '3' });
});

test('a city that is typed after the press on a region stays', async () => {
  const search = awaited();
  await showReceiver({
    'GET /api/findCountry?query=Гомель': search.promise,
    'GET /api/findCountry?query=Минск': { body: [place(6, 'Минск')] },
  });
  await press(/^Гомельская область/);
  await userEvent.type(city(), 'Минск');
  await userEvent.tab();
  await waitFor(() => expect(storedDraft(user.id)).toMatchObject({ reciverAddressId: '6' }));
  search.answer([place(3, 'Гомель')]);
  await userEvent.type(screen.getByLabelText('Улица'), 'ул. Московская');
  expect(city()).toHaveValue('Минск');
  expect(storedDraft(user.id)).toMatchObject({ reciverAddressId: '6', reciverStreet: 'ул. Московская' });
});

test('of two regions the one pressed last is taken, whichever is answered first', async () => {
  const search = awaited();
  await showReceiver({ 'GET /api/findCountry?query=Гомель': search.promise });
  await press(/^Гомельская область/);
  await press(/^Брестская область/);
  await waitFor(() => expect(city()).toHaveValue('Брест'));
  search.answer([place(3, 'Гомель')]);
  await userEvent.type(screen.getByLabelText('Улица'), 'ул. Московская');
  expect(city()).toHaveValue('Брест');
});
