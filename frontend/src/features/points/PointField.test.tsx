import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { PointField } from './PointField';

const show = (pickupPoint = '') =>
  renderApp(
    <Formik initialValues={{ pickupPoint }} onSubmit={() => undefined}>
      <PointField name="pickupPoint" label="Пункт приёма" />
    </Formik>,
  );

describe('the choice of a pickup point', () => {
  test('offers the points by their addresses', async () => {
    const place = { street: 'ул. Немига, 5', coords: null, place: '27.6,53.9', price: 7, version: 1 };
    answerApi({
      'GET /api/points': {
        body: [
          { id: 1, cityId: 6, address: 'г. Минск, ул. Немига, 5', ...place },
          { id: 2, cityId: 3, address: 'г. Гомель, ул. Мира, 1', ...place, hours: 'Пн–пт 9:00–18:00' },
        ],
      },
    });
    const { unmount } = show();
    expect(await screen.findByRole('option', { name: 'г. Минск, ул. Немига, 5' })).toBeInTheDocument();
    const gone = 'Выбранного раньше пункта больше нет. Выберите другой.';
    expect(screen.queryByText(gone)).toBeNull();
    unmount();
    const second = show('2');
    await screen.findByRole('option', { name: 'г. Гомель, ул. Мира, 1' });
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Пн–пт 9:00–18:00.');
    second.unmount();
    show('8');
    expect(await screen.findByText(gone)).toBeInTheDocument();
  });

  test('says what to do where there are none', async () => {
    answerApi({ 'GET /api/points': { body: [] } });
    show();
    expect(
      await screen.findByText('Пунктов самовывоза пока нет. Выберите доставку по адресу.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Загружаем пункты…')).not.toBeInTheDocument();
  });
});
