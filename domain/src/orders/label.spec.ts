import { orderOfStop, runDigits, runOfDigits, stopDigits } from '../runs';
import {
  labelDigits,
  orderOfLabel,
  placeOfLabel,
  registerDigits,
  registerOfDigits,
  testLabelDigits,
  testPaperOf,
  testRegisterDigits,
} from './label';

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

describe('a test paper', () => {
  const papers = [testLabelDigits(-17, 2), testLabelDigits(-2_147_483_647, 9999), testRegisterDigits(-5)];

  it('has its own twenty digits, which name its number', () => {
    expect(papers).toEqual(['99000100000000170002', '99000121474836479999', '99000200000000000005']);
    expect(papers.map(testPaperOf)).toEqual([
      { what: 'label', id: -17 },
      { what: 'label', id: -2_147_483_647 },
      { what: 'register', id: -5 },
    ]);
  });

  it('is no label, register or run, and none of those is a test paper', () => {
    for (const read of [orderOfLabel, registerOfDigits, runOfDigits])
      expect(papers.map(read)).toEqual([null, null, null]);
    const real = [labelDigits(9_900_010_000, 1), registerDigits(2_147_483_647), runDigits(2_147_483_647)];
    expect(real.map(testPaperOf)).toEqual([null, null, null]);
  });
});

it('of a row of a run sheet are no label, register, run or test paper, and those are no row', () => {
  const row = stopDigits(2_147_483_647);
  for (const read of [orderOfLabel, registerOfDigits, runOfDigits, testPaperOf]) expect(read(row)).toBeNull();
  const others = [
    labelDigits(9_977_000_000, 1),
    registerDigits(125),
    runDigits(125),
    testLabelDigits(-17, 2),
    testRegisterDigits(-5),
  ];
  expect(others.map(orderOfStop)).toEqual(others.map(() => null));
});
