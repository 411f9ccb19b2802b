import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { QueryTabs } from '../../../shared/QueryTabs';
import { PointsScreen } from './PointsScreen';

const point = {
  id: 1,
  cityId: 6,
  address: 'г. Минск, ул. Сурганова, 50',
  street: 'ул. Сурганова, 50',
  coords: null,
  place: null,
  price: 7,
  version: 1,
};

const gomel = {
  id: 2,
  cityId: 3,
  address: 'г. Гомель, ул. Советская, 12',
  street: 'ул. Советская, 12',
  coords: '52.42,31.01',
  place: '31.01,52.42',
  price: 9.5,
  version: 4,
};
const answers = {
  'GET /api/points': { body: [point] },
  'GET /api/points/cities': {
    body: [
      { id: 3, name: 'Гомель' },
      { id: 6, name: 'Минск' },
    ],
  },
  'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
};
const both = { ...answers, 'GET /api/points': { body: [point, gomel] } };

test('the points read from top to bottom', async () => {
  answerApi(both);
  renderApp(<PointsScreen />);
  await screen.findByRole('button', { name: 'Добавить' });
  expect(readScreen()).toEqual([
    '[Добавить]',
    '[Сохранить]',
    'Изменений нет',
    'Пункты выдачи',
    'Город | Адрес | Цена | Координаты | Действия',
    'Минск | ул. Сурганова, 50 | 7.00 р | по адресу | [Изменить: ул. Сурганова, 50] [Удалить: ул. Сурганова, 50]',
    'Гомель | ул. Советская, 12 | 9.50 р | 52.42,31.01 | [Изменить: ул. Советская, 12] [Удалить: ул. Советская, 12]',
  ]);
});

test('«Вернуть как было» takes back its own point, and the others are saved', async () => {
  const sent = answerApi({ ...both, 'POST /api/points/update': { body: [point] } });
  renderApp(<PointsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить: ул. Сурганова, 50' }));
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: ул. Советская, 12' }));
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было: ул. Сурганова, 50' }));
  expect(readScreen().slice(2, 7)).toEqual([
    '[Отменить всё]',
    '1 изменение',
    'Пункты выдачи',
    'Город | Адрес | Цена | Координаты | Действия',
    'Минск | ул. Сурганова, 50 | 7.00 р | по адресу | [Изменить: ул. Сурганова, 50] [Удалить: ул. Сурганова, 50]',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ path: '/api/points/update', body: { points: [], new: [], delete: [2] } }),
  ]);
});

test('changes whose answer was lost are sent again under the same key, the same changes later under another', async () => {
  const keysOf = (sent: ReturnType<typeof answerApi>) =>
    sent.flatMap(({ method, headers }) => (method === 'POST' ? headers.get('Idempotency-Key') : []));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  const lost = answerApi({ ...both, 'POST /api/points/update': 'offline' });
  renderApp(<PointsScreen />);
  const addOne = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить' }));
    await userEvent.type(screen.getByLabelText('Улица и дом'), 'ул. Новая, 1');
  };
  await addOne();
  await save();
  await waitFor(() => expect(keysOf(lost)).toHaveLength(1));
  const added = { ...point, id: 9, street: 'ул. Новая, 1' };
  const taken = answerApi({ ...both, 'POST /api/points/update': { body: [point, gomel, added] } });
  await save();
  await screen.findByText('Пункты сохранены');
  await addOne();
  await save();
  await waitFor(() => expect(keysOf(taken)).toHaveLength(2));
  expect(keysOf(lost)[0]).toMatch(/.{8,}/);
  expect(keysOf(taken)[0]).toBe(keysOf(lost)[0]);
  expect(keysOf(taken)[1]).not.toBe(keysOf(taken)[0]);
});

const show = () => {
  answerApi(answers);
  return renderApp(
    <QueryTabs
      label="Настройки доставки"
      tabs={[
        { tab: 'points', label: 'Пункты выдачи', content: <PointsScreen /> },
        { tab: 'regions', label: 'Цены по областям', content: <p>Области</p> },
      ]}
    />,
  );
};

test('unsaved points are not lost by the other tab', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить: ул. Сурганова, 50' }));
  await userEvent.click(screen.getByRole('link', { name: 'Цены по областям' }));
  await userEvent.click(screen.getByRole('button', { name: 'Остаться' }));
  expect(screen.getByText('будет удалён')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Цены по областям' }));
  await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
  expect(await screen.findByText('Области')).toBeInTheDocument();
});
