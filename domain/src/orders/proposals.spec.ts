import fc from 'fast-check';
import { FRAGILE_ON_WIRE } from './enums';
import { mayPropose, mayProposeReturn, otherSide, priceAfter, proposableFields } from './proposals';
import { isBeforePickup, ORDER_STATUSES } from './statuses';

const order = (status: number, state = 1) => ({ status: { id: status }, state: { id: state } });

const fields = (side: 'client' | 'staff', status: number) => [...proposableFields(side, order(status))];

test('staff propose until the order is closed, a client until the cargo is handed over or goes back', () => {
  const open = (side: 'client' | 'staff', state = 1): string[] =>
    ORDER_STATUSES.filter(({ id }) => mayPropose(side, order(id, state))).map(({ code }) => code);
  const onTheWay = ['new', 'accepted', 'pickup', 'on_the_way', 'ready', 'not_delivered'];
  expect(open('client')).toEqual(onTheWay);
  expect(open('staff')).toEqual([...onTheWay, 'returning']);
  expect([...open('client', 2), ...open('staff', 2)]).toEqual([]);
  expect([isBeforePickup(order(99)), mayPropose('client', order(99))]).toEqual([false, false]);
});

const receiver = [
  'comment',
  'name',
  'reciverPhone',
  'deliveryAddress',
  'reciverAddress',
  'reciverAddressId',
  'reciverStreet',
  'reciverHouse',
  'reciverHousing',
  'reciverEntrance',
  'reciverFlat',
  'reciverFloor',
  'recivePoint',
  'reciverComment',
];

test('staff propose what a client does, and the price', () => {
  const ofClient = [
    'deliveryDate',
    'deliveryFrom',
    'pickupDate',
    'pickupFrom',
    ...receiver,
    FRAGILE_ON_WIRE,
    'packages',
  ];
  expect(fields('client', 1)).toEqual(ofClient);
  expect(fields('staff', 1).filter((name) => name !== 'price')).toEqual(ofClient);
  expect(fields('staff', 4)).toEqual(fields('staff', 1));
  expect([otherSide('client'), otherSide('staff')]).toEqual(['staff', 'client']);
});

test('on the way the receiver and the return are left, and the day after a failure', () => {
  for (const status of [3, 4, 5]) expect(fields('client', status)).toEqual([...receiver, 'status']);
  expect(fields('client', 7)).toEqual([...receiver, 'status', 'deliveryDate', 'deliveryFrom']);
  const returned = ORDER_STATUSES.filter(({ id }) => mayProposeReturn(order(id))).map(({ id }) => id);
  expect(returned).toEqual([3, 4, 5, 7]);
});

describe('the price after a change', () => {
  it.each<[number | null, number | null, number | null, number | null, string]>([
    [3800, 3800, 4560, 4560, 'as much more as the quote'],
    [4000, 3800, 4560, 4760, 'what the manager has added stays'],
    [100, 3800, 1400, null, 'nothing would be left of it'],
    [2400, 3800, 1400, null, 'nothing but 0.00 would be left of it'],
    [2401, 3800, 1400, 1, 'as much less as the quote'],
    [3800, 3800, 3800, 3800, 'the same quote'],
    [3800, null, null, 3800, 'agreed upon before and after'],
    [3800, 3800, null, null, 'to be agreed upon'],
    [9900, null, 3800, null, 'was agreed upon for another cargo'],
    [null, 3800, 4560, null, 'still being formed'],
  ])('%p, quoted %p and then %p, is %p: %s', (price, before, after, expected, _why) => {
    expect(priceAfter(price, { before, after })).toBe(expected);
  });

  it('is undone by the change back, unless it was formed anew', () => {
    const kopecks = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(kopecks, kopecks, kopecks, (price, before, after) => {
        const there = priceAfter(price, { before, after });
        const back = priceAfter(there, { before: after, after: before });
        expect([there, back]).toEqual(
          price + after - before > 0 ? [price + after - before, price] : [null, null],
        );
      }),
    );
  });
});
