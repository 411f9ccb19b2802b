import { actPayment } from './words';

const summary = { paid: 0, left: 21.5, payBy: '2026-12-08', overdueDays: 0 };

test.each([
  [{}, 'осталось 21.50\u00a0р до 08.12.2026'],
  [{ paid: 21.5, left: 0 }, 'оплачен'],
  [{ paid: 1.5, left: 20, overdueDays: 6 }, 'просрочен на 6\u00a0дней, осталось 20.00\u00a0р'],
  [{ overdueDays: 1 }, 'просрочен на 1\u00a0день, осталось 21.50\u00a0р'],
  [{ left: 0 }, ''],
  [{ payBy: null, left: 0 }, ''],
])('an act of which %o is «%s»', (changes, words) => {
  expect(actPayment({ ...summary, ...changes })).toBe(words);
});
