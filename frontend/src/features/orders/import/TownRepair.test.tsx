import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { TownRepair } from './TownRepair';

const rechitsas = [
  'Речица, Речицкий район, Гомельская область',
  'Речица, Столинский район, Брестская область',
];

function show(some: Partial<ComponentProps<typeof TownRepair>>) {
  const onChoose = jest.fn();
  renderApp(
    <TownRepair
      label="Город, ячейка D2"
      error="Выберите нужное"
      value="Речица"
      field="town"
      choices={rechitsas}
      onChoose={onChoose}
      {...some}
    />,
  );
  return onChoose;
}

const field = () => screen.getByRole('combobox', { name: /^Город, ячейка D2/ });

test('namesakes are chosen without typing, by keys alone', async () => {
  const sent = answerApi({});
  const onChoose = show({});
  expect(field()).toHaveAccessibleDescription('Выберите нужное');
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: /Столинский район/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([[rechitsas[1]]]);
  expect(sent.filter(({ path }) => path === '/api/findCountry')).toEqual([]);
});

test('another town is found as in the form of an order', async () => {
  answerApi({
    'GET /api/findCountry?query=Гом': {
      body: [{ search: 'Гомель, Гомельская область', id: 3, zone_id: 38, city: 'Гомель', coef: 2 }],
    },
  });
  const onChoose = show({});
  await userEvent.clear(field());
  await userEvent.type(field(), 'Гом');
  await userEvent.click(await screen.findByRole('option', { name: /Гомель/ }));
  expect(onChoose.mock.calls).toEqual([['Гомель, Гомельская область']]);
});

test('the town of an address in one cell is chosen, and the rest of the cell stays', async () => {
  answerApi({});
  const rest = 'ул. Ленина, д.\u00a03';
  const onChoose = show({
    field: 'address',
    value: 'Речица, ул. Ленина, д. 3',
    choices: rechitsas.map((town) => `${town}, ${rest}`),
  });
  expect(field()).toHaveValue('Речица');
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: /Речицкий район/ }));
  expect(onChoose.mock.calls).toEqual([[`${rechitsas[0]}, ${rest}`]]);
});
