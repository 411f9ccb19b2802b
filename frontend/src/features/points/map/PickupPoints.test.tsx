import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import { PickupPoints } from './PickupPoints';
import { PickupPointsInView } from './PickupPointsInView';

const point = (id: number, cityId: number, address: string) => ({
  id,
  cityId,
  address,
  street: address,
  coords: null,
  place: '27.6,53.9',
  price: 7,
  version: 1,
});
const answers = {
  'GET /api/points': {
    body: [point(1, 6, 'г. Минск, ул. Сурганова, 50'), point(2, 3, 'г. Гомель, ул. Советская, 12')],
  },
  'GET /api/points/cities': {
    body: [
      { id: 3, name: 'Гомель' },
      { id: 6, name: 'Минск' },
    ],
  },
  'GET /api/zones': { body: { type: 'FeatureCollection', source: '', features: [] } },
};

describe('pickup points', () => {
  test('begin with Minsk and follow the chosen city', async () => {
    answerApi(answers);
    renderApp(<PickupPoints />);
    const list = await screen.findByRole('list', { name: 'Пункты самовывоза' });
    expect(within(list).getByRole('button')).toHaveTextContent('г. Минск, ул. Сурганова, 50');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Город' }), 'Гомель');
    expect(
      within(screen.getByRole('list', { name: 'Пункты самовывоза' })).getByRole('button'),
    ).toHaveTextContent('г. Гомель, ул. Советская, 12');
  });

  test('mark the point that was picked', async () => {
    answerApi(answers);
    renderApp(<PickupPoints />);
    const list = await screen.findByRole('list', { name: 'Пункты самовывоза' });
    const minsk = within(list).getByRole('button');
    await userEvent.click(minsk);
    expect(minsk).toHaveAttribute('aria-pressed', 'true');
  });

  test('say when a point is open, what it takes and the way there', async () => {
    const [minsk] = answers['GET /api/points'].body;
    const details = {
      hours: 'пн–пт 09:00–19:00',
      phone: '+375 (17) 20-03-040',
      note: 'Вход со двора',
      maxWeight: 12.5,
      maxSide: 60,
    };
    answerApi({ ...answers, 'GET /api/points': { body: [{ ...minsk, ...details }] } });
    renderApp(<PickupPoints />);
    const list = await screen.findByRole('list', { name: 'Пункты самовывоза' });
    expect(list).toHaveTextContent('пн–пт 09:00–19:00');
    await userEvent.click(within(list).getByRole('button'));
    await screen.findByText('пн–пт 09:00–19:00, +375 (17) 20-03-040, до 12,5 кг, сторона до 60 см');
    expect(readScreen()).toEqual([
      'Город',
      '(Минск)',
      '[г. Минск, ул. Сурганова, 50]',
      'пн–пт 09:00–19:00',
      '+375 (17) 20-03-040 <tel:+375172003040>',
      'Вход со двора',
      'Принимает места до 12,5 кг, сторона до 60 см',
      'Открыть в картах: Яндекс <https://yandex.by/maps/?pt=27.6,53.9&z=16&l=map> , ' +
        'OpenStreetMap <https://www.openstreetmap.org/?mlat=53.9&mlon=27.6#map=17/53.9/27.6>',
      'Пункт самовывоза: г. Минск, ул. Сурганова, 50',
      'г. Минск, ул. Сурганова, 50',
      'Пункт самовывоза',
      'пн–пт 09:00–19:00, +375 (17) 20-03-040, до 12,5 кг, сторона до 60 см',
      'Приблизить <#> Отдалить <#>',
    ]);
  });

  test('say so of a city without one', async () => {
    answerApi({ ...answers, 'GET /api/points': { body: answers['GET /api/points'].body.slice(0, 1) } });
    renderApp(<PickupPoints />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Город' }), 'Гомель');
    expect(screen.getByText('В этом городе пока нет пунктов самовывоза.')).toBeInTheDocument();
  });

  test('come to the first screen only when it has settled, and at once when somebody is near', async () => {
    answerApi(answers);
    const { unmount } = renderApp(<PickupPointsInView />);
    expect(await screen.findByRole('list', { name: 'Пункты самовывоза' })).toBeInTheDocument();
    unmount();
    // A browser that can tell how near somebody is, and one who saves traffic: nothing comes by itself.
    window.IntersectionObserver = class {
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    jest.useFakeTimers();
    const far = async (saveData: boolean) => {
      Object.assign(navigator, { connection: { saveData } });
      const shown = renderApp(<PickupPointsInView />);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      const isThere = screen.queryByRole('list', { name: 'Пункты самовывоза' }) !== null;
      shown.unmount();
      return isThere;
    };
    expect([await far(true), await far(false)]).toEqual([false, true]);
    jest.useRealTimers();
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
    delete (navigator as { connection?: unknown }).connection;
  });

  test('ask for no city where there are none', async () => {
    answerApi({ ...answers, 'GET /api/points': { body: [] }, 'GET /api/points/cities': { body: [] } });
    renderApp(<PickupPoints />);
    expect(
      await screen.findByText('Пунктов самовывоза пока нет. Курьер приедет по адресу.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('say what happened when they do not load, and load on a retry', async () => {
    answerApi({ ...answers, 'GET /api/points': 'offline' });
    renderApp(<PickupPoints />);
    expect(await screen.findByText(/Нет связи с сервером/)).toBeInTheDocument();
    answerApi(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('list', { name: 'Пункты самовывоза' })).toBeInTheDocument();
  });
});
