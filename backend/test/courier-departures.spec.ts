import { fromMinsk, toMinsk } from '@shlyah/domain';
import { CourierOutcome } from '../src/modules/orders';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { IntegrationEvent } from '../src/platform/feed/integration-event.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Drivers, outcome, tell, words } from './support/drivers';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Drivers;

beforeAll(async () => {
  staff = await Drivers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run of today that stands in the yard, with its driver's telephone, at noon. */
async function inTheYard(count: number, changes: object = {}) {
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) ids.push(await staff.order(String(n)));
  const run = await staff.added(await staff.run({ day: '2026-11-27', ...changes }), ...ids);
  const phone = await staff.phoneOf(run);
  at('2026-11-27 12:00');
  return { run, phone, first: ids[0] ?? 0, second: ids[1] ?? 0 };
}

const statusOf = async (id: number) => (await staff.readOrder(id)).status.id;
const departuresOf = async (run: number) =>
  (await test.database.read.findBy(JournalEntry, { kind: 'runLeft' })).filter(({ detail }) =>
    detail?.startsWith(`рейс № ${run},`),
  );
const handoversOf = (orderId: number) => test.database.read.countBy(Handover, { orderId });
const mailsOf = async (order: number) =>
  (await test.database.read.find(Email)).filter(({ topic }) => topic?.includes(String(order))).length;
const eventsOf = (orderId: number) =>
  test.database.read.countBy(IntegrationEvent, { orderId, type: 'order.status' });

describe('the first outcome of a driver', () => {
  it('is the departure of the run, by its hour, with all that the desk would have set', async () => {
    const { run, phone, first, second } = await inTheYard(2);
    expect(words(await tell(phone, outcome(first)))).toEqual(['recorded']);
    const left = await staff.read(run);
    expect(left).toMatchObject({ state: 'left', leftAt: '2026-11-27 11:42', changedBy: 'Водитель' });
    expect([await statusOf(first), await statusOf(second)]).toEqual([6, 4]);
    const [set] = await staff.history(second, 'status');
    expect(set).toMatchObject({ user: { name: 'Водитель' }, to: 'В пути', date: '2026-11-27 11:42' });
    expect(await departuresOf(run.id)).toMatchObject([
      { actorId: null, detail: expect.stringMatching(/заказов: 2, по первому исходу водителя$/) },
    ]);
    await staff.post(staff.manager, run.id, 'takeBack', { version: left.version });
    expect(await statusOf(second)).not.toBe(4);
  });

  it('leaves the run where it is when the outcome itself cannot be', async () => {
    const { run, phone, first } = await inTheYard(1);
    expect(await tell(phone, outcome(first, { places: 5 }))).toMatchObject([{ taken: 'conflict' }]);
    expect(await staff.read(run)).toMatchObject({ state: 'open', leftAt: null });
    expect(await departuresOf(run.id)).toEqual([]);
  });

  it.each([['at the desk first'], ['by the driver first']])(
    'and «Уехал» at the same moment, %s, are one departure',
    async (who) => {
      const { run, phone, first, second } = await inTheYard(2);
      const leave = () => staff.post(staff.manager, run.id, 'leave', { version: run.version });
      const sent = outcome(first);
      const calls = [leave, () => tell(phone, sent), () => tell(phone, sent)];
      if (who.startsWith('by')) calls.reverse();
      await Promise.all(calls.map((call) => call()));
      expect(words(await tell(phone, sent))).toEqual(['recorded']);
      expect([await statusOf(first), await statusOf(second)]).toEqual([6, 4]);
      expect(await departuresOf(run.id)).toHaveLength(1);
      expect(await handoversOf(first)).toBe(1);
      expect(await eventsOf(second)).toBe(1);
      expect(await mailsOf(second)).toBe(1);
      expect((await staff.history(second, 'status')).filter(({ to }) => to === 'В пути')).toHaveLength(1);
    },
  );
});

describe('an outcome that the departure has to wait for', () => {
  it('is recorded by itself once the run leaves', async () => {
    const { run, phone, first } = await inTheYard(1, { driver: null, driverPhone: null });
    const sent = outcome(first, { receivedBy: 'Пётр Сидоров' });
    expect(words(await tell(phone, sent))).toEqual([
      'conflict: Назовите водителя: рейс без него не уезжает.',
    ]);
    expect(await staff.conflictsOf(run)).toHaveLength(1);
    const named = await staff.manager.put(`/api/runs/${run.id}`, {
      body: { version: run.version, driver: 'Игорь Савич' },
    });
    const { version } = named.body as { version: number };
    const { body } = await staff.post(staff.manager, run.id, 'leave', { version });
    expect(body).toMatchObject({
      state: 'left',
      orders: [
        {
          outcome: 'handed',
          handover: { source: 'courier', date: '2026-11-27 11:42', receivedBy: 'Пётр Сидоров' },
        },
      ],
    });
    expect(await staff.conflictsOf(run)).toEqual([]);
    expect(words(await tell(phone, sent))).toEqual(['recorded']);
    expect(await handoversOf(first)).toBe(1);
  });

  it('of a day to come waits, too, and two presses record it once', async () => {
    const { run, phone, first } = await inTheYard(1, { day: '2026-11-30' });
    expect(words(await tell(phone, outcome(first)))).toEqual(['conflict: Рейс ещё не уехал']);
    const leave = () => staff.post(staff.manager, run.id, 'leave', { version: run.version });
    await Promise.all([leave(), leave()]);
    expect(await statusOf(first)).toBe(6);
    expect(await handoversOf(first)).toBe(1);
  });

  it('of an order that was taken out is recorded when it goes after all', async () => {
    const { run, phone, first, second } = await inTheYard(2);
    await tell(phone, outcome(second));
    const left = await staff.read(run);
    await staff.post(staff.manager, run.id, 'takeBack', { version: left.version });
    await staff.post(staff.manager, run.id, 'orders/remove', { ids: [first] });
    expect(words(await tell(phone, outcome(first)))).toEqual([
      `conflict: Заказ №\u00a0${first} убрали из рейса`,
    ]);
    await staff.left(await staff.added(await staff.read(run), first));
    expect(await statusOf(first)).toBe(6);
    expect(await staff.conflictsOf(run)).toEqual([]);
  });

  it('stays beside what the desk has recorded meanwhile', async () => {
    const { run, phone, first } = await inTheYard(1, { day: '2026-11-30' });
    await tell(phone, outcome(first));
    await staff.edit(first, { status: 9 });
    await staff.left(await staff.read(run));
    expect(await statusOf(first)).toBe(9);
    expect(await staff.conflictsOf(run)).toHaveLength(1);
    expect(await test.database.read.findBy(CourierOutcome, { orderId: first })).toMatchObject([
      { answer: 'conflict' },
    ]);
    expect(toMinsk(test.clock.now())).toBe('2026-11-27 12:00');
  });
});
