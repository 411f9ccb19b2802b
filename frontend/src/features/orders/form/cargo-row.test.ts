import { LIMITS, firstCalendar } from '@shlyah/domain';
import { anOrder } from '../../../../test/orders';
import { aUser } from '../../../../test/users';
import { countPlaces, eachPlace, errorsOfRows, placesProblem } from './cargo-row';
import { canBePriced } from './steps';
import { emptyOrder, isUntouched, knownRows, newRow, repeated, rowsOf } from './values';
import { toCreateOrderDto } from './wire';

const now = new Date('2026-11-20T10:00:00Z');
const box = { ...newRow(), length: '30', width: '20', height: '10', weight: '3' };

test('a row of equal places is sent as places one by one', () => {
  const { packages } = toCreateOrderDto({
    ...emptyOrder(aUser(), now, firstCalendar),
    packages: [
      { ...box, places: '3' },
      { ...box, weight: '4' },
    ],
  });
  expect(packages.map(({ weight }) => weight)).toEqual([3, 3, 3, 4]);
  expect(packages[0]).not.toHaveProperty('places');
});

test('equal places of an order come back as one row, and go out as they came', () => {
  const packages = anOrder()
    .packages.slice(0, 1)
    .flatMap((item) => [3, 3, 4, 3].map((weight, index) => ({ ...item, id: index + 1, weight })));
  const rows = rowsOf(packages);
  expect(rows.map(({ places, weight }) => `${places}×${weight}`)).toEqual(['2×3', '1×4', '1×3']);
  expect(eachPlace(rows).map(({ weight }) => weight)).toEqual(['3', '3', '4', '3']);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  const again = repeated(
    anOrder({ packages: packages.map((one, at) => ({ ...one, TTN: `АА ${at}` })) }),
    now,
    firstCalendar,
  );
  expect(again.packages.map(({ places }) => places)).toEqual(['2', '1', '1']);
});

test.each(['', '0', '-1', '1,5', 'два', '1000000000'])(
  '«%s» places count as one until they are mended',
  (places) => {
    expect(countPlaces([{ ...box, places }])).toBe(1);
    expect(canBePriced([{ ...box, places }])).toBe(places === '');
  },
);

test('an order has as many places as the API takes', () => {
  const rows = [
    { ...box, places: String(LIMITS.packages - 1) },
    { ...box, places: '2' },
  ];
  expect(placesProblem(rows)).toBe('В одной заявке может быть не больше 100 мест');
  expect(canBePriced(rows)).toBe(false);
  expect(placesProblem(rows.slice(0, 1))).toBeNull();
});

test('what the API says of a place stands at its row', () => {
  const rows = [{ ...box, places: '3' }, box];
  expect(errorsOfRows({ 'packages.2.weight': 'мало', 'packages.3.TTN': 'нет', name: 'кто' }, rows)).toEqual({
    'packages.0.weight': 'мало',
    'packages.1.TTN': 'нет',
    name: 'кто',
  });
});

test('a row of a former draft has one place', () => {
  const { places: _unknown, ...former } = box;
  expect(knownRows([former as typeof box])).toEqual([box]);
});

test('only a row that nobody has filled in is untouched', () => {
  expect(isUntouched(newRow())).toBe(true);
  expect(isUntouched(box)).toBe(false);
  expect(isUntouched({ ...newRow(), places: '2' })).toBe(false);
});
