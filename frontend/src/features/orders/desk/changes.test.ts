import { anOrder, aStatus } from '../../../../test/orders';
import { batches, changeOf, fetchedOn, undoing } from './changes';

test('more orders than one call takes go in several, each once', () => {
  const orders = Array.from({ length: 230 }, (_, id) => ({ id, version: 1 }));
  const sent = batches([{ orders, status: 4 }]);
  expect(sent.map((change) => [change.status, change.orders.length])).toEqual([
    [4, 100],
    [4, 100],
    [4, 30],
  ]);
  expect(sent.flatMap((change) => change.orders)).toEqual(orders);
});

test('undoing leads each order back to what it was, those with the same way together', () => {
  const accepted = aStatus(2);
  const before = new Map([1, 2, 3].map((id) => [id, anOrder({ id, ...(id === 3 && { price: 7 }) })]));
  const saved = [1, 2, 3].map((id) =>
    anOrder({ id, version: 2, price: id === 3 ? 7 : 38, status: accepted }),
  );
  expect(undoing(before, saved)).toEqual([
    {
      status: 1,
      price: -1,
      orders: [
        { id: 1, version: 2 },
        { id: 2, version: 2 },
      ],
    },
    { status: 1, orders: [{ id: 3, version: 2 }] },
  ]);
});

test('undoing gives back why an order was not delivered, and its day, also one that has passed', () => {
  const failed = { status: aStatus(7), failure: 'other', failureWords: 'Переехали' } as const;
  const before = new Map([
    [1, anOrder({ id: 1, ...failed, deliveryDate: '2020-01-01 18:00' })],
    [2, anOrder({ id: 2, ...failed, deliveryDate: '2120-01-01 18:00' })],
  ]);
  const moved = { status: aStatus(4), failure: null, failureWords: null, deliveryDate: '2120-01-02 18:00' };
  const saved = [1, 2].map((id) => anOrder({ id, version: 2, ...moved }));
  const told = { status: 7, failure: 'other', failureWords: 'Переехали' };
  expect(undoing(before, saved)).toEqual([
    { ...told, deliveryDate: '2020-01-01 18:00', orders: [{ id: 1, version: 2 }] },
    { ...told, deliveryDate: '2120-01-01 18:00', orders: [{ id: 2, version: 2 }] },
  ]);
});

test('orders that are moved keep the hours of their interval, and get them back', () => {
  const interval = { deliveryDate: '2026-11-28 18:00', deliveryFrom: '14:00' };
  const orders = [anOrder({ id: 1 }), anOrder({ id: 2, ...interval }), anOrder({ id: 3 })];
  const next = { deliveryDate: '2026-11-29 23:00' };
  const named = (...ids: number[]) => ids.map((id) => ({ id, version: 1 }));
  expect(changeOf(orders, next)).toEqual([
    { ...next, orders: named(1, 3) },
    { deliveryDate: '2026-11-29 18:00', orders: named(2) },
  ]);
  expect(changeOf(orders, { ...next, deliveryFrom: null })).toEqual([
    { ...next, deliveryFrom: null, orders: named(1, 2, 3) },
  ]);
  const saved = anOrder({ id: 2, version: 2, ...interval, deliveryFrom: null });
  expect(undoing(new Map(orders.map((order) => [order.id, order])), [saved])).toEqual([
    { deliveryFrom: '14:00', orders: [{ id: 2, version: 2 }] },
  ]);
});

test('pickups that are moved keep their hours, end with a delivery of the day, and come back', () => {
  const fetched = { deliveryDate: '2026-11-30 18:00', pickupDate: '2026-11-27 23:00', pickupFrom: null };
  const orders = [
    anOrder({ id: 1, ...fetched }),
    anOrder({ id: 2, ...fetched, pickupDate: '2026-11-27 12:00', pickupFrom: '09:00' }),
    anOrder({ id: 3, pickupDate: null }),
  ];
  const named = (...ids: number[]) => ids.map((id) => ({ id, version: 1 }));
  expect(fetchedOn(orders.slice(0, 2), '2026-11-30')).toEqual([
    { pickupDate: '2026-11-30 18:00', orders: named(1) },
    { pickupDate: '2026-11-30 12:00', orders: named(2) },
  ]);
  const saved = orders.map((order) =>
    anOrder({ ...order, version: 2, pickupDate: '2026-11-26 16:00', pickupFrom: '14:00' }),
  );
  // Many orders are given no day back where they had none.
  expect(undoing(new Map(orders.map((order) => [order.id, order])), saved)).toEqual([
    { pickupDate: '2026-11-27 23:00', pickupFrom: null, orders: [{ id: 1, version: 2 }] },
    { pickupDate: '2026-11-27 12:00', pickupFrom: '09:00', orders: [{ id: 2, version: 2 }] },
  ]);
});
