import { fromMinsk } from '@shlyah/domain';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Drivers, outcome, stopOf, tell, words } from './support/drivers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run on the road whose desk has told another outcome of its only order than the driver. */
async function disputed(desk: object, told: object = {}) {
  const { run, phone, ids } = await staff.onTheRoad(1);
  const [order = 0] = ids;
  at('2026-11-27 12:00');
  await staff.edit(order, desk);
  const sent = outcome(order, told);
  expect(await tell(phone, sent)).toMatchObject([{ taken: 'conflict' }]);
  return { run, phone, order, sent };
}

type Disputed = Awaited<ReturnType<typeof disputed>>;

const settle = ({ run, sent }: Pick<Disputed, 'run' | 'sent'>, body: object, who = staff.manager) =>
  who.post(`/api/runs/${run.id}/outcomes/${sent.key}/settle`, { body });

const stopOfRun = async (run: { id: number }) => (await staff.read(run)).orders[0];
const summaryOf = async ({ id }: { id: number }) => {
  const { body } = await staff.manager.get('/api/runs', { query: { day: '2026-11-27' } });
  return (body as { id: number; conflicts: number }[]).find((one) => one.id === id);
};

const FAILED = { status: 7, failure: 'nobody' };

describe('«Записать как у водителя»', () => {
  it.each<[string, object, object, object]>([
    ['failed', FAILED, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' }, { status: { id: 6 } }],
    ['canceled', { status: 9 }, {}, { status: { id: 6 } }],
    [
      'handed to another',
      { status: 6, handover: { receivedBy: 'Анна Лис' } },
      { receivedBy: 'Пётр Сидоров' },
      { status: { id: 6 } },
    ],
    [
      'handed',
      { status: 6 },
      { outcome: 'failed', failure: 'refused', nextDay: '2026-11-30' },
      { status: { id: 7 }, handover: { failure: 'refused' }, deliveryDate: '2026-11-30 23:00' },
    ],
    ['brought to a point', { status: 5 }, {}, { status: { id: 6 } }],
  ])('makes an order that was %s what the driver has told', async (_what, desk, told, becomes) => {
    const made = await disputed(desk, told);
    const { run, phone, order, sent } = made;
    expect(await summaryOf(run)).toMatchObject({ conflicts: 1 });
    const [conflict] = (await staff.readPass(run)).conflicts;
    expect(conflict).toMatchObject({ key: sent.key, order, desk: expect.any(String) });
    const answer = await settle(made, { as: 'driver', version: conflict?.version });
    expect([answer.status, answer.body]).toMatchObject([204, expect.anything()]);
    expect(await stopOfRun(run)).toMatchObject({
      outcome: sent.outcome,
      ...becomes,
      handover: {
        source: 'courier',
        date: '2026-11-27 11:42',
        sure: 'exact',
        ...((told as { receivedBy?: string }).receivedBy && { receivedBy: 'Пётр Сидоров' }),
      },
    });
    const tries = (await staff.manager.get(`/api/order/${order}/handovers`)).body as { corrected: boolean }[];
    expect(tries.filter(({ corrected }) => !corrected)).toHaveLength(1);
    expect(await staff.conflictsOf(run)).toEqual([]);
    expect(await summaryOf(run)).toMatchObject({ conflicts: 0 });
    expect(words(await tell(phone, sent))).toEqual(['recorded']);
    expect(await stopOf(phone, order)).toMatchObject({
      outcome: { outcome: sent.outcome, key: sent.key },
      settled: { key: sent.key, as: 'driver', words: 'Диспетчер записал как у вас' },
    });
    expect(await staff.history(order, 'driverTold')).toMatchObject([
      { to: 'записано как у водителя', from: expect.stringContaining('вручено') },
    ]);
  });

  it('has a stop open again, or not reached', async () => {
    const missed = await disputed(FAILED, { outcome: 'missed', nextDay: '2026-11-30' });
    expect((await settle(missed, { as: 'driver' })).status).toBe(204);
    expect(await stopOfRun(missed.run)).toMatchObject({
      outcome: 'missed',
      status: { id: 4 },
      handover: null,
    });
    expect(await staff.readOrder(missed.order)).toMatchObject({ deliveryDate: '2026-11-30 23:00' });
    expect(await staff.conflictsOf(missed.run)).toEqual([]);

    at('2026-11-27 08:00');
    const { run, phone, ids } = await staff.onTheRoad(1);
    const [order = 0] = ids;
    at('2026-11-27 12:00');
    const first = outcome(order);
    await tell(phone, first);
    await staff.edit(order, { handover: { receivedBy: 'Анна Лис' } });
    const undo = outcome(order, { outcome: null, undo: true, corrects: first.key });
    expect(await tell(phone, undo)).toMatchObject([{ taken: 'conflict' }]);
    expect((await settle({ run, sent: undo }, { as: 'driver' })).status).toBe(204);
    expect(await stopOfRun(run)).toMatchObject({ outcome: null, status: { id: 4 }, handover: null });
  });

  it('also in a run that has returned, which it had to say nothing of', async () => {
    const made = await disputed(FAILED);
    const { version } = await staff.read(made.run);
    const closed = await staff.post(staff.manager, made.run.id, 'return', {
      version,
      outcomes: [],
      close: true,
    });
    expect(closed.status).toBe(200);
    expect(await summaryOf(made.run)).toMatchObject({ conflicts: 1 });
    expect((await settle(made, { as: 'driver' })).status).toBe(204);
    expect(await stopOfRun(made.run)).toMatchObject({ outcome: 'handed', status: { id: 6 } });
  });

  it('is refused by a sentence where it cannot be', async () => {
    const { run, phone, ids } = await staff.onTheRoad(1);
    const [order = 0] = ids;
    at('2026-11-27 12:00');
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${order}`)).status).toBe(204);
    const sent = outcome(order);
    await tell(phone, sent);
    const refused = await settle({ run, sent }, { as: 'driver' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: `Заказ №\u00a0${order} удалён: сначала верните его.` },
    ]);
    expect(await staff.conflictsOf(run)).toHaveLength(1);
    const none = await settle({ run, sent: outcome(order) }, { as: 'driver' });
    expect(none.status).toBe(404);
    const word = await settle({ run, sent }, { as: 'всё равно' });
    expect(word.status).toBe(422);
    expect((await settle({ run, sent }, { as: 'desk' })).status).toBe(204);
    expect(await staff.conflictsOf(run)).toEqual([]);
  });

  it('is refused with the words of an outcome that can no longer be', async () => {
    const made = await disputed(FAILED, { places: 5 });
    const refused = await settle(made, { as: 'driver' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: `№\u00a0${made.order}: В заказе 1\u00a0место: больше передать нельзя` },
    ]);
    expect(await stopOfRun(made.run)).toMatchObject({ outcome: 'failed', status: { id: 7 } });
  });

  it('does not take from another run what that has delivered', async () => {
    const made = await disputed(FAILED);
    const other = await staff.left(await staff.added(await staff.run({ day: '2026-11-27' }), made.order));
    await staff.post(staff.manager, other.id, 'return', {
      version: other.version,
      outcomes: [{ order: made.order, outcome: 'handed' }],
    });
    const refused = await settle(made, { as: 'driver' });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      `№\u00a0${made.order}: рейс №\u00a0${other.id} сообщил «вручено». Исправьте исход в заказе.`,
    ]);
  });
});

describe('«Оставить как есть»', () => {
  it('ends the conflict, with who and when, and the driver reads it', async () => {
    const made = await disputed(FAILED);
    const { run, phone, order, sent } = made;
    expect((await settle(made, { as: 'desk' })).status).toBe(204);
    expect((await settle(made, { as: 'desk' })).status).toBe(204);
    expect(await staff.conflictsOf(run)).toEqual([]);
    expect(await stopOfRun(run)).toMatchObject({ outcome: 'failed', status: { id: 7 } });
    expect(await stopOf(phone, order)).toMatchObject({
      settled: { key: sent.key, as: 'desk', words: expect.stringMatching(/^Диспетчер оставил: не вручено/) },
    });
    expect(await staff.history(order, 'driverTold')).toMatchObject([
      {
        user: { name: 'Ольга Кравец' },
        from: 'вручено 27.11.2026 в\u00a011:42',
        to: 'оставлено как есть',
      },
    ]);
    expect(await staff.history(order, 'driverTold', await test.signedIn(staff.owner))).toEqual([]);
    expect(
      await test.database.read.findBy(JournalEntry, { kind: 'conflictSettled', orderId: order }),
    ).toMatchObject([{ detail: `рейс № ${run.id}: оставлено как есть` }]);
  });
});

describe('two who decide', () => {
  it('at once: one does, the other reads who has decided what', async () => {
    const made = await disputed(FAILED);
    const answers = await Promise.all([
      settle(made, { as: 'driver' }),
      settle(made, { as: 'desk' }, staff.other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    expect((body as { message: string }).message).toMatch(
      /^Уже решено: (записано как у водителя|оставлено как есть)\. (Ольга Кравец|Пётр Второй), 27\.11\.2026 12:00\.$/,
    );
    expect(await staff.history(made.order, 'driverTold')).toHaveLength(1);
  });

  it('over an order that was changed since: 409 with the fresh run and who', async () => {
    const made = await disputed(FAILED);
    const [conflict] = (await staff.readPass(made.run)).conflicts;
    await staff.edit(made.order, { reciverHouse: '99' });
    const stale = await settle(made, { as: 'driver', version: conflict?.version });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'version_conflict', savedBy: { at: '2026-11-27 12:00' } },
    ]);
    expect(await stopOfRun(made.run)).toMatchObject({ status: { id: 7 } });
  });
});
