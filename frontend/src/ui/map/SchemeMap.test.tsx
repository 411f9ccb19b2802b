import { fireEvent, render, screen } from '@testing-library/react';
import type { FeatureCollection } from 'geojson';
import { Map as LeafletMap, Marker as LeafletMarker } from 'leaflet';
import { MapInView } from './MapInView';
import PickMap from './PickMap';
import SchemeMap from './SchemeMap';

const square = (lon: number, properties: object) => ({
  type: 'Feature' as const,
  properties,
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [lon, 53],
        [lon + 1, 53],
        [lon + 1, 54],
        [lon, 54],
        [lon, 53],
      ],
    ],
  },
});
const regions: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    square(27, { name: 'Минская область', description: '14' }),
    square(29, { name: 'Гомельская область', description: '38' }),
    square(31, { name: 'За границей' }),
  ],
};
const country = { label: 'Карта', center: { lon: 27.9, lat: 53.7 }, zoom: 6, regions };

/** Leaflet reads where the mouse was. */
const click = (element: Element) => fireEvent.click(element, { clientX: 0, clientY: 0 });

/** The regions on the map, in order; those that can be pressed are interactive. */
const shapes = () => [...document.querySelectorAll('.leaflet-overlay-pane path.region, path.regionSelected')];
const names = () => [...document.querySelectorAll('.townName')].map(({ textContent }) => textContent);

test('a region that is pressed is emitted with its zone, one without a zone is not', () => {
  const emitted: unknown[] = [];
  render(<SchemeMap {...country} onZoneSelect={(...region) => emitted.push(region)} />);
  for (const shape of shapes()) click(shape);
  expect(emitted).toEqual([
    [14, 'Минская область'],
    [38, 'Гомельская область'],
  ]);
});

test('the chosen region alone is filled', () => {
  const { rerender } = render(<SchemeMap {...country} />);
  expect(shapes().map(({ classList }) => classList[0])).toEqual(['region', 'region', 'region']);
  rerender(<SchemeMap {...country} selectedRegion="Гомельская область" />);
  expect(shapes().map(({ classList }) => classList[0])).toEqual(['region', 'regionSelected', 'region']);
});

test('the whole country has room for its regional centres, a part of it for more towns; nobody reads them aloud', () => {
  const { unmount } = render(<SchemeMap {...country} />);
  expect(names().sort()).toEqual(['Брест', 'Витебск', 'Гомель', 'Гродно', 'Минск', 'Могилёв']);
  expect(document.querySelector('.leaflet-lettering-pane')).toHaveAttribute('aria-hidden', 'true');
  unmount();
  render(<SchemeMap {...country} zoom={8} />);
  expect(names().length).toBeGreaterThan(30);
});

describe('tiles', () => {
  const tiled = () => {
    render(<SchemeMap {...country} tilesUrl="http://tiles.test/{z}/{x}/{y}.png" />);
    return {
      map: screen.getByRole('region', { name: 'Карта' }),
      tile: document.querySelector('img.leaflet-tile') as HTMLImageElement,
    };
  };

  test('take the place of the names, with whose they are', () => {
    const { map } = tiled();
    expect(map).toHaveAttribute('data-tiles', 'true');
    expect(names()).toEqual([]);
    expect(screen.getByText('© OpenStreetMap')).toBeInTheDocument();
  });

  test('that do not come leave the scheme as it is without them', () => {
    const { map, tile } = tiled();
    fireEvent.error(tile);
    expect(map).toHaveAttribute('data-tiles', 'false');
    expect(names()).toHaveLength(6);
    expect(screen.queryByText('© OpenStreetMap')).toBeNull();
  });

  test('stay when one of them is missing', () => {
    const { map, tile } = tiled();
    fireEvent.load(tile);
    fireEvent.error(tile);
    expect(map).toHaveAttribute('data-tiles', 'true');
  });
});

test('a point is chosen by its pin', () => {
  const chosen: number[] = [];
  const points = [
    { id: 4, title: 'г. Минск, ул. Сурганова, 50', lon: 27.6, lat: 53.9 },
    { id: 5, title: 'г. Гомель, ул. Советская, 12', lon: 31, lat: 52.4 },
  ];
  render(
    <SchemeMap {...country} points={points} selectedPoint={4} onPointSelect={(id) => chosen.push(id)} />,
  );
  click(screen.getByRole('button', { name: /Советская, 12/ }));
  expect(chosen).toEqual([5]);
});

