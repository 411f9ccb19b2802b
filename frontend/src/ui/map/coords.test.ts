import { mapTiles } from './tiles';
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

test('tiles come from where the page says, if it says so', () => {
  expect(mapTiles()).toBeUndefined();
  document.head.innerHTML = '<meta name="map-tiles" content="">';
  expect(mapTiles()).toBeUndefined();
  document.head.innerHTML = '<meta name="map-tiles" content="https://tiles.test/{z}/{x}/{y}.png">';
  expect(mapTiles()).toBe('https://tiles.test/{z}/{x}/{y}.png');
  document.head.innerHTML = '';
});
