import { aUser } from '../../../../test/users';
import { destination, lastEstimate } from '../../calculator/destination';
import { carryIntoOrder } from './carry';
import { dropDraft, draftAside, keepDraft, keptDraft, sendKeyOf, startDraft, takeAside } from './draft';
import { firstValues } from './first-values';
import { emptyOrder, newRow } from '../form/values';

const user = aUser();
const now = new Date('2026-11-20T10:00:00Z');
const order = (name: string) => ({ ...emptyOrder(user, now), name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each user has a draft of his own', () => {
  keepDraft(12, order('Иван'));
  expect(keptDraft(12)?.name).toBe('Иван');
  expect(keptDraft(13)).toBeNull();
});

test('beginning another order puts the unfinished one aside, and it comes back', () => {
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  expect(keptDraft(12)?.name).toBe('Мария');
  expect(takeAside(12)?.name).toBe('Иван');
  expect(keptDraft(12)?.name).toBe('Иван');
  expect(draftAside(12)?.name).toBe('Мария');
});

test('the order put aside is there once: taken back, it is aside no more', () => {
  keepDraft(12, order('Иван'));
  startDraft(12, order('Мария'));
  dropDraft(12);
  expect(takeAside(12)?.name).toBe('Иван');
  expect(draftAside(12)).toBeNull();
  expect(takeAside(12)).toBeNull();
  expect(keptDraft(12)?.name).toBe('Иван');
});

test('a new order begins with the city of the home page, unless its draft has a place already', () => {
  destination.keep({ id: 3, search: 'Гомель' });
  const place = () => {
    const { reciverAddress, reciverAddressId } = firstValues(user, now);
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
  expect(keptDraft(12)).toBeNull();
});

test('with the order the city and the estimate of the home page have done their work', () => {
  destination.keep({ id: 3, search: 'Гомель' });
  lastEstimate.keep({ text: 'Гомель', city: null, priced: false });
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
  carryIntoOrder(calculation, user, now);
  expect(keptDraft(12)).toMatchObject({ name: 'Иван', reciverAddressId: '3', fragileCargo: true });
  expect(draftAside(12)).toBeNull();
});

test('a calculation never overwrites the cargo of an unfinished order', () => {
  keepDraft(12, { ...order('Иван'), packages: [{ ...newRow(), weight: '7' }] });
  carryIntoOrder(calculation, user, now);
  expect(keptDraft(12)?.packages[0]?.weight).toBe('3');
  expect(draftAside(12)?.packages[0]?.weight).toBe('7');
});
