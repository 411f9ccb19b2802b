import { Order } from '../../src/modules/orders/model/order.entity';
import type { Call, World } from './access-calls';
import { addOrder } from './factories';

export const RETURN_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/order/returns/clients': () => ({}),
  'get /api/order/returns/ttn': ({ owner }) => ({ query: { user: owner.id } }),
  'get /api/order/returns/ttn/export': ({ owner }) => ({ query: { user: owner.id, format: 'csv' } }),
  'get /api/order/returns/ttn/paper': async (world) => {
    await orderOf(world, { ttnSince: new Date() });
    return { query: { user: world.owner.id } };
  },
  'post /api/order/returns/ttn': async (world) => ({
    body: { ids: [await orderOf(world, { ttnSince: new Date() })], back: true },
  }),
  'get /api/order/returns/cargo': () => ({}),
  'get /api/months/{month}': () => ({ id: '2026-01' }),
  'get /api/months/{month}/export': () => ({ id: '2026-01', query: { format: 'csv' } }),
  'get /api/months/{month}/orders': () => ({ id: '2026-01' }),
  'get /api/months/{month}/summary': () => ({ id: '2026-01' }),
  'post /api/order/returns/cargo': async (world) => ({
    body: { ids: [await orderOf(world, { heldSince: new Date() })], back: true, to: 'Анна Ковалёва' },
  }),
};

async function orderOf({ test, owner }: World, columns: Partial<Order>): Promise<number> {
  const { id } = await addOrder(test, owner);
  await test.database.write((tx) => tx.update(Order, { id }, columns));
  return id;
}
