import { defaultCalendar } from '@shlyah/domain';
import { aUser } from '../../../../test/users';
import { destination, lastEstimate } from '../../calculator/destination';
import { calculationToDraft } from './calculation';
import {
  dropUnfinished,
  dropDraft,
  unfinishedOrders,
  keepDraft,
  storedDraft,
  renewSendKey,
  sendKeyOf,
  startDraft,
} from './order-draft';
import { firstValues } from './first-values';
import { emptyOrder } from '../form/values';
import { newRow } from '../../calculator/cargo/cargo-row';

const user = aUser();
const now = new Date('2026-11-20T10:00:00Z');
const order = (name: string) => ({ ...emptyOrder(user, now, defaultCalendar), name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('each user has a draft of his own', () => {
  keepDraft(12, order('Иван'));
  expect(storedDraft(12)?.name).toBe('Иван');
  expect(storedDraft(13)).toBeNull();
});

const parked = () => unfinishedOrders(12).map(({ name }) => name);
const take = (name: string) =>
  unfinishedOrders(12)
    .filter((one) => one.name === name)
    .map((one) => startDraft(12, one));

test('each order that was begun and left for another stays parked, the last one first', () => {
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  startDraft(12, order('Пётр'));
  expect(storedDraft(12)?.name).toBe('Пётр');
  expect(parked()).toEqual(['Мария', 'Иван']);
  take('Иван');
  expect(storedDraft(12)?.name).toBe('Иван');
  expect(parked()).toEqual(['Пётр', 'Мария']);
  for (const one of unfinishedOrders(12).slice(0, 1)) dropUnfinished(12, one);
  expect(parked()).toEqual(['Мария']);
});

test('the same order begun again is parked by nothing, and pushes nothing out', () => {
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  startDraft(12, order('Мария'));
  expect(storedDraft(12)?.name).toBe('Мария');
  expect(parked()).toEqual(['Иван']);
});

test('the order parked is there once: taken back, it is parked no more', () => {
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  dropDraft(12);
  take('Иван');
  expect(parked()).toEqual([]);
  expect(storedDraft(12)?.name).toBe('Иван');
});

test('an order that a former version has parked is among them', () => {
  localStorage.setItem('shlyah.order-aside.12', JSON.stringify(order('Иван')));
  expect(parked()).toEqual(['Иван']);
  startDraft(12, order('Мария'));
  startDraft(12, order('Пётр'));
  expect(parked()).toEqual(['Мария', 'Иван']);
});

test('where the browser keeps nothing, orders live as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  expect(storedDraft(12)?.name).toBe('Мария');
  expect(parked()).toEqual(['Иван']);
  const key = sendKeyOf(12);
  expect(sendKeyOf(12)).toBe(key);
  take('Иван');
  for (const one of unfinishedOrders(12)) dropUnfinished(12, one);
  dropDraft(12);
  expect([storedDraft(12), ...unfinishedOrders(12)]).toEqual([null]);
  expect(sendKeyOf(12)).not.toBe(key);
  renewSendKey(12);
});

test('a new order begins with the city of the home page, unless its draft has a place already', () => {
  destination.write({ id: 3, search: 'Гомель' });
  const place = () => {
    const { reciverAddress, reciverAddressId } = firstValues(user, now, defaultCalendar);
    return [reciverAddress, reciverAddressId];
  };
  expect(place()).toEqual(['Гомель', '3']);
  keepDraft(12, { ...order('Иван'), reciverAddress: 'Брест', reciverAddressId: '1' });
  expect(place()).toEqual(['Брест', '1']);
  keepDraft(12, { ...order('Иван'), recivePoint: '4' });
  expect(place()).toEqual(['', '']);
});

test('a city of the home page that is broken is no city', () => {
  for (const text of ['{"id":"3","search":"Гомель"}', '{"id":3,"search":null}', '3', '{'])
    expect((sessionStorage.setItem('shlyah.destination', text), destination.read())).toBeNull();
});

test('a broken draft is no draft', () => {
  localStorage.setItem('shlyah.order-draft.12', '{"packages": 1}');
  expect(storedDraft(12)).toBeNull();
});

test('with the order the city and the estimate of the home page have done their work', () => {
  destination.write({ id: 3, search: 'Гомель' });
  lastEstimate.write({ text: 'Гомель', city: null, priced: false });
  dropDraft(12);
  expect([destination.read(), lastEstimate.read()]).toEqual([null, null]);
});

test('the key of sending stays the same until the order is made', () => {
  const key = sendKeyOf(12);
  expect(sendKeyOf(12)).toBe(key);
  dropDraft(12);
  expect(sendKeyOf(12)).not.toBe(key);
});

const calculation = {
  deliveryAddress: 'client' as const,
  recivePoint: '',
  reciverAddress: 'Гомель',
  reciverAddressId: '3',
  packages: [{ ...newRow(), weight: '3' }],
  fragileCargo: true,
};

test('a calculation goes into a draft without cargo, whose people stay', () => {
  keepDraft(12, order('Иван'));
  calculationToDraft(calculation, user, now, defaultCalendar);
  expect(storedDraft(12)).toMatchObject({ name: 'Иван', reciverAddressId: '3', fragileCargo: true });
  expect(parked()).toEqual([]);
});

test.each([
  ['a weight', { packages: [{ ...newRow(), weight: '7' }] }],
  ['a measure', { packages: [{ ...newRow(), width: '20' }] }],
  ['a waybill', { packages: [{ ...newRow(), useTTN: 'yes' as const, TTN: 'АА 1' }] }],
  ['another city', { reciverAddress: 'Брест', reciverAddressId: '1' }],
  ['a point', { deliveryAddress: 'punkt' as const, recivePoint: '4' }],
])('a calculation never overwrites %s of an unfinished order', (_what, typed) => {
  keepDraft(12, { ...order('Иван'), ...typed });
  calculationToDraft(calculation, user, now, defaultCalendar);
  expect(storedDraft(12)).toMatchObject({ name: '', reciverAddressId: '3', packages: [{ weight: '3' }] });
  expect(unfinishedOrders(12)).toEqual([expect.objectContaining({ name: 'Иван', ...typed })]);
});
