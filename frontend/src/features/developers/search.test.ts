import { search, stemsOf } from './search';
import type { Found } from './types';

const part = (u: string, t: string, words: string): Found => ({
  u,
  t,
  p: 'Страница',
  w: stemsOf(words).join(' '),
});
const index = [
  part('/limits', 'Лимиты', 'Сколько вызовов и заказов можно сделать в минуту'),
  part('/errors#too_many_requests', 'too_many_requests', 'Слишком много попыток подряд: подождите'),
  part('/retries', 'Повторы', 'Ключ Idempotency-Key делает повтор заказа безопасным'),
  part('/signatures', 'Подписи', 'Секрет и подпись уведомления'),
];
const found = (typed: string) => search(index, typed).map(({ u }) => u);

test.each([
  ['заказ', ['/limits', '/retries']],
  ['заказами', ['/limits', '/retries']],
  ['Подпись', ['/signatures']],
  ['подписать уведомление', ['/signatures']],
  ['секреты уведомлений', ['/signatures']],
  ['too_many', ['/errors#too_many_requests']],
  ['idempotency', ['/retries']],
  ['лимитов', ['/limits']],
  ['повторов', ['/retries']],
  ['вызов в мин', ['/limits']],
  ['ничего такого', []],
  ['  ', []],
])('«%s» finds %j', (typed, addresses) => {
  expect(found(typed)).toEqual(addresses);
});

test('what the heading says comes before what the text says', () => {
  const two = [part('/text', 'Другое', 'О заказе'), part('/heading', 'Заказ', 'Слова')];
  expect(search(two, 'заказ').map(({ u }) => u)).toEqual(['/heading', '/text']);
});
