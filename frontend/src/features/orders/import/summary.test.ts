import { summaryOf, toldOf } from './summary';
import type { ImportedOrder, ImportPreview } from './types';

const order = (row: number, code?: string) =>
  ({
    rows: [row],
    order: code ? null : {},
    problems: code ? [{ code, cell: null }] : [],
  }) as unknown as ImportedOrder;
const preview = (orders: ImportedOrder[], asked = 0) =>
  ({
    orders,
    columns: Array.from({ length: asked }, () => ({ question: 'unit' })),
  }) as unknown as ImportPreview;
const none = { accepted: [], made: [] };
const right = { lacking: [], isRight: true };

test('a question comes before any count', () => {
  const orders = Array.from({ length: 40 }, (_, at) => order(at + 2, 'invalid'));
  expect(summaryOf(preview(orders, 1), none, right)).toBe('Ответьте об одном столбце');
  expect(summaryOf(preview(orders, 3), none, right)).toBe('Ответьте о столбцах: 3');
  expect(summaryOf(preview(orders), none, { ...right, lacking: ['ФИО'] })).toBe('Не нашли столбец: ФИО');
  expect(summaryOf(preview([order(2)]), none, { ...right, isRight: false })).toBe(
    'Заполните «Одно на все заказы»',
  );
});

test('only what there is is counted', () => {
  expect(summaryOf(preview([]), none, right)).toBe('В таблице нет строк с заказами');
  expect(summaryOf(preview([order(2), order(3, 'invalid')]), none, right)).toBe('Исправить: 1, готовы: 1');
  expect(summaryOf(preview([order(2), order(3)]), none, right)).toBe('Всё готово: 2\u00a0заказа');
  const made = [{ row: 2, id: 7, price: 10 }];
  expect(summaryOf(preview([order(2)]), { ...none, made }, right)).toBe('Оформлены все заказы: 1');
  expect(summaryOf(preview([order(2), order(3)]), { ...none, made }, right)).toBe('Готовы: 1, оформлены: 1');
});

test('a repair is told by its rows, a long list by its beginning', () => {
  const fixed = [2, 3, 4, 5, 6, 7, 8].map((row) => order(row));
  expect(toldOf(fixed, fixed, none)).toBe(
    'Строки 2, 3, 4, 5, 6 и ещё 2: исправлены. Всё готово: 7\u00a0заказов',
  );
  const wrong = order(2, 'invalid');
  expect(toldOf([wrong], [wrong, order(3)], none)).toBe(
    'Строка 2: ещё нужно исправить. Исправить: 1, готовы: 1',
  );
});
