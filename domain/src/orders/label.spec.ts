import { labelDigits, orderOfLabel } from './label';

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
