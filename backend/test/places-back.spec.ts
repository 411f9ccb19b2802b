import { fromMinsk } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { HeldOrderPage } from '../src/modules/orders/dto/returns.dto';
import type { RunReturnDto } from '../src/modules/runs/run-return.dto';
import type { RunDto } from '../src/modules/runs/run.dto';
import { Dispatchers } from './support/dispatchers';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let staff: Dispatchers;

beforeAll(async () => {
  staff = await Dispatchers.of(test);
});

const at = (time: string): void => test.clock.set(fromMinsk(time));
beforeEach(() => at('2026-11-27 08:00'));

/** A run that left at eight with orders of three places, in the evening. */
async function onTheRoad(count: number, task = 'deliver'): Promise<{ run: RunDto; ids: number[] }> {
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) ids.push(await staff.orderOf(3));
  const made = await staff.run({ day: '2026-11-27' });
  await staff.put(staff.manager, made, ids, { task });
  const run = await staff.left(await staff.read(made));
  at('2026-11-27 18:00');
  return { run, ids };
}
const comeBack = (run: RunDto, outcomes: object[], more: object = {}, who = staff.manager) =>
  staff.post(who, run.id, 'return', { version: run.version, outcomes, ...more });
const failed = (order: number, more: object = {}) => ({
  order,
  outcome: 'failed',
  failure: 'nobody',
  ...more,
});
const heldOf = async (id: number) => {
  const { body } = await staff.manager.get('/api/order/returns/cargo');
  return (body as HeldOrderPage).data.find((one) => one.id === id);
};
const handoverOf = async (id: number) => (await staff.readOrder(id)).handover;

describe('places of what was not delivered', () => {
  it('have all come back with the run unless it says less, and the lists tell so', async () => {
    const { run, ids } = await onTheRoad(3);
    const [whole = 0, some = 0, handed = 0] = ids;
    const outcomes = [failed(whole), failed(some, { placesBack: 1 }), { order: handed, outcome: 'handed' }];
    const answer = await comeBack(run, outcomes, { close: true });
    expect([answer.status, (answer.body as RunReturnDto).refused]).toEqual([200, []]);
    expect((await staff.read(run)).orders.map(({ handover }) => handover?.placesBack)).toEqual([3, 1, null]);
    expect(await heldOf(whole)).toMatchObject({ places: 3, placesBack: 3 });
    expect(await heldOf(some)).toMatchObject({ places: 3, placesBack: 1 });
    // Its owner sees it, too.
    const owner = await test.signedIn(staff.owner);
    const { body } = await owner.get('/api/order/single', { query: { id: some } });
    expect(body).toMatchObject({ handover: { outcome: 'failed', placesBack: 1 } });
  });

  it('are told anew when the rest is found, on the way back to the sender too, until the next try', async () => {
    const { run, ids } = await onTheRoad(1);
    const [id = 0] = ids;
    await comeBack(run, [failed(id, { placesBack: 0 })], { close: true });
    await staff.edit(id, { handover: { placesBack: 2 } });
    expect(await handoverOf(id)).toMatchObject({ placesBack: 2, date: null });
    const [line] = await staff.history(id, 'handover');
    expect(line).toMatchObject({
      from: expect.stringContaining('вернулось мест: 0') as string,
      to: expect.stringContaining('вернулось мест: 2') as string,
    });
    await staff.edit(id, { status: 8 });
    expect(await heldOf(id)).toMatchObject({ status: 'Возврат', placesBack: 2 });
    await staff.edit(id, { status: 7, failure: 'refused' });
    await staff.edit(id, { status: 4 });
    await staff.edit(id, { status: 7, failure: 'nobody' });
    // A status of the desk does not count them.
    expect(await heldOf(id)).toMatchObject({ places: 3, placesBack: null });
  });

  it('are counted once: another number of a colleague does not replace the first', async () => {
    const { run, ids } = await onTheRoad(1);
    const [id = 0] = ids;
    await comeBack(run, [failed(id, { placesBack: 2 })]);
    const again = (await comeBack(run, [failed(id, { placesBack: 2 })], {}, staff.other))
      .body as RunReturnDto;
    expect(again.refused).toEqual([]);
    const other = (await comeBack(run, [failed(id, { placesBack: 3 })], {}, staff.other))
      .body as RunReturnDto;
    expect(other.refused).toMatchObject([{ order: id }]);
    expect(await handoverOf(id)).toMatchObject({ placesBack: 2 });
  });

  it.each([
    ['more than there are', { placesBack: 4 }, 'больше вернуться не могло'],
    ['less than none', { placesBack: -1 }, ''],
    ['no number', { placesBack: 'два' }, ''],
    ['of what was handed over', { outcome: 'handed', failure: null, placesBack: 1 }, 'когда заказ не вручён'],
    ['of what was not reached', { outcome: 'missed', failure: null, placesBack: 1 }, 'когда заказ не вручён'],
  ])('%s are refused at their field', async (_, more, why) => {
    const { run, ids } = await onTheRoad(1);
    const answer = await comeBack(run, [failed(ids[0] ?? 0, more)]);
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['outcomes.0.placesBack']]);
    expect(JSON.stringify(errorsOf(answer))).toContain(why);
    expect((await staff.readOrder(ids[0] ?? 0)).status.id).toBe(4);
  });

  it('are no matter of cargo that was not fetched', async () => {
    const { run, ids } = await onTheRoad(1, 'fetch');
    const [id = 0] = ids;
    const refused = await comeBack(run, [failed(id, { placesBack: 3 })]);
    expect(Object.keys(errorsOf(refused))).toEqual(['outcomes.0.placesBack']);
    expect((await comeBack(run, [failed(id)])).status).toBe(200);
    expect((await staff.read(run)).orders).toMatchObject([{ handover: { task: 'fetch', placesBack: null } }]);
  });

  it('stay as they were told when the order has more places since', async () => {
    const { run, ids } = await onTheRoad(1);
    const [id = 0] = ids;
    await comeBack(run, [failed(id)], { close: true });
    await staff.edit(id, { packages: Array.from({ length: 4 }, () => validPackage) });
    expect(await heldOf(id)).toMatchObject({ places: 4, placesBack: 3 });
  });
});
