import type { ActDto, IssuedActsDto } from '../../src/modules/acts/act.dto';
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
  'post /api/acts/{id}/agree': async (world) => ({ id: await newAct(world), body: { version: 1 } }),
  'post /api/acts/{id}/object': async (world) => ({
    id: await newAct(world),
    body: { version: 1, objections: [{ position: 1, words: 'Не храните' }] },
  }),
  'post /api/objections/{id}/withdraw': async (world) => ({ id: await newObjection(world) }),
  'post /api/objections/{id}/answer': async (world) => ({
    id: await newObjection(world),
    body: { words: 'Хранили пять дней' },
  }),
  'get /api/movedDays/{year}': () => ({ id: 2027 }),
  'put /api/movedDays/{year}': () => ({ id: 2099, body: { days: [], version: 0 } }),
  'post /api/acts/{id}/annul': async (world) => ({
    id: await newAct(world),
    body: { version: 1, reason: 'Ошибка' },
  }),
  'get /api/payments': () => ({}),
  'post /api/payments': (world) => ({ body: payment(world) }),
  'post /api/payments/{id}/reverse': async (world) => ({
    id: await newPayment(world),
    body: { reason: 'Ошибка' },
  }),
  'get /api/debts': () => ({}),
  'get /api/debts/clients': ({ owner }) => ({ query: { users: owner.id } }),
  'get /api/debts/mine': () => ({}),
  'get /api/debts/{user}': ({ owner }) => ({ id: owner.id }),
  'get /api/months/{month}/payments': () => ({ id: month }),
  'get /api/reconciliation': (world) => ({ query: period(world) }),
  'get /api/reconciliation/file': (world) => ({ query: period(world) }),
  'post /api/acts/{id}/correct': async (world) => ({
    id: await newAct(world),
    body: { version: 1, reason: 'Ошибка', lines: [{ position: 1, price: 7 }] },
  }),
};

const line = ({ owner }: World): object => ({ user: owner.id, words: 'Хранение', sum: 15 });

let payments = 0;

const payment = ({ owner }: World): object => ({
  user: owner.id,
  day: '2026-01-12',
  sum: 15,
  number: String(++payments),
});

async function newPayment(world: World): Promise<number> {
  const admin = await world.test.as('admin');
  const { body } = await admin.post('/api/payments', { body: payment(world) });
  return (body as { id: number }).id;
}

const period = ({ owner }: World) => ({ user: owner.id, from: '2026-01-01', to: '2026-01-31' });

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

async function newObjection(world: World): Promise<number> {
  const owner = await world.test.signedIn(world.owner);
  const body = { version: 1, objections: [{ position: 1, words: 'Не храните' }] };
  const answer = await owner.post(`/api/acts/${await newAct(world)}/object`, { body });
  return (answer.body as ActDto).objections[0]?.id ?? 0;
}
