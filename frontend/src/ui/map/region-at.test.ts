import type { FeatureCollection } from 'geojson';
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

  test('is the only one of its zone wherever the place is', () => {
    expect(regionAt(outlines, 14, null)).toBe('Минская');
  });

  test('is not guessed', () => {
    expect(regionAt(outlines, 26, null)).toBeNull();
    expect(regionAt(outlines, 26, { lon: 25, lat: 5 })).toBeNull();
    expect(regionAt(outlines, 7, { lon: 5, lat: 5 })).toBeNull();
  });
});
