import { DELIVERY_KINDS } from '@shlyah/domain';
import { ValidationError } from 'yup';
import { anOrder } from '../../../../test/orders';
import { editSchema } from './schema';
import { editValues } from './values';

const NO_ADDRESS = { address: null, addressId: null, street: null, house: null, flat: null };
const NO_RECEIVER_ADDRESS = {
  reciverAddress: null,
  reciverAddressId: null,
  reciverStreet: null,
  reciverHouse: null,
};
const point = { id: 4, address: 'г. Брест, ул. Московская, 208' };

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
  const errors = await editSchema(order.deliveryDate, () => new Date('2026-11-20T10:00:00Z'))
    .validate(values, { abortEarly: false })
    .then(
      () => [],
      (error: ValidationError) => error.errors,
    );
  expect(errors).toEqual([]);
});
