import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
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

const show = () => {
  answerApi({
    'GET /api/points': { body: [point] },
    'GET /api/points/cities': { body: [{ id: 6, name: 'Минск' }] },
    'GET /api/zones': { body: { type: 'FeatureCollection', features: [] } },
  });
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
