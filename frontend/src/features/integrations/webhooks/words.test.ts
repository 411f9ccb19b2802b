import type { Webhook } from '../types';
import { triesText, typesText } from './words';

test('an address without a choice is told of everything, any other of what it has chosen', () => {
  expect(typesText([])).toBe('Все события');
  expect(typesText(['order.created', 'points.changed', 'of.a.later.release'])).toBe(
    'Заказ оформлен; Изменились пункты самовывоза: прочитайте их заново; of.a.later.release',
  );
});

test.each([
  [0, null, null, ''],
  [0, '2026-11-21 16:35', null, 'Последняя попытка 21.11.2026 16:35'],
  [1, null, '2026-11-21 16:35', 'Отстаёт на 1 событие · следующая попытка 21.11.2026 16:35'],
  [999, null, null, 'Отстаёт на 999 событий'],
  [1000, null, null, 'Отстаёт на 1000 событий и больше'],
])(
  'with %d events that wait, tried %p and next %p an address says «%s»',
  (waiting, triedAt, nextAt, words) => {
    expect(triesText({ state: 'on', waiting, triedAt, nextAt } as Webhook)).toBe(words);
  },
);

test('an address that has to answer a test first says so', () => {
  expect(triesText({ state: 'unproved', waiting: 0, triedAt: null, nextAt: null } as Webhook)).toBe(
    'События ждут 90 дней и придут по порядку, когда адрес ответит',
  );
});

test.each(['off', 'failed', 'gone'] as const)('an address that is %s says how long events wait', (state) => {
  expect(triesText({ state, waiting: 2, triedAt: null, nextAt: null } as Webhook)).toBe(
    'Отстаёт на 2 события · события ждут 90 дней и придут по порядку, когда вы включите адрес',
  );
});
