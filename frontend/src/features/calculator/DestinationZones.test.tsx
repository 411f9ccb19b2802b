import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerApi, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { getCalculator } from './actions';
import { DestinationZones } from './DestinationZones';

const region = (id: number, city: string, town: string, price: number) => ({
  id,
  city,
  town,
  param1: price - 2,
  param2: 1,
  price,
});
const tariff = {
  volume: [],
  weight: [],
  cities: [region(1, 'Минск', 'Минск', 9), region(7, 'Гомельская область', 'Гомель', 40)],
  version: 1,
};
const place = (id: number, city: string, zone_id: number) => ({ id, city, search: city, coef: 1, zone_id });
const answers: Answers = {
  'GET /api/calculator': { body: tariff },
  'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
  'GET /api/findCountry?query=Гомель': { body: [place(9, 'Гомельки', 14), place(3, 'Гомель', 38)] },
  'GET /api/findCountry?query=Минск': { body: [place(6, 'Минск', 7)] },
};

/** A form that puts the picked region into its field. */
function Form({ begin }: { begin: { id: number | null; city: string } }) {
  const [{ id, city }, setCity] = useState(begin);
  return (
    <>
      <DestinationZones
        cityId={id}
        city={city}
        onPick={(picked) => setCity({ id: picked.id, city: picked.label })}
      />
      <span data-testid="field">{city || 'пусто'}</span>
      <button onClick={() => setCity({ id: 6, city: 'Минск' })}>Вписать Минск</button>
    </>
  );
}

async function show(begin: { id: number | null; city: string }, more: Answers = {}) {
  const sent = answerApi({ ...answers, ...more });
  const { store } = renderApp(<Form begin={begin} />);
  await store.dispatch(getCalculator());
  return sent;
}

const open = () => userEvent.click(screen.getByText('Зоны доставки на карте'));
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;
const chosen = () => screen.queryByRole('button', { pressed: true })?.textContent;

test('closed, the zones ask the server nothing', async () => {
  const sent = await show({ id: 3, city: 'Гомель' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/calculator']);
});

test('open, they say the zone and the price of the picked city', async () => {
  await show({ id: 3, city: 'Гомель' });
  await open();
  await waitFor(() => expect(said()).toBe('Гомель: небольшая посылка — от 40.00\u00a0р'));
  await press('Вписать Минск');
  await waitFor(() => expect(said()).toBe('Минск: небольшая посылка — от 9.00\u00a0р'));
});

test('of regions in one zone the one where the city lies is chosen', async () => {
  const square = (name: string, lon: number, lat: number) => ({
    type: 'Feature',
    properties: { name, description: 'зона 38' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [lon, lat],
          [lon + 3, lat],
          [lon + 3, lat + 3],
          [lon, lat + 3],
          [lon, lat],
        ],
      ],
    },
  });
  const features = [square('Брестская область', 23, 51), square('Гомельская область', 29, 51)];
  await show(
    { id: 3, city: 'Гомель' },
    { 'GET /api/zones': { body: { type: 'FeatureCollection', features } } },
  );
  await open();
  await waitFor(() => expect(chosen()).toContain('Гомельская область'));
});

test('a region puts its centre into the field, not a namesake, and is the chosen one', async () => {
  await show({ id: null, city: '' });
  await open();
  expect(said()).toBe('');
  expect(chosen()).toBeUndefined();
  await press(/^Гомельская область/);
  await waitFor(() => expect(screen.getByTestId('field')).toHaveTextContent(/^Гомель$/));
  expect(chosen()).toContain('Гомельская область');
  await waitFor(() => expect(said()).toContain('Гомель: небольшая'));
  // Another city picked since then decides.
  await press('Вписать Минск');
  await waitFor(() => expect(said()).toContain('Минск: небольшая'));
  expect(chosen()).toBeUndefined();
});

test('a region whose centre is not delivered to leaves the field alone, until a city is picked', async () => {
  await show({ id: null, city: '' }, { 'GET /api/findCountry?query=Гомель': { body: [] } });
  await open();
  await press(/^Гомельская область/);
  await waitFor(() => expect(said()).toBe('Доставка не выполняется'));
  expect(screen.getByTestId('field')).toHaveTextContent('пусто');
  await press('Вписать Минск');
  await waitFor(() => expect(said()).toContain('Минск: небольшая'));
});

test('without a network the field is left to be filled in by hand', async () => {
  await show({ id: null, city: '' }, { 'GET /api/findCountry?query=Гомель': 'offline' });
  await open();
  await press(/^Гомельская область/);
  await waitFor(() => expect(said()).toBe('Не удалось найти город: нет связи. Впишите его в поле «Город».'));
});
