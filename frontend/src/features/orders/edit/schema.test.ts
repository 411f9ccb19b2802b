import { DELIVERY_KINDS, defaultCalendar } from '@shlyah/domain';
import { staffOrderCases, staffOrderProblems } from '@shlyah/domain/cases';
import { anOrder } from '../../../../test/orders';
import { firstTexts, said } from '../../../../test/schema';
import { editSchema } from './schema';
import { editValues } from './values';

const NO_ADDRESS = { address: null, addressId: null, street: null, house: null, flat: null };
const NO_RECEIVER_ADDRESS = {
  reciverAddress: null,
  reciverAddressId: null,
  reciverStreet: null,
  reciverHouse: null,
};
const now = () => new Date('2026-11-20T09:00:00Z');
const point = { id: 4, address: 'г. Брест, ул. Московская, 208', hours: null, phone: null };

const sides = DELIVERY_KINDS.flatMap((delivery) =>
  DELIVERY_KINDS.map((deliveryAddress) => ({ delivery, deliveryAddress })),
);

test.each(sides)('an order $delivery → $deliveryAddress is right as the server answers it', async (given) => {
  const order = anOrder({
    ...given,
    ...(given.delivery === 'punkt' && { ...NO_ADDRESS, pickupPoint: point }),
    ...(given.deliveryAddress === 'punkt' && { ...NO_RECEIVER_ADDRESS, recivePoint: point }),
  });
  const values = editValues(order);
  expect(await said(editSchema(values, now, defaultCalendar), values)).toEqual({});
});

test.each(staffOrderCases)('the edit of staff says the same as the API: $name', async ({ order, errors }) => {
  const found = await said(
    editSchema(
      { deliveryDate: String(order['deliveryDate']), pickupDate: String(order['pickupDate'] ?? '') },
      now,
      defaultCalendar,
    ),
    order,
  );
  expect(Object.keys(found).sort()).toEqual([...errors].sort());
  expect(found).toEqual(firstTexts(staffOrderProblems(order), order));
});
