import { GAZETTEER } from '../gazetteer';
import { locateZone } from './locate';
import outlines from './outlines.geo.json';
import { ZONES } from './zones';

const zoneOf = (lon: number, lat: number) => locateZone(lon, lat)?.iso ?? null;

describe('the outlines of the regions', () => {
  it('are seven, Минск first, each with its zone code in the description', () => {
    expect(ZONES.features.map(({ properties }) => [properties.name, properties.description])).toEqual([
      ['Минск', '7'],
      ['Минская область', '14'],
      ['Брестская область', '26'],
      ['Гродненская область', '26'],
      ['Могилёвская область', '26'],
      ['Витебская область', '38'],
      ['Гомельская область', '38'],
    ]);
  });

  it('are closed rings of lon,lat inside the frame of Belarus', () => {
    for (const { geometry } of ZONES.features) {
      for (const ring of geometry.coordinates) {
        expect(ring.length).toBeGreaterThan(20);
        expect(ring.at(0)).toEqual(ring.at(-1));
        for (const [lon = NaN, lat = NaN] of ring) {
          expect(lon).toBeGreaterThan(23.1);
          expect(lon).toBeLessThan(32.9);
          expect(lat).toBeGreaterThan(51.2);
          expect(lat).toBeLessThan(56.3);
        }
      }
    }
  });

  it('are light enough for a first page and say where they come from', () => {
    expect(JSON.stringify(outlines).length).toBeLessThanOrEqual(30_000);
    expect(ZONES.source).toContain('Natural Earth');
  });
});

describe('the zone of a place', () => {
  it('knows Барановичи and площадь Независимости', () => {
    expect(locateZone(26.0139, 53.1327)).toMatchObject({ id: 3, iso: 'BY-BR', zoneCode: 26 });
    expect(locateZone(27.5472, 53.8958)).toMatchObject({ id: 1, iso: 'BY-HM', zoneCode: 7 });
  });

  it('puts each oblast centre into its own oblast', () => {
    const centres = GAZETTEER.filter(({ id }) => id <= 6);
    expect(centres).toHaveLength(6);
    for (const { lon, lat, region } of centres) expect(zoneOf(lon, lat)).toBe(region);
  });

  it.each([
    ['Вильнюс', 25.2797, 54.6872],
    ['Варшава', 21.0122, 52.2297],
    ['Смоленск', 32.0453, 54.7826],
    ['Белосток', 23.1688, 53.1325],
    ['Даугавпилс', 26.5362, 55.8747],
    ['Чернигов', 31.2893, 51.4982],
  ])('finds %s in no zone', (_name, lon, lat) => {
    expect(locateZone(lon, lat)).toBeNull();
  });

  it('finds nothing for swapped coordinates and for what is no coordinate', () => {
    expect(locateZone(53.902292, 27.561821)).toBeNull();
    for (const none of [NaN, Infinity, -Infinity]) {
      expect([locateZone(none, 53.9), locateZone(27.5, none), locateZone(none, none)]).toEqual([
        null,
        null,
        null,
      ]);
    }
    expect(locateZone(1e308, -1e308)).toBeNull();
  });

  it('gives the city to a point on the border that Минск shares with its oblast', () => {
    const [lon = NaN, lat = NaN] = ZONES.features[0]?.geometry.coordinates[0]?.[0] ?? [];
    expect(zoneOf(lon, lat)).toBe('BY-HM');
  });

  it('leaves no gap between neighbours: every place in the inner country has a zone', () => {
    for (let lon = 26.9; lon <= 30.6; lon += 0.05) {
      for (let lat = 52.3; lat <= 54.9; lat += 0.05) expect([lon, lat, zoneOf(lon, lat)]).not.toContain(null);
    }
  });
});
