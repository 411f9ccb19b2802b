import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { PointsScreen } from './PointsScreen';

const minsk = {
  id: 1,
  cityId: 6,
  address: 'г. Минск, ул. Сурганова, 50',
  street: 'ул. Сурганова, 50',
  coords: '27.6,53.9',
  place: '27.6,53.9',
  price: 7,
  version: 3,
  hours: 'пн–пт 09:00–19:00',
  phone: '+375 (17) 20-03-040',
  note: 'Вход со двора',
  maxWeight: 25,
  maxSide: 60,
};
const gomel = {
  id: 2,
  cityId: 3,
  address: 'г. Гомель, ул. Советская, 12',
  street: 'ул. Советская, 12',
  coords: null,
  place: null,
  price: 9.5,
  version: 4,
};
const found = { id: 4, city: 'Брест', search: 'Брест, Брестская область', coef: 1, zone_id: 26 };
const answers: Answers = {
  'GET /api/points': { body: [minsk, gomel] },
  'GET /api/points/cities': {
    body: [
      { id: 3, name: 'Гомель' },
      { id: 6, name: 'Минск' },
    ],
  },
  'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
  'GET /api/findCountry?query=Брест': { body: [found] },
};

async function show(more: Answers = {}) {
  const sent = answerApi({ ...answers, ...more });
  renderApp(<PointsScreen />);
  await screen.findByRole('button', { name: 'Добавить' });
  return () => sent.filter(({ path }) => path === '/api/points/update').map(({ body }) => body);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const city = () => screen.getByRole('combobox', { name: 'Город' });
const field = (label: string | RegExp) => screen.getByLabelText(label);
async function retype(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

test('a point in the editor reads from top to bottom', async () => {
  await show();
  await press('Изменить: ул. Сурганова, 50');
  await screen.findByRole('region', { name: 'Карта: нажмите, где стоит пункт' });
  expect(readScreen(document.querySelector('[data-editing]') as Element)).toEqual([
    '[Добавить]',
    '[Сохранить]',
    'Изменений нет',
    'Пункты выдачи',
    'Город | Адрес | Цена | Действия',
    'Минск | ул. Сурганова, 50 | 7.00 р | [Изменить: ул. Сурганова, 50] [Удалить: ул. Сурганова, 50]',
    'Гомель | ул. Советская, 12 | 9.50 р | [Изменить: ул. Советская, 12] [Удалить: ул. Советская, 12]',
    'Пункт выдачи',
    '[Готово]',
    'Город',
    '(Минск)',
    'Улица и дом',
    '(ул. Сурганова, 50)',
    'Цена',
    '(7)',
    'Часы работы необязательно',
    '(пн–пт 09:00–19:00)',
    'Телефон необязательно',
    '(+375 (17) 20-03-040)',
    'Примечание необязательно',
    'Как найти, что учесть',
    '(Вход со двора)',
    'Наибольший вес места, кг необязательно',
    '(25)',
    'Наибольшая сторона, см необязательно',
    '(60)',
    'Координаты необязательно',
    'Долгота, широта. Без них место найдётся по адресу.',
    '(27.6,53.9)',
    'Приблизить <#> Отдалить <#>',
    'Нажмите на карту или перетащите отметку.',
  ]);
});

test('each field of the editor is saved as its own', async () => {
  const saves = await show({ 'POST /api/points/update': { body: [minsk, gomel] } });
  await press('Изменить: ул. Советская, 12');
  await userEvent.clear(city());
  await userEvent.type(city(), 'Брест');
  await userEvent.click(await screen.findByRole('option', { name: /Брест/ }));
  await retype('Улица и дом', 'ул. Новая, 1');
  await retype('Цена', '8,5');
  await userEvent.type(field('Цена'), '{ArrowUp}');
  await retype(/^Часы работы/, 'пн–сб 10:00–18:00');
  await retype(/^Телефон/, '291234567');
  await retype(/^Примечание/, 'Второй этаж');
  await retype(/^Наибольший вес места, кг/, '12,5');
  await retype(/^Наибольшая сторона, см/, '40');
  await retype(/^Координаты/, '23.7, 52.1');
  await press('Готово');
  expect(screen.queryByRole('button', { name: 'Готово' })).toBeNull();
  expect(screen.getByRole('row', { name: /Новая/ })).toHaveTextContent('изменён');
  await press('Сохранить');
  expect(await screen.findByText('Пункты сохранены')).toBeInTheDocument();
  expect(saves()).toEqual([
    {
      points: [
        {
          id: 2,
          version: 4,
          cityId: 4,
          street: 'ул. Новая, 1',
          price: 8.6,
          coords: '23.7,52.1',
          hours: 'пн–сб 10:00–18:00',
          phone: '+375 (29) 12-34-567',
          note: 'Второй этаж',
          maxWeight: 12.5,
          maxSide: 40,
        },
      ],
      new: [],
      delete: [],
    },
  ]);
});

test('a new point begins in Минск at its price, is first in the list and is taken back whole', async () => {
  const saves = await show({ 'POST /api/points/update': { body: [minsk, gomel] } });
  await press('Добавить');
  expect(screen.getByText('Новый пункт')).toBeInTheDocument();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('МинскАдрес не указан7.00 рновый');
  expect(screen.getByText('1 изменение, сначала исправьте ошибки')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Удалить: ' })).toBeNull();
  await userEvent.type(field('Улица и дом'), 'ул. Новая, 1');
  expect(screen.getByText('1 изменение')).toBeInTheDocument();
  await press('Вернуть как было: ул. Новая, 1');
  expect(screen.getByText('Изменений нет')).toBeInTheDocument();
  expect(screen.queryByText('Новый пункт')).toBeNull();
  await press('Добавить');
  await userEvent.type(field('Улица и дом'), 'ул. Новая, 2');
  await press('Сохранить');
  await screen.findByText('Пункты сохранены');
  expect(saves()).toMatchObject([{ points: [], new: [{ cityId: 6, street: 'ул. Новая, 2', price: 7 }] }]);
  // What was saved is no longer open.
  expect(screen.queryByRole('button', { name: 'Готово' })).toBeNull();
});

test('what is wrong is said at its field, and a city must be one of the list', async () => {
  await show();
  await press('Изменить: ул. Сурганова, 50');
  const said = () => document.querySelectorAll('[aria-invalid="true"]').length;
  expect(said()).toBe(0);
  await retype('Цена', 'семь');
  await retype(/^Телефон/, '123');
  await retype(/^Наибольший вес места, кг/, '-1');
  await retype(/^Наибольшая сторона, см/, 'x');
  await userEvent.type(city(), 'ъ');
  expect(said()).toBe(5);
  expect(screen.getByText('Выберите из списка')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  // An empty field is not filled in yet: it is not scolded for that.
  await userEvent.clear(field('Улица и дом'));
  await userEvent.clear(city());
  expect(said()).toBe(4);
});

test('coordinates the wrong way round are swapped by one press', async () => {
  await show();
  await press('Изменить: ул. Сурганова, 50');
  expect(screen.queryByRole('button', { name: 'Поменять местами' })).toBeNull();
  await retype(/^Координаты/, '53.9,27.6');
  await press('Поменять местами');
  expect(field(/^Координаты/)).toHaveValue('27.6,53.9');
  expect(screen.queryByRole('button', { name: 'Поменять местами' })).toBeNull();
});

test('a click on the map gives the coordinates', async () => {
  await show();
  await press('Изменить: ул. Советская, 12');
  const map = await screen.findByRole('region', { name: 'Карта: нажмите, где стоит пункт' });
  expect(within(map).queryByAltText('Место пункта')).toBeNull();
  fireEvent.click(map.querySelector('.leaflet-container') as Element, { clientX: 0, clientY: 0 });
  await waitFor(() => expect(field(/^Координаты/)).toHaveValue('27.561951,53.90272'));
});

test('a point that is removed leaves the editor, and all is undone at once', async () => {
  await show();
  await press('Изменить: ул. Сурганова, 50');
  await press('Удалить: ул. Советская, 12');
  expect(screen.queryByRole('button', { name: 'Готово' })).toBeNull();
  expect(screen.getByRole('row', { name: /Советская/ })).toHaveTextContent('будет удалён');
  await press('Изменить: ул. Сурганова, 50');
  await press('Отменить всё');
  expect(screen.getByText('Изменений нет')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Готово' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Удалить: ул. Советская, 12' })).toBeInTheDocument();
});

test('what another has saved meanwhile is shown with one’s own edits over it', async () => {
  const fresh = [
    { ...minsk, version: 5, price: 11 },
    { ...gomel, version: 6, price: 12 },
  ];
  const body = { statusCode: 409, code: 'version_conflict', message: 'Пункты изменены' };
  await show({ 'POST /api/points/update': { status: 409, body } });
  await press('Изменить: ул. Сурганова, 50');
  await retype('Улица и дом', 'ул. Новая, 1');
  const saved = answerApi({
    ...answers,
    'GET /api/points': { body: fresh },
    'POST /api/points/update': { status: 409, body },
  });
  await press('Сохранить');
  expect(await screen.findByText('Пункты изменил другой администратор')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Советская/ })).toHaveTextContent('12.00 р');
  expect(screen.getByRole('row', { name: /Новая/ })).toHaveTextContent('7.00 р');
  saved.length = 0;
  await press('Сохранить');
  await waitFor(() =>
    expect(saved.find(({ method }) => method === 'POST')?.body).toMatchObject({
      points: [{ id: 1, version: 5, street: 'ул. Новая, 1', price: 7 }],
    }),
  );
});

