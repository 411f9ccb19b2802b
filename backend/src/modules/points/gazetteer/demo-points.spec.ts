import { locateZone } from '../zones/locate';
import { GAZETTEER } from './gazetteer';
import { DEMO_POINTS } from './demo-points';

const cityOf = (id: number) => GAZETTEER.find((place) => place.id === id);

describe('the demo pickup points', () => {
  it('stand in Минск, every oblast centre and ten more towns', () => {
    const cities = DEMO_POINTS.map(({ cityId }) => cityId);
    expect(cities.filter((id) => id === 6).length).toBeGreaterThanOrEqual(2);
    expect(cities).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
    expect(new Set(cities).size).toBe(16);
  });

  it('have ids of their own', () => {
    expect(new Set(DEMO_POINTS.map(({ id }) => id)).size).toBe(DEMO_POINTS.length);
  });

  it('cost what their zone costs', () => {
    for (const { cityId, lon, lat, price } of DEMO_POINTS) {
      const zone = locateZone(lon, lat);
      expect(zone?.iso).toBe(cityOf(cityId)?.region);
      expect(price).toBe(zone?.seededPrice);
    }
  });

  it('lie within 10 km of the middle of their city', () => {
    for (const { cityId, street, lon, lat } of DEMO_POINTS) {
      const city = cityOf(cityId);
      const [east, north] = [(lon - (city?.lon ?? NaN)) * 0.59, lat - (city?.lat ?? NaN)];
      expect([street, Math.hypot(east, north) * 111 < 10]).toEqual([street, true]);
    }
  });

  it('name a street and a house', () => {
    for (const { street } of DEMO_POINTS) expect(street).toMatch(/^(?:ул\.|пр-т) [А-ЯЁ][А-яё ]+, \d+$/);
  });
});
