import { typesText } from './words';

test('an address without a choice is told of everything, any other of what it has chosen', () => {
  expect(typesText([])).toBe('Все события');
  expect(typesText(['order.created', 'points.changed', 'of.a.later.release'])).toBe(
    'Заказ оформлен; Изменились пункты самовывоза: прочитайте их заново; of.a.later.release',
  );
});
