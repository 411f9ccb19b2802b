import { screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { publicPages } from './public-pages';

const towns = ['Минск', 'Борисов', 'Брест', 'Витебск', 'Гомель', 'Гродно', 'Могилёв'];
const answers = {
  'GET /api/points': {
    body: [
      {
        id: 1,
        cityId: 6,
        address: 'г. Минск, ул. Сурганова, 50',
        street: 'ул. Сурганова, 50',
        coords: null,
        place: '27.6,53.9',
        price: 7,
        version: 1,
      },
    ],
  },
  'GET /api/points/cities': { body: [{ id: 6, name: 'Минск' }] },
  'GET /api/zones': { body: { type: 'FeatureCollection', source: '', features: [] } },
  ...Object.fromEntries(
    towns.map((city, id) => [
      `GET /api/findCountry?query=${city}`,
      { body: [{ id, city, region: '', coef: 1 + id / 15, search: city, zone_id: 1 }] },
    ]),
  ),
};

describe('a public page comes whole, with its heading', () => {
  test.each(Object.entries(publicPages))('%s', async (path, Page) => {
    answerApi(answers);
    await Page.preload();
    renderApp(<Page />, { at: `${path}?token=a-link-from-a-letter` });
    expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    await waitFor(() => expect(screen.queryByText(/Не удалось|Загружа/)).toBeNull());
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });
});
