import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { RegionsScreen } from './RegionsScreen';

const band = (id: number) => ({ id, value: 1, value2: 0, value3: 5 });
const gomel = { id: 1, city: 'Гомельская область', town: 'Гомель', param1: 38, param2: 2.5333, price: 38 };
const minsk = { id: 2, city: 'Минская область', town: 'Минск', param1: 14, param2: 0.9333, price: 14 };
const calculator = {
  volume: [band(101)],
  weight: [band(103)],
  'fragile\u0421argo': band(108),
  cities: [gomel, minsk],
  version: 1,
};

const price = (region: string) => screen.getByRole('textbox', { name: `Цена: ${region}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

async function typePrice(region: string, text: string): Promise<void> {
  await userEvent.clear(price(region));
  await userEvent.type(price(region), text);
}

test('«Вернуть как было» takes back the price of its own region, and the others are saved', async () => {
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'PUT /api/calculator': { body: calculator },
  });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Гомельская область', '40');
  await typePrice('Минская область', '15');
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было: Гомельская область' }));
  expect([price('Гомельская область'), price('Минская область')].map((field) => field)).toEqual([
    expect.objectContaining({ value: '38' }),
    expect.objectContaining({ value: '15' }),
  ]);
  await save();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    update: [{ id: 2, price: 15 }],
    version: 1,
  });
});

test('after saving the prices are those that the server has, and the next save builds on them', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator }, 'PUT /api/calculator': { body: calculator } });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Минская область', '15');
  const saved = { ...calculator, cities: [gomel, { ...minsk, price: 15 }], version: 2 };
  const sent = answerApi({ 'PUT /api/calculator': { body: saved } });
  await save();
  await screen.findByText('Изменений нет');
  expect(price('Минская область')).toHaveValue('15');
  expect(screen.queryByRole('button', { name: /Вернуть как было/ })).toBeNull();
  await typePrice('Гомельская область', '41');
  await save();
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({ version: 2 });
});

test('prices that somebody else has saved come under the own ones', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator } });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Минская область', '15');
  const fresh = { ...calculator, cities: [{ ...gomel, price: 39 }, minsk], version: 2 };
  const conflict = { statusCode: 409, code: 'version_conflict', message: 'Изменено', fresh };
  const sent = answerApi({ 'PUT /api/calculator': { status: 409, body: conflict } });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Тариф изменил другой администратор');
  expect(price('Гомельская область')).toHaveValue('39');
  expect(price('Минская область')).toHaveValue('15');
  await save();
  expect(sent.at(-1)?.body).toEqual({ update: [{ id: 2, price: 15 }], version: 2 });
});

test('a price that both have changed is shown with both values, by whom and when', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator } });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Минская область', '15');
  const fresh = { ...calculator, cities: [gomel, { ...minsk, price: 20 }], version: 2 };
  const savedBy = { name: 'Мария Лис', at: '2026-11-20 12:01' };
  const conflict = { statusCode: 409, code: 'version_conflict', message: 'Изменено', fresh, savedBy };
  answerApi({ 'PUT /api/calculator': { status: 409, body: conflict } });
  await save();
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Мария Лис, 20.11.2026 12:01');
  expect(told).toHaveTextContent(/Минская область: ваше — 15\.00\sр, сохранено тем временем — 20\.00\sр/);
});

test('prices that were typed outlive the end of the session', async () => {
  answerApi({ 'GET /api/calculator': { body: calculator } });
  const { opened, unmount } = renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Минская область', '15');
  answerApi({ 'PUT /api/calculator': { status: 401, body: { code: 'not_logged_in', message: 'Войдите.' } } });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Войти снова' }));
  expect(opened).toHaveLength(1);
  unmount();
  answerApi({ 'GET /api/calculator': { body: calculator } });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  expect(price('Минская область')).toHaveValue('15');
});

test('all prices are raised by a percent over the saved ones, seen before the save, and undone one by one', async () => {
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'PUT /api/calculator': { body: calculator },
  });
  renderApp(<RegionsScreen />);
  await screen.findByText('Гомель');
  await typePrice('Минская область', '99');
  await userEvent.click(screen.getByText('Изменить все цены на процент'));
  const count = () => userEvent.click(screen.getByRole('button', { name: 'Посчитать' }));
  await count();
  expect(screen.getByRole('textbox', { name: /На сколько/ })).toHaveAccessibleDescription(/От 0,01 до 1000/);
  await userEvent.type(screen.getByRole('textbox', { name: /На сколько/ }), '5,5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Округлить до' }), '10 копеек');
  await count();
  expect(price('Гомельская область')).toHaveValue('40,1');
  expect(price('Минская область')).toHaveValue('14,8');
  await userEvent.click(screen.getByRole('radio', { name: 'Снизить' }));
  await count();
  expect(price('Гомельская область')).toHaveValue('35,9');
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было: Минская область' }));
  await save();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    update: [{ id: 1, price: 35.9 }],
    version: 1,
  });
});