test('a refusal of the server is told, and nothing is lost', async () => {
  await show({
    'POST /api/points/update': {
      status: 422,
      body: { code: 'invalid_data', message: '', errors: { 'points.0.coords': ['Точка не в Беларуси'] } },
    },
  });
  await press('Изменить: ул. Сурганова, 50');
  await retype('Улица и дом', 'ул. Новая, 1');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохранить не удалосьТочка не в Беларуси');
  expect(field('Улица и дом')).toHaveValue('ул. Новая, 1');
});

test('where there are no points yet, the first one is asked for', async () => {
  await show({ 'GET /api/points': { body: [] } });
  expect(readScreen()).toEqual([
    '[Добавить]',
    '[Сохранить]',
    'Изменений нет',
    'Пунктов пока нет',
    'Добавьте первый: он сразу появится на карте сайта.',
  ]);
});

test('points that did not come are asked for again, their cities too', async () => {
  answerApi({ ...answers, 'GET /api/points/cities': 'offline' });
  renderApp(<PointsScreen />);
  expect(await screen.findByText('Нет связи')).toBeInTheDocument();
  answerApi(answers);
  await press('Попробовать ещё раз');
  expect(await screen.findByRole('row', { name: /Сурганова/ })).toHaveTextContent('Минск');
});
