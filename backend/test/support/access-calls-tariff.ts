import { toMinsk } from '@shlyah/domain';
import type { Call, World } from './access-calls';

const coming = ({ test }: World) => ({
  from: toMinsk(new Date(test.clock.now().getTime() + 24 * 60 * 60 * 1000)),
  update: [],
});

export const TARIFF_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/calculator/own': () => ({}),
  'get /api/users/terms/{id}': ({ owner }) => ({ id: owner.id }),
  'put /api/users/terms/{id}': ({ owner }) => ({
    id: owner.id,
    body: { coefficient: 1, prices: [], version: 1 },
  }),
  'get /api/users/terms/{id}/history': ({ owner }) => ({ id: owner.id }),
  'get /api/calculator/announcement': () => ({}),
  'post /api/calculator/check': () => ({ body: { count: 10 } }),
  'get /api/calculator/versions/{id}/orders': () => ({ id: 1 }),
  'post /api/calculator/requote': () => ({ body: { orders: [{ id: 1, version: 1 }] } }),
  'get /api/calculator/versions': () => ({}),
  'post /api/calculator/versions': () => ({ body: { id: 1 } }),
  'get /api/calculator/coming': async (world) => {
    await publishLater(world);
    return {};
  },
  'put /api/calculator/coming': (world) => ({ body: coming(world) }),
  'delete /api/calculator/coming': async (world) => {
    await publishLater(world);
    return {};
  },
};

async function publishLater(world: World): Promise<void> {
  await (await world.test.as('admin')).put('/api/calculator/coming', { body: coming(world) });
}
