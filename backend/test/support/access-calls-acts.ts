import type { IssuedActsDto } from '../../src/modules/acts/act.dto';
import type { Call, World } from './access-calls';
import { goOnIssuing, stopIssuing } from './acts';

const month = '2026-01';

export const ACT_CALLS: Record<string, (world: World) => Call | Promise<Call>> = {
  'get /api/months/{month}/lines': () => ({ id: month }),
  'post /api/months/{month}/lines': (world) => ({ id: month, body: line(world) }),
  'delete /api/ownLines/{id}': async (world) => ({ id: await newLine(world) }),
  'post /api/months/{month}/acts': async ({ test, owner }) => {
    await goOnIssuing(test);
    return { id: month, body: { users: [owner.id] } };
  },
  'get /api/months/{month}/file': () => ({ id: month, query: { format: 'csv' } }),
  'get /api/acts': () => ({}),
  'get /api/actSeries': () => ({}),
  'post /api/actSeries': async (world) => {
    await stopIssuing(world.test);
    return { body: { last: 100_000 } };
  },
  'get /api/acts/{id}': async (world) => ({ id: await newAct(world) }),
  'get /api/acts/{id}/act': async (world) => ({ id: await newAct(world) }),
  'get /api/acts/{id}/invoice': async (world) => ({ id: await newAct(world) }),
  'post /api/acts/{id}/annul': async (world) => ({
    id: await newAct(world),
    body: { version: 1, reason: 'Ошибка' },
  }),
  'post /api/acts/{id}/correct': async (world) => ({
    id: await newAct(world),
    body: { version: 1, reason: 'Ошибка', lines: [{ position: 1, price: 7 }] },
  }),
};

const line = ({ owner }: World): object => ({ user: owner.id, words: 'Хранение', sum: 15 });

async function newLine(world: World): Promise<number> {
  const manager = await world.test.as('manager');
  const { body } = await manager.post(`/api/months/${month}/lines`, { body: line(world) });
  return (body as { id: number }).id;
}

async function newAct(world: World): Promise<number> {
  // Of a caller who may not state the last number.
  await goOnIssuing(world.test);
  await newLine(world);
  const admin = await world.test.as('admin');
  const body = { users: [world.owner.id] };
  const answer = await admin.post(`/api/months/${month}/acts`, { body });
  return (answer.body as IssuedActsDto).issued[0]?.id ?? 0;
}
