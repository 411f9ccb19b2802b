import { fromMinsk } from '@shlyah/domain';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Drivers, outcome, stopOf, tell, words } from './support/drivers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

async function atNoon() {
  const started = await staff.onTheRoad(1);
  at('2026-11-27 12:00');
  return { ...started, order: started.ids[0] ?? 0 };
}

/** The tries that stand, as the order shows them. */
async function triesOf(order: number): Promise<string[]> {
  const { body } = await staff.manager.get(`/api/order/${order}/handovers`);
  return (body as { outcome: string; corrected: boolean }[])
    .filter(({ corrected }) => !corrected)
    .map(({ outcome: ended }) => ended);
}

const statusOf = async (id: number) => (await staff.readOrder(id)).status.id;

describe('a driver who corrects an own outcome', () => {
  it('has the stop open again, with the status and the day of before', async () => {
    const { phone, order } = await atNoon();
    const failed = outcome(order, { outcome: 'failed', failure: 'nobody', nextDay: '2026-11-30' });
    const before = (await staff.readOrder(order)).deliveryDate;
    await tell(phone, failed);
    expect([await statusOf(order), await triesOf(order)]).toEqual([7, ['failed']]);
    const undo = outcome(order, { outcome: null, corrects: failed.key, undo: true });
    expect(words(await tell(phone, undo))).toEqual(['recorded']);
    expect(words(await tell(phone, undo))).toEqual(['recorded']);
    expect(await stopOf(phone, order)).toMatchObject({ outcome: null, carried: true });
    expect(await staff.readOrder(order)).toMatchObject({
      status: { id: 4 },
      deliveryDate: before,
      failure: null,
    });
    expect(await triesOf(order)).toEqual([]);
    const handed = outcome(order, { corrects: undo.key });
    expect(words(await tell(phone, handed))).toEqual(['recorded']);
    expect([await statusOf(order), await triesOf(order)]).toEqual([6, ['handed']]);
  });

  it.each([
    ['another outcome', { outcome: 'failed', failure: 'refused' }, 7, 'failed'],
    ['another taker', { receivedBy: 'Анна Лис', receivedAs: 'relative' }, 6, 'handed'],
  ])('tells %s, of which one stands', async (_what, change, status, ended) => {
    const { phone, order } = await atNoon();
    const first = outcome(order, { receivedBy: 'Пётр Сидоров', receivedAs: 'employee' });
    await tell(phone, first);
    const second = outcome(order, { ...change, corrects: first.key });
    expect(words(await tell(phone, second))).toEqual(['recorded']);
    expect([await statusOf(order), await triesOf(order)]).toEqual([status, [ended]]);
    expect(await stopOf(phone, order)).toMatchObject({ outcome: { outcome: ended, key: second.key } });
  });

  it('reaches a stop after all that was not reached', async () => {
    const { phone, order } = await atNoon();
    const missed = outcome(order, { outcome: 'missed', nextDay: '2026-11-30' });
    const before = (await staff.readOrder(order)).deliveryDate;
    await tell(phone, missed);
    expect((await staff.readOrder(order)).deliveryDate).toBe('2026-11-30 23:00');
    await tell(phone, outcome(order, { corrects: missed.key }));
    expect(await staff.readOrder(order)).toMatchObject({ status: { id: 6 }, deliveryDate: before });
  });

  it('has cargo still to be fetched after all', async () => {
    const order = await staff.order('1');
    const made = await staff.run({ day: '2026-11-27' });
    const put = await staff.put(staff.manager, made, [order], { task: 'fetch' });
    const run = await staff.left(put.body as typeof made);
    const phone = await staff.phoneOf(run);
    at('2026-11-27 12:00');
    expect(await statusOf(order)).toBe(3);
    const failed = outcome(order, { task: 'fetch', outcome: 'failed', failure: 'nobody' });
    expect(words(await tell(phone, failed))).toEqual(['recorded']);
    expect([await statusOf(order), await triesOf(order)]).toEqual([2, ['failed']]);
    const fetched = outcome(order, { task: 'fetch', outcome: 'collected', corrects: failed.key });
    expect(words(await tell(phone, fetched))).toEqual(['recorded']);
    expect([await statusOf(order), await triesOf(order)]).toEqual([4, ['collected']]);
    await tell(phone, outcome(order, { task: 'fetch', outcome: null, undo: true, corrects: fetched.key }));
    expect([await statusOf(order), await triesOf(order)]).toEqual([3, []]);
  });

  it.each([
    ['told', { failure: 'nobody' }],
    ['told in words', { failure: 'other', failureWords: 'Домофон не работает' }],
  ])('has a failed delivery of before again, with the reason that was %s', async (_what, reason) => {
    const order = await staff.order('1');
    await staff.edit(order, { status: 7, ...reason });
    const run = await staff.added(await staff.run({ day: '2026-11-27' }), order);
    const left = await staff.post(staff.manager, run.id, 'leave', {
      version: run.version,
      keepStatuses: true,
    });
    expect(left.status).toBe(200);
    const phone = await staff.phoneOf(run);
    at('2026-11-27 12:00');
    for (const wrong of [{}, { outcome: 'failed', failure: 'refused' }, { outcome: 'point' }]) {
      const sent = outcome(order, wrong);
      expect(words(await tell(phone, sent))).toEqual(['recorded']);
      const undo = outcome(order, { outcome: null, corrects: sent.key, undo: true });
      expect(words(await tell(phone, undo))).toEqual(['recorded']);
      expect(await staff.readOrder(order)).toMatchObject({ status: { id: 7 }, ...reason });
      expect(await triesOf(order)).toEqual(['failed']);
      expect(await stopOf(phone, order)).toMatchObject({ outcome: null });
    }
  });

  it('has the stop open again after a failed try that the same run has made good', async () => {
    const { run, phone, order } = await atNoon();
    const failed = outcome(order, { outcome: 'failed', failure: 'nobody' });
    await tell(phone, failed);
    test.clock.pass(10 * 60_000);
    await staff.edit(order, { status: 4 });
    const handed = outcome(order, { corrects: failed.key, at: '2026-11-27T09:05:00.000Z' });
    expect(words(await tell(phone, handed))).toEqual(['recorded']);
    const undo = outcome(order, { outcome: null, corrects: handed.key, undo: true });
    expect(words(await tell(phone, undo))).toEqual(['recorded']);
    expect([await statusOf(order), await triesOf(order)]).toEqual([4, []]);
    expect(await staff.conflictsOf(run)).toEqual([]);
  });

  it('corrects nothing that the desk has changed since, nor after the run is closed', async () => {
    const { run, phone, order } = await atNoon();
    const first = outcome(order);
    await tell(phone, first);
    await staff.edit(order, { handover: { receivedBy: 'Анна Лис', receivedAs: 'relative' } });
    const second = outcome(order, { outcome: 'failed', failure: 'nobody', corrects: first.key });
    expect(words(await tell(phone, second))).toEqual([
      `conflict: №\u00a0${order}: с тех пор изменили, теперь «вручено»`,
    ]);
    const fresh = await staff.read(run);
    await staff.post(staff.manager, run.id, 'return', { version: fresh.version, outcomes: [], close: true });
    test.clock.pass(1000);
    const third = outcome(order, { outcome: null, undo: true, corrects: first.key });
    expect(words(await tell(phone, third))).toEqual([
      'conflict: Рейс закрыт 27.11.2026 12:00: исход исправляет диспетчер',
    ]);
    expect([await statusOf(order), await triesOf(order)]).toEqual([6, ['handed']]);
    expect(await staff.conflictsOf(run)).toEqual([[order, 'исхода не было', expect.any(String)]]);
  });

  it('leaves no trace of a correction that is refused', async () => {
    const { phone, order } = await atNoon();
    const first = outcome(order);
    await tell(phone, first);
    const wrong = outcome(order, { places: 5, corrects: first.key });
    expect(words(await tell(phone, wrong))).toEqual([
      'conflict: В заказе 1\u00a0место: больше передать нельзя',
    ]);
    expect([await statusOf(order), await triesOf(order)]).toEqual([6, ['handed']]);
    expect(await test.database.read.countBy(Handover, { orderId: order })).toBe(1);
    expect(await stopOf(phone, order)).toMatchObject({ outcome: { key: first.key } });
  });
});
