import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { aUser } from '../../../../test/users';
import { getCalculator } from '../actions';
import { CargoCalculator } from './CargoCalculator';

const user = aUser();
const region = { id: 7, city: 'Гомельская область', town: 'Гомель', param1: 38, param2: 1, price: 40 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a region of the zones leaves what is typed in the calculator', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const search = new Promise<{ body: unknown }>((resolve) => {
    answer = (body) => resolve({ body });
  });
  answerApi({
    'GET /api/calculator': { body: { volume: [], weight: [], cities: [region], version: 1 } },
    'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
    'GET /api/findCountry?query=Гомель': search,
  });
  const { store } = renderApp(<CargoCalculator />, { user });
  await act(() => store.dispatch(getCalculator()));
  await userEvent.click(screen.getByText('Зоны доставки на карте'));
  await userEvent.click(screen.getByRole('button', { name: /^Гомельская область/ }));
  await userEvent.type(screen.getByLabelText('Вес'), '3');
  await userEvent.click(screen.getByLabelText(/^Хрупкий груз/));
  answer([{ id: 3, city: 'Гомель', search: 'Гомель', coef: 1, zone_id: 38 }]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Гомель'));
  expect(screen.getByLabelText('Вес')).toHaveValue('3');
  expect(screen.getByLabelText(/^Хрупкий груз/)).toBeChecked();
});
