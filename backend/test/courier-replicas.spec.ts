import { fromMinsk } from '@shlyah/domain';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Drivers, outcome, tell } from './support/drivers';
import { startTestApp, type TestApp } from './support/test-app';
import { createTestDatabase } from './support/test-database';

const ROUNDS = 4;

let replicas: [TestApp, TestApp];
let staff: Drivers;

beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await startTestApp({}, database);
  replicas = [first, await startTestApp({}, { ...database, drop: () => Promise.resolve() })];
  const { owner, manager } = await Drivers.of(first);
  staff = new Drivers(first, owner, manager, await replicas[1].as('admin'));
});
afterAll(async () => {
  for (const replica of replicas.reverse()) await replica.close();
});

const at = (time: string): void => {
  for (const { clock } of replicas) clock.set(fromMinsk(time));
};
beforeEach(() => at('2026-11-27 08:00'));

it('«Уехал» at one replica and the first outcomes at the other are one departure', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    at('2026-11-27 08:00');
    const ids = [await staff.order('1'), await staff.order('2'), await staff.order('3')];
    const run = await staff.added(await staff.run({ day: '2026-11-27' }), ...ids);
    const phone = await staff.phoneOf(run);
    at('2026-11-27 12:00');
    const [first = 0, second = 0, third = 0] = ids;
    const calls = [
      () => staff.post(staff.other, run.id, 'leave', { version: run.version }),
      () => tell(phone, outcome(first), outcome(second)),
    ];
    if (round % 2 === 1) calls.reverse();
    await Promise.all(calls.map((call) => call()));
    const { orders, state } = await staff.read(run);
    expect([state, ...orders.map(({ status }) => status?.id)]).toEqual(['left', 6, 6, 4]);
    expect(await staff.conflictsOf(run)).toEqual([]);
    for (const id of [first, second]) {
      const { body } = await staff.manager.get(`/api/order/${id}/handovers`);
      expect(body).toHaveLength(1);
    }
    expect((await staff.history(third, 'status')).filter(({ to }) => to === 'В пути')).toHaveLength(1);
    const left = await replicas[0].database.read.findBy(JournalEntry, { kind: 'runLeft' });
    expect(left.filter(({ detail }) => detail?.startsWith(`рейс № ${run.id},`))).toHaveLength(1);
  }
});

it('two who decide a conflict at two replicas make one decision', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    at('2026-11-27 08:00');
    const { run, phone, ids } = await staff.onTheRoad(1);
    const [order = 0] = ids;
    at('2026-11-27 12:00');
    await staff.edit(order, { status: 7, failure: 'nobody' });
    const sent = outcome(order);
    await tell(phone, sent);
    const settle = `outcomes/${sent.key}/settle`;
    const answers = await Promise.all([
      staff.post(staff.manager, run.id, settle, { as: 'driver' }),
      staff.post(staff.other, run.id, settle, { as: 'desk' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await staff.history(order, 'driverTold')).toHaveLength(1);
    const isDriver = answers[0].status === 204;
    expect((await staff.readOrder(order)).status.id).toBe(isDriver ? 6 : 7);
    expect(await staff.conflictsOf(run)).toEqual([]);
  }
});
