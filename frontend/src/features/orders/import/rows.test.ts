import type { ImportedOrder, ImportProblem } from './types';
import {
  countsOf,
  firstRow,
  movedPrices,
  orderedAs,
  pricesOf,
  problemWords,
  stateOf,
  problemsToFix,
  toSend,
  withFixedRow,
} from './rows';

const problem = (some: Partial<ImportProblem>): ImportProblem => ({
  code: 'invalid',
  cell: 'E7',
  row: 7,
  label: 'Дом',
  value: '',
  choices: [],
  same: [],
  message: 'Ячейка E7: заполните это поле',
  ...some,
});
const already = problem({
  code: 'already_ordered',
  cell: null,
  message: 'Строка 7, «Заказ»: уже заказано: № 1024',
});
const repeated = problem({
  code: 'repeated_row',
  cell: null,
  message: 'Строка 7, «Заказ»: такая же строка уже есть: 5',
});

const body = { name: 'Пётр' } as unknown as NonNullable<ImportedOrder['order']>;
const sent = { ...body, shownTotal: 38 };
const order = (problems: ImportProblem[] = [], some: Partial<ImportedOrder> = {}): ImportedOrder => ({
  rows: [7],
  receiver: 'Пётр',
  order: body,
  price: 38,
  destination: 'Гомель',
  print: 'print',
  problems,
  ...some,
});
const draft = { accepted: [] as number[], made: [] as { row: number; id: number; price: number | null }[] };
const accepted = { ...draft, accepted: [7] };

test('an order is to be mended, like another, ready or done', () => {
  const wrong = order([problem({})], { order: null });
  expect([order(), wrong, order([repeated]), order([already])].map((one) => stateOf(one, draft))).toEqual([
    'ready',
    'wrong',
    'doubtful',
    'done',
  ]);
  expect(countsOf({ orders: [order(), wrong] }, draft)).toEqual({ wrong: 1, doubtful: 0, ready: 1, done: 0 });
  expect(stateOf(order(), { ...draft, made: [{ row: 7, id: 9, price: 38 }] })).toBe('done');
});

test('what waits for the sender alone has nothing to be mended, and does not go', () => {
  const waiting = order([], { order: null });
  expect(stateOf(waiting, draft)).toBe('ready');
  expect(toSend([waiting], draft)).toEqual([]);
});

test('an order like another goes when it is wanted; one that was ordered before goes without its print', () => {
  expect(toSend([order([repeated]), order([already])], draft)).toEqual([]);
  expect(toSend([order([repeated])], accepted)).toEqual([{ row: 7, order: sent, print: 'print' }]);
  expect(toSend([order([already])], accepted)).toEqual([{ row: 7, order: sent, print: null }]);
});

test('prices that differ from the shown ones are told with both sums', () => {
  const orders = [order(), order([], { rows: [8], price: 57 }), order([], { rows: [9], price: null })];
  const shown = pricesOf(orders);
  const now = (prices: (number | null)[]) =>
    toSend(
      orders.map((one, index) => ({ ...one, price: prices[index] ?? null })),
      draft,
    );
  expect(movedPrices(now([38, 57, null]), shown)).toBeNull();
  expect(movedPrices(now([48, 57, null]), shown)).toEqual({ count: 1, before: 95, after: 105 });
  expect(movedPrices(now([48, null, 20]), shown)).toEqual({ count: 3, before: 95, after: 68 });
  // An order that was not to be seen has no shown price.
  expect(movedPrices(now([38, 57, null]), pricesOf([]))).toBeNull();
});

test('the former order is known by its number, a test one too', () => {
  expect(orderedAs(order([already]))).toBe(1024);
  const test = problem({ code: 'own_number_taken', cell: null, message: 'Строка 7: уже заказано: № T-17' });
  expect(orderedAs(order([test], { order: null }))).toBe(-17);
  expect(orderedAs(order([repeated]))).toBeNull();
});

test('an own number that is taken by an order stays done, whatever is wanted', () => {
  const taken = problem({ code: 'own_number_taken', cell: null, message: 'Строка 7: уже заказано: № 8' });
  expect(stateOf(order([taken], { order: null }), draft)).toBe('done');
});

test('what is wrong is told without its place, in the order of the cells', () => {
  expect(problemWords(problem({}))).toBe('Заполните это поле');
  const cells = ['AA7', 'F7', 'B7'].map((cell) => problem({ cell }));
  expect(problemsToFix(order(cells)).map(({ cell }) => cell)).toEqual(['B7', 'F7', 'AA7']);
});

test('orders that were read anew take the place of those whose rows they have', () => {
  const of = (...rows: number[]) => order([], { rows });
  const joined = withFixedRow([of(2), of(3), of(4), of(5)], [of(3, 5)]);
  expect(joined.map(({ rows }) => rows)).toEqual([[2], [3, 5], [4]]);
  expect(withFixedRow(joined, [of(3), of(5)]).map(firstRow)).toEqual([2, 3, 4, 5]);
});
