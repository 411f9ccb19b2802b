import { minskCentre, parseCoords, toLeaflet } from './coords';

describe('coordinates', () => {
  test('are longitude and latitude in the data and the other way round for the map', () => {
    const place = parseCoords('27.561821, 53.902292');
    expect(place).toEqual({ lon: 27.561821, lat: 53.902292 });
    expect(place && toLeaflet(place)).toEqual([53.902292, 27.561821]);
    // Where the maps start.
    expect(minskCentre).toEqual(place);
  });

  test.each(['', null, undefined, '27', '27,', 'a,b', '27,53,1', '27,153'])('%p is no place', (text) => {
    expect(parseCoords(text)).toBeNull();
  });
});
