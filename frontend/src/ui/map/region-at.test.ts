import type { Feature, FeatureCollection } from 'geojson';
import { regionAt } from './region-at';

const square = (name: string, zone: number, x: number, hole = false) => ({
  type: 'Feature' as const,
  properties: { name, description: `зона ${zone}` },
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [x, 0],
        [x + 10, 0],
        [x + 10, 10],
        [x, 10],
        [x, 0],
      ],
      ...(hole
        ? [
            [
              [x + 4, 4],
              [x + 6, 4],
              [x + 6, 6],
              [x + 4, 6],
              [x + 4, 4],
            ],
          ]
        : []),
    ],
  },
});
const outlines: FeatureCollection = {
  type: 'FeatureCollection',
  features: [square('Брестская', 26, 0), square('Гродненская', 26, 20, true), square('Минская', 14, 40)],
};

describe('the region of a zone', () => {
  test('is the one where the place lies', () => {
    expect(regionAt(outlines, 26, { lon: 5, lat: 5 })).toBe('Брестская');
    expect(regionAt(outlines, 26, { lon: 21, lat: 1 })).toBe('Гродненская');
  });

  test('has slanting edges, parts and corners; a place on a border belongs to one side of it', () => {
    const ring = (...points: [number, number][]) => [...points, points[0] as [number, number]];
    const of = (name: string, type: 'Polygon' | 'MultiPolygon' | 'Point', coordinates: unknown) => ({
      type: 'Feature' as const,
      properties: { name, description: 'зона 26' },
      geometry: { type, coordinates } as Feature['geometry'],
    });
    const diamond = (x: number, y: number) => ring([x, y + 5], [x + 5, y], [x + 10, y + 5], [x + 5, y + 10]);
    const two = [[diamond(100, 0)], [diamond(120, 20)]];
    const features = [
      of('Ромб', 'Polygon', [diamond(0, 0)]),
      of('Два ромба', 'MultiPolygon', two),
      of('Точка', 'Point', [50, 50]),
      ...[200, 210].map((x) =>
        of(`Квадрат ${x}`, 'Polygon', [ring([x, 0], [x + 10, 0], [x + 10, 10], [x, 10])]),
      ),
    ];
    const at = (lon: number, lat: number) =>
      regionAt({ type: 'FeatureCollection', features }, 26, { lon, lat });
    // At the height of its corners, to the left and to the right of them.
    expect([at(-1, 5), at(3, 5), at(11, 5)]).toEqual([null, 'Ромб', null]);
    expect([at(2, 4), at(1, 2), at(7, 7), at(9, 8)]).toEqual(['Ромб', null, 'Ромб', null]);
    expect([at(105, 5), at(125, 25), at(115, 15)]).toEqual(['Два ромба', 'Два ромба', null]);
    expect(at(210, 5)).toBe('Квадрат 210');
    expect(at(50, 50)).toBeNull();
  });

  test('is the only one of its zone wherever the place is', () => {
    expect(regionAt(outlines, 14, null)).toBe('Минская');
  });

  test('is not guessed', () => {
    expect(regionAt(outlines, 26, null)).toBeNull();
    expect(regionAt(outlines, 26, { lon: 25, lat: 5 })).toBeNull();
    expect(regionAt(outlines, 7, { lon: 5, lat: 5 })).toBeNull();
  });
});
