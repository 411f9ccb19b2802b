import { orderProblems, defaultCalendar } from '@shlyah/domain';
import { aUser } from '../../../../test/users';
import { anOrder } from '../../../../test/orders';
import { emptyOrder, freshDate, repeated, rowsOf } from './values';
import { eachPlace, newRow } from '../../calculator/cargo/cargo-row';
import { toCreateOrderDto } from './wire';

const now = new Date('2026-11-20T10:00:00Z');
const box = { ...newRow(), length: '30', width: '20', height: '10', weight: '3' };

test('a repeated order is valid as it is, but for its waybill, which belongs to one consignment', () => {
  const values = repeated(anOrder(), now, defaultCalendar);
  expect(orderProblems(toCreateOrderDto(values), { now, calendar: defaultCalendar })).toEqual({
    'packages.0.TTN': [expect.any(String)],
  });
  const [row = newRow()] = values.packages;
  const filled = { ...values, packages: [{ ...row, TTN: 'АА 7654321' }] };
  expect(orderProblems(toCreateOrderDto(filled), { now, calendar: defaultCalendar })).toEqual({});
});

test('the fragile flag is sent under the name with a Cyrillic «С»', () => {
  const sent = toCreateOrderDto({ ...emptyOrder(aUser(), now, defaultCalendar), fragileCargo: true });
  expect(Object.keys(sent)).toContain('fragile\u0421argo');
  expect(sent['fragile\u0421argo']).toBe(true);
  expect(sent).not.toHaveProperty('fragileCargo');
});

test('what another choice rules out is not sent', () => {
  const values = {
    ...repeated(anOrder(), now, defaultCalendar),
    deliveryAddress: 'punkt' as const,
    recivePoint: '4',
  };
  expect(toCreateOrderDto(values)).toMatchObject({
    recivePoint: 4,
    reciverStreet: null,
    reciverAddressId: null,
  });
});

test('sizes typed with a comma become numbers, and a row’s key stays at home', () => {
  const row = { ...newRow(), length: '30,5', width: '20', height: '10', weight: '2,5' };
  const [item] = toCreateOrderDto({ ...emptyOrder(aUser(), now, defaultCalendar), packages: [row] }).packages;
  expect(item).toMatchObject({ type: 'package', length: 30.5, weight: 2.5, count: 1 });
  expect(item).not.toHaveProperty('key');
});

test('a draft that time has overtaken gets the next day of delivery', () => {
  const old = { ...emptyOrder(aUser(), now, defaultCalendar), deliveryDate: '2026-11-19 23:00' };
  expect(freshDate(old, now, defaultCalendar).deliveryDate).toBe('2026-11-22 23:00');
});

test('a date that a person chose and that is still ahead stays', () => {
  const chosen = { ...emptyOrder(aUser(), now, defaultCalendar), deliveryDate: '2026-11-30 12:00' };
  expect(freshDate(chosen, now, defaultCalendar).deliveryDate).toBe('2026-11-30 12:00');
});

test('a row of equal places is sent as places one by one', () => {
  const { packages } = toCreateOrderDto({
    ...emptyOrder(aUser(), now, defaultCalendar),
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
    defaultCalendar,
  );
  expect(again.packages.map(({ places }) => places)).toEqual(['2', '1', '1']);
});
