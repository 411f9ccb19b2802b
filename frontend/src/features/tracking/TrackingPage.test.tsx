import { defaultCompany } from '@shlyah/domain';
import { render, screen } from '@testing-library/react';
import { readNames, readScreen } from '../../../test/read-screen';
import { TrackingPage } from './TrackingPage';

const missed = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ typed: `К${number}`, problem: 'Такой посылки нет.' }));

test.each([
  [0, 'Отследить посылку', 'Введите код'],
  [1, 'Где посылка', 'Другая посылка'],
  [3, 'Где посылки', 'Другая посылка'],
])('for %i codes the page is called «%s» and asks «%s»', (count, title, other) => {
  render(<TrackingPage lookups={missed(count)} leftOut={0} at="2026-11-20 12:00" company={defaultCompany} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: other })).toBeInTheDocument();
});

test('says how many codes it looks for, and brings those that led nowhere back to be mended', () => {
  render(<TrackingPage lookups={missed(3)} leftOut={1} at="2026-11-20 12:00" company={defaultCompany} />);
  expect(screen.getByText('За один раз ищем до трёх кодов. Остальные введите отдельно.')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('К0, К1, К2');
});

/** Its words are kept beside this file; `npx jest -u` writes them anew, to be read aloud then. */
test('the page of two parcels and a wrong code reads from top to bottom', () => {
  const toPoint = {
    code: '7K4M-PX2D-W9H4',
    mode: 'live' as const,
    from: 'Минск',
    to: 'Гомель',
    places: 2,
    failure: null,
    nextTry: null,
    nextTryUtc: null,
    deliveryFrom: null,
    handedTo: null,
    passed: [
      { id: 1, name: 'Новая', date: '2026-11-19 10:00', dateUtc: '2026-11-19T09:00:00.000Z' },
      { id: 4, name: 'В пути', date: '2026-11-20 08:30', dateUtc: '2026-11-20T09:00:00.000Z' },
    ],
    ahead: [
      {
        id: 5,
        name: 'Готова к выдаче',
        expected: '2026-11-23 23:00',
        expectedUtc: '2026-11-23T20:00:00.000Z',
      },
    ],
    point: {
      address: 'г. Гомель, ул. Советская, 54',
      hours: 'пн–пт 9–18',
      note: 'Со двора',
      place: '31,52.4',
    },
  };
  const delivered = {
    code: '9H4W-7K4M-PX2D',
    mode: 'live' as const,
    from: 'Минск',
    to: 'Минск',
    places: 1,
    failure: null,
    nextTry: null,
    nextTryUtc: null,
    deliveryFrom: null,
    handedTo: 'other' as const,
    ahead: [],
    point: null,
    passed: [{ id: 6, name: 'Доставлена', date: '2026-11-20 11:00', dateUtc: '2026-11-20T09:00:00.000Z' }],
  };
  render(
    <TrackingPage
      lookups={[
        { typed: toPoint.code, parcel: toPoint, notices: 'on' },
        { typed: delivered.code, parcel: delivered, notices: 'off' },
        { typed: 'К1', problem: 'Такой посылки нет.' },
      ]}
      leftOut={0}
      at="2026-11-20 12:00"
      company={defaultCompany}
    />,
  );
  expect(readScreen()).toMatchSnapshot();
  expect(readNames()).toMatchSnapshot('its names');
  // Where each of the two is now.
  const now = [...document.querySelectorAll('[aria-current="step"]')].map(({ textContent }) => textContent);
  expect(now).toEqual([expect.stringMatching(/^В пути/), expect.stringMatching(/^Доставлена/)]);
});
