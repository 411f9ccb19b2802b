import { defaultCalendar, defaultDeliveryDate } from '@shlyah/domain';
import type { Call, World } from './access-calls';
import { addConflict, addPass, addRun } from './access-table-courier';
import { outcome } from './drivers';
import { addOrder } from './factories';

/** A day ahead with deliveries. */
const RUN_DAY = defaultDeliveryDate(new Date(), defaultCalendar).slice(0, 10);

export const RUN_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/runs': () => ({ query: { day: RUN_DAY } }),
  'post /api/runs': () => ({ body: { day: RUN_DAY } }),
  'get /api/runs/drivers': () => ({}),
  'get /api/runs/carriers': ({ order }) => ({ query: { ids: order.id } }),
  'get /api/runs/{id}': async (world) => ({ id: (await newRun(world)).id }),
  'get /api/runs/{id}/sheet': async (world) => ({ id: (await newRun(world)).id }),
  'put /api/runs/{id}': async (world) => {
    const { id, version } = await newRun(world);
    return { id, body: { version, driver: 'Пётр Лис' } };
  },
  'delete /api/runs/{id}': async (world) => ({ id: (await newRun(world, [])).id }),
  'post /api/runs/{id}/orders': async (world) => ({
    id: (await newRun(world)).id,
    body: { ids: [(await addOrder(world.test, world.owner)).id], confirmDay: true },
  }),
  'put /api/runs/{id}/orders': async (world) => {
    const { id, version } = await newRun(world);
    return { id, body: { version } };
  },
  'post /api/runs/{id}/orders/remove': async (world) => {
    const { id, orders } = await newRun(world);
    return { id, body: { ids: orders.map((order) => order.id) } };
  },
  'post /api/runs/{id}/orders/putBack': async (world) => {
    const { id, version, orders } = await newRun(world);
    return { id, body: { version, ids: orders.map((order) => order.id) } };
  },
  'post /api/runs/{id}/leave': async (world) => {
    const { id, version } = await newRun(world);
    return { id, body: { version } };
  },
  'post /api/runs/{id}/takeBack': async (world) => {
    const { id, version } = await newRun(world);
    return { id, body: { version } };
  },
  'post /api/runs/{id}/told': async (world) => {
    const { id, version, orders } = await newRun(world);
    const manager = await world.test.as('manager');
    await manager.post(`/api/runs/${id}/leave`, { body: { version } });
    return { id, body: { version: version + 1, ids: orders.map((order) => order.id) } };
  },
  'post /api/runs/{id}/return': async (world) => {
    const { id, version } = await newRun(world);
    const manager = await world.test.as('manager');
    await manager.post(`/api/runs/${id}/leave`, { body: { version } });
    return { id, body: { version: version + 1, outcomes: [] } };
  },
  'post /api/runs/{id}/takeBackReturn': async (world) => {
    const { id, version } = await newRun(world);
    return { id, body: { version } };
  },
  'post /api/runs/{id}/pass': async (world) => ({ id: await addRun(world.test), body: { sms: true } }),
  'get /api/runs/{id}/pass': async (world) => {
    const id = await addRun(world.test);
    await (await world.test.as('manager')).post(`/api/runs/${id}/pass`, { body: {} });
    return { id };
  },
  'delete /api/runs/{id}/pass': async (world) => ({ id: await addRun(world.test) }),
  'post /api/runs/{id}/outcomes/{key}/settle': async ({ test, order }) => {
    const { runId, key } = await addConflict(test, order.id);
    return { id: runId, others: [key], body: { as: 'desk' } };
  },
  'post /api/courier/look': async ({ test }) => ({ body: { token: await addPass(test, false) } }),
  'post /api/courier/accept': async ({ test }) => ({ body: { token: await addPass(test, false) } }),
  'get /api/courier/run': () => ({}),
  'post /api/courier/outcomes': ({ order }) => ({ body: { outcomes: [outcome(order.id)] } }),
};

/** A run with a driver and the given orders, one new one unless told otherwise. */
async function newRun(
  world: World,
  ids?: number[],
): Promise<{ id: number; version: number; orders: { id: number }[] }> {
  const manager = await world.test.as('manager');
  const made = await manager.post('/api/runs', { body: { day: RUN_DAY, driver: 'Игорь Савич' } });
  const run = made.body as { id: number; version: number; orders: { id: number }[] };
  const orders = ids ?? [(await addOrder(world.test, world.owner)).id];
  if (orders.length === 0) return run;
  const { body } = await manager.post(`/api/runs/${run.id}/orders`, {
    body: { ids: orders, confirmDay: true },
  });
  return body as typeof run;
}
