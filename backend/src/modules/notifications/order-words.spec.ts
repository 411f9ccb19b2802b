import { ORDER_STATUSES } from '@shlyah/domain';
import type { OrderFacts } from './events';
import { orderFacts, whatNext } from './order-words';

const point = {
  address: 'г. Гомель, ул. Новая, 1',
  hours: 'пн–пт 09:00–19:00',
  phone: '+375 (29) 12-34-567',
};
const there = 'г. Гомель, ул. Новая, 1, пн–пт 09:00–19:00, +375 (29) 12-34-567';

const order = (status: number, toPoints: boolean) =>
  ({
    status: { id: status, name: '' },
    address: 'Минск',
    street: 'ул. Немига',
    house: '5',
    pickupPoint: toPoints ? point : null,
    reciverAddress: 'Брест',
    reciverStreet: 'ул. Мира',
    reciverHouse: '7',
    recivePoint: toPoints ? point : null,
    deliveryDate: '2026-11-23 23:00',
    updatedAt: '2026-11-23 14:00',
  }) as unknown as OrderFacts;

test.each([
  [1, 'Мы заберём груз по адресу: Минск, ул. Немига, д.\u00a05.', `Привезите груз в пункт приёма: ${there}.`],
  [2, 'Мы заберём груз по адресу: Минск, ул. Немига, д.\u00a05.', `Привезите груз в пункт приёма: ${there}.`],
  [
    3,
    'Подготовьте груз к передаче: Минск, ул. Немига, д.\u00a05.',
    `Привезите груз в пункт приёма: ${there}.`,
  ],
  [4, 'Груз едет к получателю: Брест, ул. Мира, д.\u00a07.', `Груз едет к получателю: ${point.address}.`],
  [
    5,
    'Груз готов к передаче получателю: Брест, ул. Мира, д.\u00a07.',
    `Получатель может забрать груз: ${there}.`,
  ],
  [6, ...both('Груз у получателя. Спасибо, что доверили его нам.')],
  [7, ...both('Передать груз получателю не удалось. Позвоните нам, и мы договоримся о новом дне.')],
  [
    8,
    'Груз возвращается отправителю: Минск, ул. Немига, д.\u00a05.',
    `Груз возвращается отправителю: ${point.address}.`,
  ],
  [9, ...both('Больше по этому заказу ничего делать не нужно. Если это ошибка, позвоните нам.')],
])('what comes after status %d, by address and by points', (status, byAddress, byPoints) => {
  expect(whatNext(order(status, false))).toBe(byAddress);
  expect(whatNext(order(status, true))).toBe(byPoints);
});

function both(text: string): [string, string] {
  return [text, text];
}

test.each([
  [{ failure: 'nobody' }, ': никого не было на месте. Позвоните нам, и мы договоримся о новом дне.'],
  [
    { failure: 'other', failureWords: 'переехали' },
    ': переехали. Позвоните нам, и мы договоримся о новом дне.',
  ],
  [
    { failure: 'nobody', deliveryDate: '2026-11-24 18:00' },
    ': никого не было на месте. Привезём снова 24.11.2026 до 18:00.',
  ],
])('what comes after a failure that is told as %j', (told, expected) => {
  const failed = { ...order(7, false), ...told } as OrderFacts;
  expect(whatNext(failed)?.replaceAll('\u00a0', ' ')).toBe(`Передать груз получателю не удалось${expected}`);
});

test('every status has a next step', () => {
  expect(ORDER_STATUSES.filter(({ id }) => whatNext(order(id, true)) === null)).toEqual([]);
});

test.each([
  ['is unknown', [null, null], '2\u00a0места'],
  ['is known of one piece', [null, 0.5], '2\u00a0места, 0,5\u00a0кг'],
])('cargo whose weight %s', (_what, weights, shown) => {
  const piece = { type: 'package', calculationType: 'volume', volume: 1, count: null };
  const packages = weights.map((weight) => ({ ...piece, weight }));
  const facts = orderFacts({ ...order(1, true), price: 38, packages } as unknown as OrderFacts);
  expect(Object.fromEntries(facts)['Груз']).toBe(shown);
});

test('letters name the order by the client’s own number, where it has one', () => {
  const facts = (externalId: string | null) =>
    orderFacts({ ...order(1, true), price: 38, packages: [], externalId } as unknown as OrderFacts);
  expect(facts('З-1042')[0]).toEqual(['Ваш номер заказа', 'З-1042']);
  expect(facts(null)[0]?.[0]).toBe('Получатель');
});
