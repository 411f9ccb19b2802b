import { fromMinsk } from '@shlyah/domain';
import type { OrderHandoverDto } from '../src/modules/orders/dto/handover.dto';
import type { RunReturnDto } from '../src/modules/runs/run-return.dto';
import { Dispatchers } from './support/dispatchers';
import { startTestApp, type TestApp } from './support/test-app';
import { createTestDatabase } from './support/test-database';

const ROUNDS = 5;
const STOPS = 4;

let replicas: [TestApp, TestApp];
let staff: Dispatchers;

beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await startTestApp({}, database);
  replicas = [first, await startTestApp({}, { ...database, drop: () => Promise.resolve() })];
  const { owner, manager } = await Dispatchers.of(first);
  at('2026-11-27 08:00');
  staff = new Dispatchers(first, owner, manager, await replicas[1].as('admin'));
});
afterAll(async () => {
  for (const replica of replicas.reverse()) await replica.close();
});

const at = (time: string): void => {
  for (const { clock } of replicas) clock.set(fromMinsk(time));
};

it('two replicas that close a run at once give each stop one outcome, and end the run once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    at('2026-11-27 08:00');
    const ids: number[] = [];
    for (let n = 0; n < STOPS; n++) ids.push(await staff.order(String(n + 1)));
    const run = await staff.left(await staff.added(await staff.run({ day: '2026-11-27' }), ...ids));
    at('2026-11-27 18:00');
    const told = [
      { who: staff.manager, outcome: { outcome: 'handed' }, status: 6 },
      { who: staff.other, outcome: { outcome: 'failed', failure: 'nobody' }, status: 7 },
    ];
    const answers = await Promise.all(
      told.map(({ who, outcome }) =>
        staff.post(who, run.id, 'return', {
          version: run.version,
          outcomes: ids.map((order) => ({ order, ...outcome })),
          close: true,
        }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
    expect(taken).not.toEqual([]);
    const back = await staff.read(run);
    expect(back).toMatchObject({ returnedAt: '2026-11-27 18:00', ordersCount: STOPS });
    const statuses = new Set<number | undefined>();
    for (const { id, outcome, status } of back.orders) {
      const { body } = await staff.manager.get(`/api/order/${id}/handovers`);
      expect((body as OrderHandoverDto[]).map((one) => one.outcome)).toEqual([outcome]);
      expect(await staff.carrier(id)).toMatchObject({ run: run.id, done: true });
      statuses.add(status?.id);
    }
    // The unit of one of them is whole.
    expect(statuses.size).toBe(1);
    const refused = taken.flatMap(({ body }) => (body as RunReturnDto).refused);
    expect(refused).toHaveLength(taken.length === 2 ? STOPS : 0);
  }
});
