import { defaultCalendar } from '@shlyah/domain';
import { anOrder } from '../../../../test/orders';
import { repeated } from './values';

test('a repeated order keeps the sender’s city and has the next allowed day', () => {
  const order = anOrder({
    address: 'Брест',
    addressId: 1,
    street: 'ул. Московская',
    deliveryDate: '2025-01-02 23:00',
  });
  expect(repeated(order, new Date('2026-11-20T10:00:00Z'), defaultCalendar)).toMatchObject({
    address: 'Брест',
    addressId: '1',
    street: 'ул. Московская',
    deliveryDate: '2026-11-22 23:00',
  });
});

test('a repeated order leaves the customer’s own number to the former one', () => {
  const order = anOrder({ externalId: 'ИМ-1024', comment: 'Позвонить' });
  expect(repeated(order, new Date('2026-11-20T10:00:00Z'), defaultCalendar)).toMatchObject({
    comment: 'Позвонить',
    externalId: '',
  });
});

test('a repeated order keeps the hours of its interval', () => {
  const order = anOrder({ deliveryDate: '2025-01-02 18:00', deliveryFrom: '14:00' });
  expect(repeated(order, new Date('2026-11-20T10:00:00Z'), defaultCalendar)).toMatchObject({
    deliveryDate: '2026-11-22 18:00',
    deliveryFrom: '14:00',
  });
});
