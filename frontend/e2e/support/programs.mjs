// What a customer's program does, for the browser tests.
import assert from 'node:assert/strict';
import { deliveryDay } from './staff.mjs';

/** A key made without the screens, and a call of a program with it. */
export async function keyOf({ context }, differences = {}) {
  const data = { name: 'Магазин', mode: 'test', scopes: ['orders:read', 'orders:create'], ...differences };
  const answer = await context.request.post('/api/keys', { data });
  assert.equal(answer.status(), 201);
  return answer.json();
}

export const call = (world, path, secret, init = {}) =>
  fetch(world.url + path, {
    ...init,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });

const anOrder = {
  delivery: 'client',
  address: 'Минск',
  addressId: 6,
  street: 'ул. Немига',
  house: '5',
  reciverType: 'fiz-lico',
  name: 'Иван Петров',
  reciverPhone: '+375297654321',
  contactPerson: false,
  deliveryAddress: 'client',
  reciverAddress: 'Гомель',
  reciverAddressId: 3,
  reciverStreet: 'ул. Советская',
  reciverHouse: '12',
  tarif: 'standart',
  packages: [
    {
      type: 'package',
      calculationType: 'sizes',
      length: 30,
      width: 20,
      height: 10,
      weight: 3,
      count: 1,
      useTTN: 'no',
    },
  ],
};

/** Places an order with a key. */
export async function placed(world, secret) {
  const body = JSON.stringify({ ...anOrder, deliveryDate: `${deliveryDay(5)} 20:00` });
  const answer = await call(world, '/api/order', secret, { method: 'POST', body });
  const order = await answer.json();
  assert.equal(answer.status, 201, JSON.stringify(order));
  return order;
}
