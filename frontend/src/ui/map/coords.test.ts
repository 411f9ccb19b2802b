import { mapTiles } from './tiles';
import { minskCentre, toLeaflet } from './coords';

test('longitude and latitude of the data are the other way round for the map', () => {
  expect(toLeaflet(minskCentre)).toEqual([53.902292, 27.561821]);
});

test('tiles come from where the page says, if it says so', () => {
  expect(mapTiles()).toBeUndefined();
  document.head.innerHTML = '<meta name="map-tiles" content="">';
  expect(mapTiles()).toBeUndefined();
  document.head.innerHTML = '<meta name="map-tiles" content="https://tiles.test/{z}/{x}/{y}.png">';
  expect(mapTiles()).toBe('https://tiles.test/{z}/{x}/{y}.png');
  document.head.innerHTML = '';
});