test('a pin says what it is, and is chosen by Enter and by the blank, by no other key', () => {
  const chosen: number[] = [];
  const points = [
    { id: 4, title: 'г. Минск, ул. Сурганова, 50', lon: 27.6, lat: 53.9 },
    { id: 5, title: 'г. Гомель, ул. Советская, 12', note: 'Пункт', details: '9–18', lon: 31, lat: 52.4 },
  ];
  const { rerender } = render(
    <SchemeMap {...country} points={points} selectedPoint={4} onPointSelect={(id) => chosen.push(id)} />,
  );
  const pins = screen.getAllByRole('button', { name: /:/ });
  expect(pins.map(({ textContent }) => textContent)).toEqual([
    'Точка: г. Минск, ул. Сурганова, 50',
    'Пункт: г. Гомель, ул. Советская, 12',
  ]);
  const key = (name: string) => fireEvent.keyDown(pins[1] as Element, { key: name });
  expect([key('a'), key('Enter'), key(' ')]).toEqual([true, false, false]);
  expect(chosen).toEqual([5, 5]);

  const tips = () =>
    [...document.querySelectorAll('.leaflet-tooltip:not(.townName)')].map(({ textContent }) => textContent);
  const marked = () => pins.map(({ classList }) => classList.contains('pinSelected'));
  expect([marked(), tips()]).toEqual([[true, false], ['г. Минск, ул. Сурганова, 50']]);
  rerender(<SchemeMap {...country} points={points} selectedPoint={5} onPointSelect={() => undefined} />);
  expect([marked(), tips().at(-1)]).toEqual([[false, true], 'г. Гомель, ул. Советская, 12Пункт9–18']);
});

test('a map shows its centre, or all the places it is given', () => {
  const shown = jest.spyOn(LeafletMap.prototype, 'fitBounds').mockReturnThis();
  const points = [
    { id: 1, title: 'Брест', lon: 23.7, lat: 52.1 },
    { id: 2, title: 'Гомель', lon: 31, lat: 52.4 },
  ];
  const { rerender } = render(<SchemeMap {...country} fit={points.slice(0, 1)} />);
  expect(shown).not.toHaveBeenCalled();
  rerender(<SchemeMap {...country} fit={points} />);
  expect(shown.mock.calls.map(([bounds]) => bounds)).toEqual([
    [
      [52.1, 23.7],
      [52.4, 31],
    ],
  ]);
  const moved = jest.spyOn(LeafletMap.prototype, 'setView').mockReturnThis();
  rerender(<SchemeMap {...country} center={{ lon: 31, lat: 52.4 }} />);
  expect(moved).toHaveBeenCalledWith([52.4, 31], 6, { animate: true });
  shown.mockRestore();
  moved.mockRestore();
});

test('a map that breaks leaves the page and says where the addresses are', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<MapInView {...country} center={null as unknown as typeof country.center} />);
  expect(
    await screen.findByText('Карта не загрузилась. Все адреса есть в списке рядом.'),
  ).toBeInTheDocument();
  said.mockRestore();
});

test('a place is set by a click on the map and by dragging its pin, to six digits', () => {
  const picked: { lon: number; lat: number }[] = [];
  const maps: LeafletMap[] = [];
  LeafletMap.addInitHook(function remember(this: LeafletMap) {
    maps.push(this);
  });
  render(
    <PickMap
      label="Место"
      place={{ lon: 27.6, lat: 53.9 }}
      others={[]}
      onPick={(place) => picked.push(place)}
    />,
  );
  let pin: LeafletMarker | undefined;
  const [map] = maps;
  map?.eachLayer((layer) => {
    if (layer instanceof LeafletMarker && layer.options.draggable) pin = layer;
  });
  pin?.setLatLng([52.12345678, 31.87654321]).fire('dragend');
  map?.fire('click', { latlng: { lat: 53.11111111, lng: 25.99999999 } });
  expect(picked).toEqual([
    { lon: 31.876543, lat: 52.123457 },
    { lon: 26, lat: 53.111111 },
  ]);
});

test.each([true, false])('a finger alone moves no map: %s', (touched) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: touched && media === '(pointer: coarse)' }) as MediaQueryList,
    );
  const maps: LeafletMap[] = [];
  LeafletMap.addInitHook(function (this: LeafletMap) {
    maps.push(this);
  });
  render(
    <>
      <SchemeMap {...country} />
      <PickMap label="Место" place={null} others={[]} onPick={() => undefined} />
    </>,
  );
  expect(maps.map(({ dragging }) => dragging.enabled())).toEqual([!touched, !touched]);
  expect(screen.queryAllByText('Карту двигают двумя пальцами')).toHaveLength(touched ? 2 : 0);
});
