import {
  editedPoint,
  newPoint,
  pointProblems,
  rebasedPoints,
  pointState,
  swappedCoords,
  wirePoints,
} from './points-edits';

const none = { hours: null, phone: null, note: null, maxWeight: null, maxSide: null };

const saved = (id: number, street: string) => ({
  ...none,
  id,
  street,
  address: `г. Гомель, ${street}`,
  cityId: 3,
  coords: '31.005,52.4385',
  place: '31.005,52.4385',
  price: 38,
  version: 2,
});
const cities = new Map([[3, 'Гомель']]);
const sovetskaya = saved(1, 'ул. Советская, 54');
const ilyicha = saved(2, 'ул. Ильича, 7');
const points = [sovetskaya, ilyicha];
const first = editedPoint(sovetskaya, cities);
const second = editedPoint(ilyicha, cities);

describe('edits of pickup points', () => {
  test('are sent together as changed, new and deleted points', () => {
    const edits = [
      { ...first, price: '40', maxWeight: '12,5' },
      { ...second, removed: true },
      { ...newPoint('new'), street: 'ул. Немига, 5' },
    ];
    expect(wirePoints(edits, points)).toEqual({
      points: [
        {
          id: 1,
          version: 2,
          street: 'ул. Советская, 54',
          cityId: 3,
          coords: '31.005,52.4385',
          price: 40,
          ...none,
          maxWeight: 12.5,
        },
      ],
      new: [{ street: 'ул. Немига, 5', cityId: 6, coords: null, price: 7, ...none }],
      delete: [2],
    });
  });

  test('are none when a point reads as it was saved', () => {
    expect(pointState({ ...first, street: ' ул. Советская, 54 ', price: '38.00' }, points)).toBeNull();
  });

  test('stay over what somebody else has saved', () => {
    const fresh = [{ ...sovetskaya, price: 39, version: 3 }, ilyicha];
    const mine = [{ ...first, street: 'ул. Советская, 55' }, second];
    const [point, other] = rebasedPoints(mine, points, fresh, cities);
    expect(point).toMatchObject({ street: 'ул. Советская, 55', version: 3 });
    expect(other).toEqual(second);
  });
});

describe('coordinates of a pickup point', () => {
  test('that were swapped are told and can be turned round', () => {
    const point = { ...first, coords: '52.4385,31.005' };
    expect(pointProblems(point).coords).toContain('переставлены');
    expect(swappedCoords(point.coords)).toBe('31.005,52.4385');
  });

  test.each(['31.005,52.4385', '0,0', 'Гомель', ''])('%p cannot be mended by turning round', (coords) => {
    expect(swappedCoords(coords)).toBeNull();
  });

  test('may be left out', () => {
    expect(pointProblems({ ...first, coords: '' })).toEqual({});
  });
});
