import { labelDigits, orderOfLabel, placeOfLabel, registerDigits, registerOfDigits } from './label';

test.each([
  [125, 2, '00000001250002'],
  [2_147_483_647, 100, '21474836470100'],
])('the label of order %i, place %i, says %s and is read back', (order, place, said) => {
  expect(labelDigits(order, place)).toBe(said);
  expect(orderOfLabel(said)).toBe(order);
});

test.each(['125', '375291234567', '190000000', '0000000125000', 'T0000001250002', ''])(
  '«%s» is no label',
  (text) => expect(orderOfLabel(text)).toBeNull(),
);

it('a scanned label names its place, a scanned register itself, and neither is taken for the other', () => {
  expect(placeOfLabel('00000001250002')).toEqual({ order: 125, place: 2 });
  expect(registerDigits(5)).toBe('0000000000000005');
  expect(registerOfDigits(registerDigits(2_147_483_647))).toBe(2_147_483_647);
  expect(registerOfDigits(labelDigits(125, 2))).toBeNull();
  expect(placeOfLabel(registerDigits(5))).toBeNull();
});
