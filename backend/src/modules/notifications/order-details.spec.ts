import { earlier, elsewhere, knew } from '../../../test/support/change-notices';
import { order } from '../../../test/support/order-facts';
import { jointNotice } from './channels/daily';
import { noticeText } from './channels/notice-text';
import type { OrderFacts } from './events';
import type { LetterSender } from './letter';
import { detailOf } from './order-details';
import { orderLetters } from './order-letters';

const anna = { name: 'Анна Сергеевна' };
const sender: LetterSender = {
  name: 'Шлях',
  phones: ['+375 (29) 600-20-07'],
  hours: '',
  email: 'zakaz@shlyah.by',
  site: 'https://shlyah.example',
};

const told = (
  before: Partial<OrderFacts>,
  now: Partial<OrderFacts> = {},
  wants?: (event: string) => boolean,
) => orderLetters.changed(anna, sender, knew(before), { ...order, ...now }, wants);

describe('a letter about what staff have changed', () => {
  it.each([
    ['is delivered', { status: { id: 6, name: 'Доставлена' } }],
    ['is cancelled', { status: { id: 9, name: 'Отменена' } }],
    ['is in the archive', { state: { id: 3 } }],
  ])('is not written of an order that %s', (_is, now) => {
    expect(told({ ...earlier, ...now }, now)).toBeNull();
  });

  it('is not written to a client who wants none, or after a message of an earlier release', () => {
    expect(told(earlier, {}, (event) => event !== 'orderChanged')).toBeNull();
    const { details: _unknown, ...known } = knew(earlier);
    expect(orderLetters.changed(anna, sender, known, order)).toBeNull();
  });

  it('says in its subject what has changed', () => {
    const day = 'доставим 20.11.2026 до 18:00';
    expect(told(earlier)?.subject).toBe(`Заказ № 7: ${day}`);
    expect(told({ street: 'ул. Тихая' })?.subject).toBe('Заказ № 7: изменили место отправления');
    expect(told(elsewhere)?.subject).toBe(
      `Заказ № 7: ${day}, изменили место отправления, место доставки, получателя и груз`,
    );
    expect(told({ packages: [] }, { id: -7 })?.subject).toMatch(/^\[тест\] Заказ № .*: изменили груз$/);
  });

  it('names a point in the place of an address, and fragile cargo', () => {
    const recivePoint = { address: 'г. Гомель, ул. Советская, 12' };
    const text = noticeText(told({ recivePoint }, { ['fragile\u0421argo']: true }) as never);
    expect(text).toContain('Куда: г. Гомель, ул. Советская, 12 → Гомель, ул. Советская');
    expect(text).toMatch(/Груз: (.*) → \1; хрупкий груз\n/);
  });

  it('has a short text that fits, also of many', () => {
    const many = Array.from({ length: 200 }, (_, at) => told(earlier, { id: at + 1 }) as never);
    const joint = jointNotice(many as never);
    expect(joint.short).toBe(
      'Шлях. 200 заказов: доставим 20.11.2026 до 18:00. https://shlyah.example/cabinet/myOrders',
    );
    expect(noticeText(joint)).toContain('№\u00a0200 (З-1042):');
  });
});

it.each([
  ['deliveryDate', 'day'],
  ['delivery', 'origin'],
  ['street', 'origin'],
  ['pickupPoint', 'origin'],
  ['deliveryAddress', 'destination'],
  ['reciverHouse', 'destination'],
  ['recivePoint', 'destination'],
  ['reciverType', 'receiver'],
  ['name', 'receiver'],
  ['reciverPhone', 'receiver'],
  ['packages', 'cargo'],
  ['fragileCargo', 'cargo'],
  ['price', undefined],
  ['comment', undefined],
])('the field %s belongs to %s', (field, detail) => {
  expect(detailOf(field)).toBe(detail);
});
