import type { Call, World } from './access-calls';
import { changeMany } from './bulks';
import { addOrder } from './factories';

export const BULK_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/bulks/{id}': async (world) => ({ id: await newBulk(world) }),
  'post /api/bulks/{id}/takeBack': async (world) => ({ id: await newBulk(world) }),
};

async function newBulk({ test, owner }: World): Promise<number> {
  const orders = [await addOrder(test, owner), await addOrder(test, owner)];
  const ids = orders.map(({ id }) => id);
  return (await changeMany(await test.as('manager'), ids, { status: 2 })) ?? 0;
}
