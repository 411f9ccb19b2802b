import { coordsProblem, parseCoords } from './coords';

describe('coordinates', () => {
  it('are longitude, then latitude', () => {
    expect(parseCoords('27.561821,53.902292')).toEqual({ lon: 27.561821, lat: 53.902292 });
    expect(parseCoords(' 27.5 , 53.9 ')).toEqual({ lon: 27.5, lat: 53.9 });
  });

  it.each(['27.5', '27.5;53.9', 'a,b', '27.5,53.9,1', '1e1,2', '271.5,53.9', '', null, 27.5, {}])(
    'are not %p',
    (text) => {
      expect(parseCoords(text)).toBeNull();
    },
  );

  it.each(['27.561821,53.902292', '23.68,52.09', '30.99,52.43', '30.2,55.19', '', null, undefined])(
    'may be %p',
    (text) => {
      expect(coordsProblem(text)).toBeNull();
    },
  );

  it.each([
    ['53.902292,27.561821', 'Похоже, широта и долгота переставлены: введите 27.561821,53.902292'],
    ['37.6,55.75', 'Эта точка не в Беларуси: проверьте координаты'],
    ['0,0', 'Эта точка не в Беларуси: проверьте координаты'],
    ['ул. Немига', 'Введите долготу и широту через запятую, например 27.561821,53.902292'],
  ])('%s is refused with a hint', (text, hint) => {
    expect(coordsProblem(text)).toBe(hint);
  });
});
