import type { Call, World } from './access-calls';
import { addOrder } from './factories';

export const REGISTER_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/registers': () => ({}),
  'post /api/registers': async (world) => ({ body: { ids: [(await addOrder(world.test, world.owner)).id] } }),
  'get /api/registers/{id}': async (world) => ({ id: (await newRegister(world)).id }),
  'get /api/registers/{id}/file': async (world) => ({ id: (await newRegister(world)).id }),
  'get /api/registers/{id}/act': async (world) => {
    const { id, version } = await tickedRegister(world);
    const manager = await world.test.as('manager');
    await manager.post(`/api/registers/${id}/receive`, { body: { version } });
    return { id };
  },
  'post /api/registers/{id}/dissolve': async (world) => ({ id: (await newRegister(world)).id }),
  'post /api/registers/{id}/update': async (world) => ({
    id: (await newRegister(world)).id,
    body: { edition: 1 },
  }),
  'put /api/registers/{id}/pickup': async (world) => {
    const { id, pickupDate } = await newRegister(world);
    return { id, body: { pickupDate } };
  },
  'post /api/registers/{id}/places': async (world) => {
    const { id, order } = await newRegister(world);
    return { id, body: { places: [{ order, place: 1 }], received: true } };
  },
  'post /api/registers/{id}/receive': async (world) => {
    const { id, version } = await tickedRegister(world);
    return { id, body: { version } };
  },
};

async function newRegister(world: World): Promise<{ id: number; order: number; pickupDate: unknown }> {
  const { id: order, pickupDate } = await addOrder(world.test, world.owner);
  const owner = await world.test.signedIn(world.owner);
  const { body } = await owner.post('/api/registers', { body: { ids: [order] } });
  return { id: (body as { id: number }).id, order, pickupDate };
}

async function tickedRegister(world: World): Promise<{ id: number; version: number }> {
  const { id, order } = await newRegister(world);
  const manager = await world.test.as('manager');
  const body = { places: [{ order, place: 1 }], received: true };
  const answer = await manager.post(`/api/registers/${id}/places`, { body });
  return { id, version: (answer.body as { version: number }).version };
}
